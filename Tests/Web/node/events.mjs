// Events as the DOM dispatches them: down to the target, and up again, through shadow roots where
// an event is composed. Only what the face and its tests use.

export class FakeEvent {
  defaultPrevented = false;
  currentTarget = null;
  timeStamp = performance.now();
  #path = [];
  #isStopped = false;

  constructor(type, members = {}) {
    Object.assign(this, { bubbles: false, cancelable: false, composed: false, detail: 0 }, members);
    this.type = type;
  }

  /** The target as the present listener may know it: nothing inside of a shadow root further in. */
  get target() {
    const innermost = this.#path[0] ?? null;
    if (!this.currentTarget?.getRootNode) return outermostHost(innermost);
    let target = innermost;
    while (target && !isVisibleFrom(this.currentTarget, target)) target = target.getRootNode().host;
    return target;
  }

  preventDefault() {
    if (this.cancelable) this.defaultPrevented = true;
  }

  stopPropagation() {
    this.#isStopped = true;
  }

  stopImmediatePropagation() {
    this.#isStopped = true;
  }

  composedPath() {
    return [...this.#path];
  }

  dispatch(target) {
    this.#path = pathOf(target, this.composed);
    for (const each of [...this.#path].reverse()) this.#call(each, true);
    const upwards = this.bubbles ? this.#path : this.#path.filter((each) => isTarget(each, target));
    for (const each of upwards) this.#call(each, false);
    this.currentTarget = null;
    return !this.defaultPrevented;
  }

  #call(target, isCapturing) {
    if (this.#isStopped) return;
    this.currentTarget = target;
    target.callListeners(this, isCapturing);
  }
}

function isTarget(each, target) {
  return each === target || (each.shadowRoot && each.shadowRoot.contains?.(target));
}

function isVisibleFrom(place, target) {
  const root = target.getRootNode?.();
  if (!root?.host) return true;
  for (let scope = place; scope; scope = scope.getRootNode?.().host) {
    if (scope === root || scope.getRootNode?.() === root) return true;
  }
  return false;
}

function outermostHost(target) {
  while (target?.getRootNode?.().host) target = target.getRootNode().host;
  return target;
}

function pathOf(target, isComposed) {
  const path = [];
  for (let each = target; each; each = each.eventParent?.(isComposed)) path.push(each);
  return path;
}

export class FakeTarget {
  #listeners = [];

  addEventListener(type, listener, options = {}) {
    const isCapturing = options === true || options?.capture === true;
    const isKnown = this.#listeners.some((each) => each.type === type
      && each.listener === listener && each.isCapturing === isCapturing);
    if (isKnown || options?.signal?.aborted) return;
    const entry = { type, listener, isCapturing, once: options?.once === true };
    this.#listeners.push(entry);
    options?.signal?.addEventListener("abort", () => this.#drop(entry));
  }

  removeEventListener(type, listener, options = {}) {
    const isCapturing = options === true || options?.capture === true;
    this.#listeners = this.#listeners.filter((each) => each.type !== type
      || each.listener !== listener || each.isCapturing !== isCapturing);
  }

  dispatchEvent(event) {
    return event.dispatch(this);
  }

  callListeners(event, isCapturing) {
    for (const entry of [...this.#listeners]) {
      if (entry.type !== event.type || entry.isCapturing !== isCapturing) continue;
      if (entry.once) this.#drop(entry);
      if (typeof entry.listener === "function") entry.listener.call(this, event);
      else entry.listener.handleEvent(event);
    }
  }

  get listenerCount() {
    return this.#listeners.length;
  }

  #drop(entry) {
    this.#listeners = this.#listeners.filter((each) => each !== entry);
  }
}
