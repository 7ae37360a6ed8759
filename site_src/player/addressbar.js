// @ts-check
"use strict";

const SOON_MS = 1000;

/**
 * @typedef {object} Place what the address says, and what its entry in the history keeps for when the reader returns
 * @property {string} hash
 * @property {number} index the frame
 * @property {number} played milliseconds of the agreed time
 */

/**
 * Keeps the address in step with the table, at rest only: browsers refuse many changes in a row.
 *
 * @param {() => Place | null} place null leaves the address as it is
 */
function addressBar(place) {
  let timer = 0;
  let isKept = false; // whether the address of the game before is to stay behind in the history

  function write() {
    window.clearTimeout(timer);
    const now = place();
    if (now === null) return;
    const { hash, ...left } = now;
    if (hash === location.hash && left.index === history.state?.index && left.played === history.state?.played) return;
    try {
      if (isKept) history.pushState(left, "", hash);
      else history.replaceState(left, "", hash);
      isKept = false;
    } catch {
      // Refused; the next rest says it again.
    }
  }

  function writeSoon() {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, SOON_MS);
  }

  /** The next game gets an address beside this one's, so that Back brings this one again. */
  function keep() {
    write();
    isKept = place() !== null;
  }

  return { write, writeSoon, keep };
}
