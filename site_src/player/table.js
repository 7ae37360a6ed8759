// @ts-check
"use strict";

const PACKET_LAYERS = 8;

/**
 * The table as drawn from one frame, whatever was on it before.
 *
 * @typedef {object} Names
 * @property {Record<string, string>} cards card -> its name
 * @property {Record<string, { name: string, href: string }>} rules rule -> its name and where it is explained
 */
class Table {
  /**
   * @param {HTMLElement} element
   * @param {Names} names
   */
  constructor(element, names) {
    this.element = element;
    this.names = names;
    /** @type {HTMLElement[]} by seat */
    this.seats = [];
  }

  /**
   * @param {Game} game
   * @param {number} index
   */
  render(game, index) {
    const frame = game.frame(index);
    const ending = index === game.last ? game.answer.ending : null;
    if (this.seats.length !== game.players) this.seat(game.players);
    this.seats.forEach((seat, number) => this.renderSeat(seat, number, frame, ending));
    this.renderStake(frame, ending);
    this.renderCaption(game.caption(index), frame.rule);
    find(this.element, ".battle-count").textContent = frame.battle ? `Battle ${frame.battle.toLocaleString("en")}` : "The deal";
    this.mark(frame, game.source, ending);
  }

  /**
   * Places for so many players: the first below, the others above.
   * @param {number} players
   */
  seat(players) {
    this.seats = Array.from({ length: players }, (_, number) => this.newSeat(number));
    find(this.element, ".others").replaceChildren(...this.seats.slice(1));
    find(this.element, ".you").replaceChildren(this.seats[0]);
    this.element.dataset.players = String(players);
  }

  /** @param {number} number */
  newSeat(number) {
    const packet = make("div", "packet");
    packet.setAttribute("aria-hidden", "true");
    const label = make("p", "seat-label");
    label.append(this.newMark(number), make("span", "name", `Player ${number + 1}`), make("span", "count"), make("span", "state"));
    const seat = make("div", "seat");
    seat.append(packet, label);
    return seat;
  }

  /** @param {number} number */
  newMark(number) {
    const mark = make("span", `mark mark-${number + 1}`, String(number + 1));
    mark.setAttribute("aria-hidden", "true");
    return mark;
  }

  /**
   * @param {HTMLElement} seat
   * @param {number} number
   * @param {Frame} frame
   * @param {Ending | null} ending
   */
  renderSeat(seat, number, frame, ending) {
    const size = frame.sizes[number];
    const packet = find(seat, ".packet");
    packet.dataset.layers = String(Math.min(PACKET_LAYERS, Math.ceil(size / 6)));
    packet.replaceChildren(...(size ? [drawCard(FACE_DOWN, this.names.cards)] : []));
    const isOut = frame.out.includes(number);
    const state = ending?.winners.includes(number) ? "wins" : ending?.losers.includes(number) ? "loses" : isOut ? "out" : "";
    seat.classList.toggle("is-out", isOut);
    seat.classList.toggle("is-winner", state === "wins");
    find(seat, ".count").textContent = cardCount(size);
    find(seat, ".state").textContent = state;
  }

  /**
   * @param {Frame} frame
   * @param {Ending | null} ending
   */
  renderStake(frame, ending) {
    const count = sum(frame.table.map((group) => group.filter((card) => card !== null).length));
    const taken = frame.taken ? `${cardCount(frame.taken)} taken` : "Nothing at stake";
    find(this.element, ".ending").textContent = ending?.headline ?? "";
    find(this.element, ".stake-count").textContent = ending?.story ?? (count ? `${cardCount(count)} at stake` : taken);
    const rows = frame.sizes.map((_, seat) => this.row(seat, frame)).reverse();
    find(this.element, ".rows").replaceChildren(...rows);
    this.fitStake();
  }

  /** Where the cards have room nothing is cut off, not even a card on its way; else the newest are in view. */
  fitStake() {
    const scroll = find(this.element, ".stake-scroll");
    scroll.classList.toggle("fits", scroll.scrollWidth <= scroll.clientWidth);
    scroll.scrollLeft = scroll.scrollWidth;
  }

  /**
   * One player's cards in the stake, in the order they were played.
   * @param {number} seat
   * @param {Frame} frame
   */
  row(seat, frame) {
    const cells = make("ol", "cells");
    cells.setAttribute("aria-label", `Cards of player ${seat + 1} in the stake`);
    const tie = frame.kind === "war" && frame.seats.length > 1; // a two may start a war alone
    const compared = frame.table.findLastIndex((group) => group[seat] !== null && group[seat] !== FACE_DOWN);
    frame.table.forEach((group, step) => cells.append(this.cell(group, seat, tie && step === compared && frame.seats.includes(seat))));
    if (!frame.table.length) cells.append(make("li", "cell place"));
    const row = make("div", "row");
    row.dataset.seat = String(seat);
    row.classList.toggle("is-out", frame.out.includes(seat));
    row.append(this.newMark(seat), cells);
    return row;
  }

  /**
   * @param {(string | null)[]} group
   * @param {number} seat
   * @param {boolean} tied
   */
  cell(group, seat, tied) {
    const cell = make("li", group.includes(FACE_DOWN) ? "cell down" : "cell");
    const card = group[seat];
    if (card === null) cell.setAttribute("aria-hidden", "true");
    else cell.append(drawCard(card, this.names.cards));
    cell.classList.toggle("tied", tied);
    return cell;
  }

  /**
   * The link stays the same element, so that whoever has come to it by the keyboard is not thrown off it.
   * @param {string} text
   * @param {string} rule
   */
  renderCaption(text, rule) {
    const { name, href } = this.names.rules[rule];
    const link = /** @type {HTMLAnchorElement} */ (find(this.element, ".caption .rule"));
    link.textContent = name;
    link.href = href;
    find(this.element, ".caption p").textContent = text;
  }

  /**
   * What links, styles and tests read off the table.
   * @param {Frame} frame
   * @param {string} source
   * @param {Ending | null} ending
   */
  mark(frame, source, ending) {
    const repeat = ending && ending.first_seen !== null;
    const marks = {
      battle: frame.finished,
      source,
      ending: ending?.reason,
      winners: ending?.winners.join(","),
      firstSeen: repeat ? ending.first_seen : undefined,
      period: repeat ? ending.period : undefined,
    };
    for (const [name, value] of Object.entries(marks)) {
      if (value === undefined) delete this.element.dataset[name];
      else this.element.dataset[name] = String(value);
    }
  }
}

/** @param {number} count */
function cardCount(count) {
  return count === 1 ? "1 card" : `${count} cards`;
}
