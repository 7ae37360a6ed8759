// @ts-check
"use strict";

/**
 * The one element below another that a selector names.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
function find(root, selector) {
  return /** @type {HTMLElement} */ (root.querySelector(selector));
}

/**
 * A new element.
 * @param {string} tag
 * @param {string} [css]
 * @param {string} [text]
 * @returns {HTMLElement}
 */
function make(tag, css = "", text = "") {
  const element = document.createElement(tag);
  if (css) element.className = css;
  if (text) element.textContent = text;
  return element;
}
