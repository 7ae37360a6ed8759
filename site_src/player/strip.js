// @ts-check
"use strict";

const STRIP_POINTS = 600; // as many as the strip is wide, about; a longer game is sampled

/**
 * The strip of the whole game: packet sizes over its battles, stacked, with wars as notches.
 *
 * @param {Element} svg
 * @param {Game} game
 */
function drawStrip(svg, game) {
  const battles = game.rests.length - 1;
  const step = Math.max(1, Math.ceil(battles / STRIP_POINTS));
  const marks = game.rests.map((_, battle) => battle).filter((battle) => battle % step === 0 || battle === battles);
  const sizes = marks.map((battle) => game.frame(game.rests[battle]).sizes);
  const total = Math.max(1, ...sizes.map(sum));
  svg.setAttribute("viewBox", `0 0 ${Math.max(1, battles)} ${total}`);
  const areas = Array.from({ length: game.players }, (_, seat) => {
    const edge = (/** @type {number[]} */ all, /** @type {number} */ upTo) => total - sum(all.slice(0, upTo));
    const above = marks.map((battle, i) => `${battle} ${edge(sizes[i], seat + 1)}`);
    const below = marks.map((battle, i) => `${battle} ${edge(sizes[i], seat)}`).reverse();
    return path(`tide-${seat + 1}`, `M${[...above, ...below].join("L")}Z`);
  });
  svg.replaceChildren(...areas, path("tide-wars", warNotches(game, total, step)), path("tide-ahead", ""));
}

/**
 * Veil what is not played yet, so that the strip does not give the ending away.
 * @param {Element} svg
 * @param {number} finished
 */
function veilAhead(svg, finished) {
  const [, , width, height] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
  svg.querySelector(".tide-ahead")?.setAttribute("d", `M${finished} 0H${width}V${height}H${finished}Z`);
}

/**
 * @param {Game} game
 * @param {number} total
 * @param {number} step
 */
function warNotches(game, total, step) {
  const kind = game.answer.fields.indexOf("kind");
  const battle = game.answer.fields.indexOf("battle");
  const wars = new Set(game.answer.frames.filter((frame) => frame[kind] === "war").map((frame) => frame[battle]));
  const shown = new Set([...wars].map((at) => at - (at % step)));
  return [...shown].map((at) => `M${at} ${total}v${-total / 5}`).join("");
}

/**
 * @param {string} name
 * @param {string} d
 */
function path(name, d) {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("class", name);
  element.setAttribute("d", d);
  return element;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
