// @ts-check
"use strict";

const SOON_MS = 1000;

/**
 * Keeps the address in step with the table, at rest only: browsers refuse many changes in a row.
 *
 * @param {() => { hash: string, index: number } | null} place what it should say, and the frame to come back to
 *   when the reader returns to this address; null leaves it as it is
 */
function addressBar(place) {
  let timer = 0;
  let isKept = false; // whether the address of the game before is to stay behind in the history

  function write() {
    window.clearTimeout(timer);
    const now = place();
    if (now === null) return;
    const { hash, index } = now;
    if (hash === location.hash && index === history.state?.index) return;
    try {
      if (isKept) history.pushState({ index }, "", hash);
      else history.replaceState({ index }, "", hash);
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
