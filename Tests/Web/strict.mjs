import { ready } from "/choice-kit.js";

await ready.catch(() => {});
for (let count = 0; count < 5; count += 1) await new Promise(requestAnimationFrame);
document.body.dataset.isReady = "";
