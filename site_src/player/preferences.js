// @ts-check
"use strict";

const PREFERENCES_KEY = "war:table";

/**
 * Keep what the reader prefers at this table (inputs marked data-preference), where the browser keeps anything
 * for a page; else it holds until the page is left.
 *
 * @param {HTMLElement} page
 */
function keepPreferences(page) {
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (page.querySelectorAll("[data-preference]"));
  const kept = readPreferences();
  for (const input of inputs) {
    if (input.type === "radio" ? kept[input.name] === input.value : kept[input.name] === true) input.checked = true;
    input.addEventListener("change", () => {
      kept[input.name] = input.type === "radio" ? input.value : input.checked;
      writePreferences(kept);
    });
  }
}

/** @returns {Record<string, unknown>} by the input's name; empty if nothing is kept that can be read */
function readPreferences() {
  try {
    return { ...JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? "{}") };
  } catch {
    return {};
  }
}

/** @param {Record<string, unknown>} preferences */
function writePreferences(preferences) {
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
  } catch {
    // It holds until the page is left.
  }
}
