// @ts-check
"use strict";

/**
 * The minutes agreed for a game. They count while it is played and stand while it is paused; when they are
 * over, the battle in progress is finished and no other begins.
 */
class AgreedTime {
  /** @param {number} [played] milliseconds that are over already */
  constructor(played = 0) {
    this.counted = played;
    this.since = NaN; // since when it has been running, if it does
    this.furthest = 0;
  }

  run() {
    if (Number.isNaN(this.since)) this.since = performance.now();
  }

  pause() {
    this.counted = this.elapsed();
    this.since = NaN;
  }

  /** @returns {number} milliseconds */
  elapsed() {
    return this.counted + (Number.isNaN(this.since) ? 0 : performance.now() - this.since);
  }

  /** @param {number} minutes as agreed */
  left(minutes) {
    const left = Math.max(0, Math.ceil(minutes - this.elapsed() / 60_000));
    return left === 1 ? "1 minute left" : `${left} minutes left`;
  }

  /** @param {number} battles how many are finished: the front of the game, wherever the reader looks back to */
  reach(battles) {
    this.furthest = Math.max(this.furthest, battles);
  }

  /**
   * Whether the game ends at this round boundary.
   * @param {number | undefined} minutes as agreed
   * @param {number} battles how many are finished
   */
  isUp(minutes, battles) {
    return minutes !== undefined && this.elapsed() >= minutes * 60_000 && battles >= this.furthest;
  }
}
