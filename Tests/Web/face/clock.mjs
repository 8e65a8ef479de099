// A clock that stands still until it is told the time. It takes the place of the face's own.

export class ManualClock {
  seconds = 0;
  #frames = new Map();
  #timers = new Map();
  #lastHandle = 0;

  /** Replaces the members of the face's `clock`. */
  install(clock) {
    clock.now = () => this.seconds;
    clock.requestFrame = (callback) => this.#keep(this.#frames, callback);
    clock.cancelFrame = (handle) => this.#frames.delete(handle);
    clock.setTimer = (callback, seconds) =>
      this.#keep(this.#timers, { callback, due: this.seconds + seconds });
    clock.clearTimer = (handle) => this.#timers.delete(handle);
    return this;
  }

  /** Sets the time, calls what falls due by then, and lets the face render that time's frame. */
  frame(seconds = this.seconds) {
    this.seconds = seconds;
    for (const [handle, timer] of [...this.#timers]) {
      if (timer.due > seconds || !this.#timers.delete(handle)) continue;
      timer.callback();
    }
    const frames = [...this.#frames.values()];
    this.#frames.clear();
    for (const callback of frames) callback(seconds);
  }

  /** How many frames and timers are waited for. */
  get waiting() {
    return this.#frames.size + this.#timers.size;
  }

  #keep(table, entry) {
    this.#lastHandle += 1;
    table.set(this.#lastHandle, entry);
    return this.#lastHandle;
  }
}
