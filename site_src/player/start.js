// @ts-check
"use strict";

// The table opens with the finished game that the page carries. When the engine is ready, the game in the
// address takes its place; if none is named, a fresh deal does, unless the reader has begun.
(async () => {
  const page = /** @type {HTMLElement} */ (document.getElementById("play"));
  // The engine first: most of its start happens in other threads, while the table is laid.
  const voice = new Voice(page);
  const engine = startEngine({ onStatus: (status) => showStatus(page, voice, status) });
  document.documentElement.dataset.engine = "loading";
  const data = JSON.parse(document.getElementById("baked")?.textContent ?? "");
  const play = new PracticeTable(page, data, engine, voice);
  play.lay(play.game, play.address, 0);
  keepPreferences(page);
  wireControls(play);
  const isNamed = await openAddress(play);
  if (!isNamed) await play.open({ rules: {} }, { stillWanted: () => !play.begun });
})();
