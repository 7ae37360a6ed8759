// @ts-check
"use strict";

const FLIGHT_MS = 180;
const BEAT_MS = 1500; // how long the cards of a whole battle lie before they are taken

/**
 * Changes the table and lets the cards move from where they were to where they are.
 *
 * New cards come from their player's packet; cards that are taken slide to the taker's packet as
 * short-lived copies, the best one framed. Nothing waits for a flight: the table is right at once.
 *
 * @param {Table} table
 * @param {() => void} change
 * @param {{ moves: boolean, taker?: { seat: number, best: string, wait: number } }} how whether cards move or only
 *   lie there for a while; who takes the stake in this change, the place of the card that decided, and how many
 *   milliseconds the cards lie there before
 */
function fly(table, change, { moves, taker }) {
  const before = cardsInStake(table);
  const leaving = taker ? [...before].map(([key, cell]) => ghost(table, cell, key === taker.best)) : [];
  change();
  for (const [key, cell] of cardsInStake(table)) {
    if (moves && !before.has(key)) glide(cell, { from: offset(packetOf(table, seatOf(key)), cell) });
  }
  for (const copy of leaving) {
    const { seat, wait } = /** @type {{ seat: number, wait: number }} */ (taker);
    if (moves) glide(copy, { to: offset(packetOf(table, seat), copy), wait }).onfinish = () => copy.remove();
    else window.setTimeout(() => copy.remove(), wait);
  }
}

/**
 * The same from one frame to another. Where the cards that decide have not been seen yet, they are shown
 * first and lie for a beat before they are taken.
 *
 * @param {Table} table
 * @param {Game} game
 * @param {{ from: number, taken: number | undefined, moves: boolean }} how the frame shown now, the one in which the
 *   stake is taken, if that is passed, and whether cards move
 * @param {() => void} change
 */
function flyOver(table, game, { from, taken, moves }, change) {
  if (taken === undefined) return fly(table, change, { moves });
  const areSeen = taken === from + 1;
  if (!areSeen) table.render(game, taken - 1);
  fly(table, change, { moves, taker: { ...deciding(game, taken), wait: areSeen ? 0 : BEAT_MS } });
}

/** Whatever is still on its way has arrived. @param {Table} table */
function land(table) {
  for (const copy of table.element.querySelectorAll(".ghost")) copy.remove();
}

/**
 * Who takes the stake in a frame, and the place of the card that decided; none did if nobody else was left.
 * @param {Game} game
 * @param {number} taken
 */
function deciding(game, taken) {
  const { seats: [seat], exposed } = game.frame(taken);
  const { kind, seats, table } = game.frame(taken - 1);
  const isAlone = kind === "short" || (kind === "compared" && seats.length === 1);
  const step = table.findLastIndex((group) => group[seat] === exposed[seat]);
  return { seat, best: isAlone ? "" : `${seat},${step}` };
}

/** @param {string} key */
function seatOf(key) {
  return Number(key.split(",")[0]);
}

/**
 * The cards on the table by "seat,step".
 * @param {Table} table
 * @returns {Map<string, Element>}
 */
function cardsInStake(table) {
  const found = new Map();
  for (const row of table.element.querySelectorAll(".row")) {
    [...row.querySelectorAll(".cell")].forEach((cell, step) => {
      const card = cell.querySelector(".card");
      if (card) found.set(`${/** @type {HTMLElement} */ (row).dataset.seat},${step}`, card);
    });
  }
  return found;
}

/**
 * A copy that may fly across the table while the real place is empty already.
 * @param {Table} table
 * @param {Element} card
 * @param {boolean} isBest
 */
function ghost(table, card, isBest) {
  const copy = /** @type {SVGElement} */ (card.cloneNode(true));
  const at = card.getBoundingClientRect();
  const home = table.element.getBoundingClientRect();
  copy.classList.add("ghost");
  copy.classList.toggle("won", isBest);
  copy.removeAttribute("role");
  copy.removeAttribute("aria-label");
  copy.setAttribute("aria-hidden", "true");
  copy.style.left = `${at.left - home.left - table.element.clientLeft}px`;
  copy.style.top = `${at.top - home.top - table.element.clientTop}px`;
  copy.style.width = `${at.width}px`;
  copy.style.height = `${at.height}px`;
  table.element.append(copy);
  return copy;
}

/** @param {Table} table @param {number} seat */
function packetOf(table, seat) {
  return find(table.seats[seat], ".packet");
}

/** @param {Element} from @param {Element} to */
function offset(from, to) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return { x: a.left + a.width / 2 - b.left - b.width / 2, y: a.top + a.height / 2 - b.top - b.height / 2 };
}

const HERE = { x: 0, y: 0 };

/**
 * @param {Element} element
 * @param {{ from?: { x: number, y: number }, to?: { x: number, y: number }, wait?: number }} way
 */
function glide(element, { from = HERE, to = HERE, wait = 0 }) {
  const place = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ transform: `translate(${x}px, ${y}px)` });
  return element.animate([place(from), place(to)], { duration: FLIGHT_MS, delay: wait, easing: "ease-out", fill: "backwards" });
}

/** Whether cards may fly at all. */
function motionWanted() {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches && document.visibilityState === "visible";
}
