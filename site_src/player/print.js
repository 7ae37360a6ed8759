// @ts-check
"use strict";

/** A button that prints the page, where there is a script to do it. */
for (const button of document.querySelectorAll(".screen-only button")) {
  const byMenu = button.nextElementSibling;
  /** @type {HTMLElement} */ (button).hidden = false;
  /** @type {HTMLElement} */ (byMenu).hidden = true;
  button.addEventListener("click", () => window.print());
}
