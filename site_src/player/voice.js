// @ts-check
"use strict";

/** What the page says beside the game: aloud, in a remark on the table, or as an alert. */
class Voice {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    this.lasts = false; // whether the complaint is of something that going on does not mend
  }

  /** @param {string} text for those who listen to the page */
  announce(text) {
    find(this.page, ".announcer").textContent = text;
  }

  /** @param {string} text a remark about the table, not about the game */
  say(text) {
    find(this.page, ".remark").textContent = text;
    this.announce(text);
  }

  /**
   * @param {any} error what went wrong
   * @param {Address} [asked] the game that was asked for
   */
  complain(error, asked) {
    this.lasts = error.kind === "failed" || error.kind === "bug";
    const alert = find(this.page, "[role=alert]");
    alert.textContent = errorText(error, asked);
    alert.classList.toggle("lasts", this.lasts);
  }

  /** Another game is asked for. */
  forget() {
    find(this.page, "[role=alert]").textContent = "";
  }

  /** The reader goes on: what was said before does not stay. */
  hush() {
    find(this.page, ".remark").textContent = "";
    if (!this.lasts) this.forget();
  }
}

/**
 * What went wrong, in a sentence for people.
 * @param {any} error
 * @param {Address} [asked] the game that was asked for
 * @returns {string}
 */
function errorText(error, asked) {
  if (error.kind === "failed") {
    return `The engine does not run, so no new game can be dealt. ${error.message} The game on the table can still be played, and all other pages are whole.`;
  }
  if (error.kind === "bug") {
    const game = asked ? ` The game: play.html${addressText(asked)}` : "";
    return `This is a fault of the program, not of yours. Please report it with these words: ${error.message}.${game}`;
  }
  return `${error.message} The table keeps the game that lies on it.`;
}
