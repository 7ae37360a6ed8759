// @ts-check
"use strict";

/**
 * A finished game as the page walks along it: an answer of the engine to `play` (engine/bridge.py).
 *
 * @typedef {object} Frame
 * @property {string} kind
 * @property {string} rule the id of the rule's section in the rule book
 * @property {number} battle
 * @property {number} finished
 * @property {number[]} seats
 * @property {number[]} sizes
 * @property {number[]} out
 * @property {(string | null)[][]} table by step of play, then by seat
 * @property {(string | null)[]} exposed
 * @property {number} taken
 * @property {number} caption
 *
 * @typedef {object} Ending
 * @property {string} headline who won, in a few words
 * @property {string} story how long it took
 * @property {string} reason
 * @property {number[]} winners
 * @property {number[]} losers
 * @property {number} battles
 * @property {number} wars
 * @property {number | null} first_seen
 * @property {number | null} period
 * @property {number[]} short who went out in the last battle because they ran short of cards; nobody in a draw
 *
 * @typedef {object} Answer
 * @property {string} rules_name
 * @property {{ knob: string, name: string, sentence: string, changed: boolean }[]} rules changed: other than usual
 * @property {string[]} fields
 * @property {any[][]} frames
 * @property {string[]} captions
 * @property {Ending} ending
 */

class Game {
  /**
   * @param {Answer} answer
   * @param {"baked" | "engine"} source
   */
  constructor(answer, source) {
    this.answer = answer;
    this.source = source;
    this.last = answer.frames.length - 1;
    this.players = this.frame(0).sizes.length;
    this.rests = this.findRests();
  }

  /**
   * @param {number} index
   * @returns {Frame}
   */
  frame(index) {
    const values = this.answer.frames[index];
    return /** @type {any} */ (Object.fromEntries(this.answer.fields.map((name, i) => [name, values[i]])));
  }

  /** @param {number} index */
  caption(index) {
    return this.answer.captions[this.frame(index).caption];
  }

  /** For each number of finished battles, the last frame at that round boundary. */
  findRests() {
    const { fields, frames } = this.answer;
    const battle = fields.indexOf("battle");
    const finished = fields.indexOf("finished");
    /** @type {number[]} */
    const rests = [];
    frames.forEach((values, index) => {
      if (values[battle] === values[finished]) rests[values[finished]] = index;
    });
    return rests;
  }

  /**
   * The frame after `from`, up to `to`, in which a stake is taken; undefined if there is none.
   * @param {number} from
   * @param {number} to
   */
  takenBetween(from, to) {
    const kind = this.answer.fields.indexOf("kind");
    const passed = this.answer.frames.slice(from + 1, to + 1).findIndex((frame) => frame[kind] === "taken");
    return passed < 0 || Number.isNaN(from) ? undefined : from + 1 + passed;
  }

  /**
   * The frame at which the battle that is played at this one, or else the next battle, is finished.
   * @param {number} index
   */
  nextRest(index) {
    return this.rest(this.frame(index).finished + 1);
  }

  /**
   * The seat that leads when this many battles are finished: who last held more cards than anybody else.
   * @param {number} battles
   * @returns {number | undefined} undefined while nobody has led
   */
  leader(battles) {
    for (let at = battles; at >= 0; at--) {
      const { sizes } = this.frame(this.rest(at));
      const most = Math.max(...sizes);
      if (sizes.indexOf(most) === sizes.lastIndexOf(most)) return sizes.indexOf(most);
    }
  }

  /**
   * The frame at which this many battles are finished; the ending if there are not so many.
   * @param {number} battles
   */
  rest(battles) {
    return this.rests[battles] ?? this.last;
  }
}
