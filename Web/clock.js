// Time, replaceable: a test sets its members and drives the controls itself.
export const clock = {
  // Seconds since some origin.
  now: () => performance.now() / 1000,
  requestFrame: (callback) => requestAnimationFrame(callback),
  setTimer: (callback, seconds) => setTimeout(callback, seconds * 1000),
};
