// @ts-check
"use strict";

const SOON_MS = 1000;

/**
 * Keeps the address in step with the table, at rest only: browsers refuse many changes in a row.
 *
 * @param {() => string | null} hash what it should say; null leaves it as it is
 */
function addressBar(hash) {
  let timer = 0;

  function write() {
    window.clearTimeout(timer);
    const text = hash();
    try {
      if (text !== null && text !== location.hash) history.replaceState(null, "", text);
    } catch {
      // Refused; the next rest says it again.
    }
  }

  function writeSoon() {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, SOON_MS);
  }

  return { write, writeSoon };
}
