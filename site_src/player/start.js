// @ts-check
"use strict";

// The table opens with the finished game that the page carries; the engine starts by itself, and
// then the game in the address, or a fresh deal, takes its place unless the reader has begun.
(async () => {
  const data = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("baked")).textContent ?? "");
  const play = new PracticeTable(data);
  play.lay(play.game, play.address, 0);
  wireControls(play);
  document.documentElement.dataset.engine = "loading";
  const isNamed = await openAddress(play);
  if (!isNamed) await play.open({ rules: {} }, () => !play.begun);
})();
