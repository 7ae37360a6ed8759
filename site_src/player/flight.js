// @ts-check
"use strict";

const FLIGHT_MS = 180;

/**
 * Changes the table and lets the cards move from where they were to where they are.
 *
 * New cards come from their player's packet; cards that are taken slide to the taker's packet as
 * short-lived copies. Nothing waits for a flight: the table is right at once.
 *
 * @param {Table} table
 * @param {number | undefined} taker the seat that takes the stake in this change
 * @param {() => void} change
 */
function fly(table, taker, change) {
  const before = cardsInStake(table);
  const leaving = taker === undefined ? [] : [...before.values()].map((cell) => ghost(table, cell));
  change();
  for (const [key, cell] of cardsInStake(table)) {
    if (!before.has(key)) glide(cell, offset(packetOf(table, Number(key.split(",")[0])), cell));
  }
  for (const copy of leaving) {
    glide(copy, { x: 0, y: 0 }, offset(packetOf(table, /** @type {number} */ (taker)), copy)).onfinish = () => copy.remove();
  }
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
 */
function ghost(table, card) {
  const copy = /** @type {SVGElement} */ (card.cloneNode(true));
  const at = card.getBoundingClientRect();
  const home = table.element.getBoundingClientRect();
  copy.classList.add("ghost");
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
  return /** @type {Element} */ (table.seats[seat].querySelector(".packet"));
}

/** @param {Element} from @param {Element} to */
function offset(from, to) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return { x: a.left + a.width / 2 - b.left - b.width / 2, y: a.top + a.height / 2 - b.top - b.height / 2 };
}

/**
 * @param {Element} element
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
function glide(element, from, to = { x: 0, y: 0 }) {
  const place = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ transform: `translate(${x}px, ${y}px)` });
  return element.animate([place(from), place(to)], { duration: FLIGHT_MS, easing: "ease-out", fill: "backwards" });
}

/** Whether cards may fly at all. */
function motionWanted() {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches && document.visibilityState === "visible";
}
