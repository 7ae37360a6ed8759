// @ts-check
"use strict";

/**
 * Counts the minutes for which a game is being played. Paused, it stands.
 *
 * @param {() => number} now milliseconds
 */
function clock(now = () => performance.now()) {
  let counted = 0;
  let since = NaN;

  return {
    run() { if (Number.isNaN(since)) since = now(); },
    pause() { counted += Number.isNaN(since) ? 0 : now() - since; since = NaN; },
    reset() { counted = 0; since = NaN; },
    minutes() { return (counted + (Number.isNaN(since) ? 0 : now() - since)) / 60_000; },
  };
}
