// @ts-check
"use strict";

/** What the page says beside the game: aloud, in a remark on the table, or as an alert. */
class Voice {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {string} text for those who listen to the page */
  announce(text) {
    this.find(".announcer").textContent = text;
  }

  /** @param {string} text a remark about the table, not about the game; empty takes it away */
  say(text) {
    this.find(".remark").textContent = text;
    if (text) this.announce(text);
  }

  /** @param {string} message what went wrong; empty takes it away */
  complain(message) {
    this.find("[role=alert]").textContent = message;
  }

  /** @param {string} selector */
  find(selector) {
    return /** @type {HTMLElement} */ (this.page.querySelector(selector));
  }
}
