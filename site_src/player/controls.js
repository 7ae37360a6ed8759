// @ts-check
"use strict";

/**
 * What stands around the table: buttons, the place in the game, the engine's status, the rules.
 */

/** @param {PracticeTable} play */
function wireControls(play) {
  /** @type {Record<string, () => void>} */
  const actions = {
    deal: () => play.deal(),
    step: () => play.forward(play.index + 1),
    back: () => play.move(play.index - 1),
    battle: () => play.forward(play.game.nextRest(play.index)),
    autoplay: () => play.autoplay.toggle(),
    end: () => play.move(play.game.last),
    copy: () => copyLink(play),
  };
  for (const button of play.page.querySelectorAll("[data-action]")) {
    const action = actions[/** @type {HTMLElement} */ (button).dataset.action ?? ""];
    button.addEventListener("click", action);
  }
  const place = /** @type {HTMLInputElement} */ (find(play.page, "[name=battle]"));
  place.addEventListener("input", () => play.move(play.game.rest(Number(place.value))));
  place.addEventListener("change", () => play.bar.write());
  document.addEventListener("visibilitychange", () => document.hidden && play.autoplay.hide());
  window.addEventListener("resize", () => {
    land(play.table);
    play.table.fitStake();
  });
  window.addEventListener("hashchange", () => openAddress(play));
  window.addEventListener("pagehide", () => play.bar.write());
}

/**
 * Open the game that the address names; an anchor or nothing leaves the table as it is.
 * @param {PracticeTable} play
 */
async function openAddress(play) {
  try {
    const address = readAddress(location.hash);
    if (address) await play.open(address, { left: history.state ?? {} });
    return address !== null;
  } catch (error) {
    play.refuse(error);
    return true;
  }
}

/** @param {PracticeTable} play */
async function copyLink(play) {
  const link = new URL(play.hash(), location.href).href;
  const field = /** @type {HTMLInputElement} */ (find(play.page, ".link input"));
  field.value = link;
  try {
    await navigator.clipboard.writeText(link);
    play.voice.say("The link to this game is copied.");
  } catch {
    find(play.page, ".link").hidden = false;
    field.focus();
    field.select();
    play.voice.say("This browser does not copy by itself: the link is selected, copy it from the field.");
  }
}

/** @param {HTMLElement} page */
function chosenSpeed(page) {
  const chosen = /** @type {HTMLInputElement} */ (find(page, "[name=speed]:checked"));
  return SPEEDS[/** @type {keyof typeof SPEEDS} */ (chosen.value)];
}

/**
 * @param {HTMLElement} page
 * @param {boolean} playing
 */
function markPlaying(page, playing) {
  const button = find(page, "[data-action=autoplay]");
  button.textContent = playing ? "Pause" : "Auto-play";
  button.classList.toggle("is-playing", playing);
}

/**
 * @param {HTMLElement} page
 * @param {Game} game
 * @param {Names["rules"]} links
 */
function showGame(page, game, links) {
  find(page, ".remark").textContent = "";
  find(page, "[name=battle]").setAttribute("max", String(game.answer.ending.battles));
  drawStrip(find(page, ".tide"), game);
  find(page, ".rules-name").textContent = game.answer.rules_name;
  showRules(find(page, ".rules-of-game"), game.answer.rules, links);
}

/**
 * @param {HTMLElement} page
 * @param {Game} game
 * @param {Frame} frame
 */
function showPlace(page, game, frame) {
  const place = /** @type {HTMLInputElement} */ (find(page, "[name=battle]"));
  place.value = String(frame.finished);
  find(page, ".link").hidden = true; // it was of another place
  veilAhead(find(page, ".tide"), frame.finished);
  place.setAttribute("aria-valuetext", `${frame.finished} of ${game.answer.ending.battles} battles`);
}

/**
 * @param {HTMLElement} page
 * @param {Voice} voice
 * @param {{ status: string, done?: number, message?: string }} status
 */
function showStatus(page, voice, { status, done, message }) {
  document.documentElement.dataset.engine = status;
  const bar = /** @type {HTMLProgressElement} */ (find(page, "progress"));
  bar.hidden = status !== "loading";
  if (done !== undefined) bar.value = done;
  if (status === "failed") voice.complain({ kind: "failed", message });
  const text = { loading: "Getting ready to deal", ready: "", failed: "No new deals" }[status] ?? "";
  find(page, ".engine-word").textContent = text;
}

/**
 * @param {HTMLElement} list
 * @param {Answer["rules"]} rules
 * @param {Names["rules"]} links
 */
function showRules(list, rules, links) {
  list.replaceChildren(...rules.map(({ knob, name, sentence, changed }) => {
    const link = /** @type {HTMLAnchorElement} */ (make("a", "", name));
    link.href = links[knob].href;
    const item = make("li");
    item.append(link, ": ", make(changed ? "strong" : "span", "", sentence));
    return item;
  }));
}
