// @ts-check
"use strict";

const SVG = "http://www.w3.org/2000/svg";
const FACE_DOWN = "??";

/**
 * A card as a picture with its name. A face-down card is a back and nothing else.
 *
 * @param {string} card
 * @param {Record<string, string>} names card -> its name for people
 */
function drawCard(card, names) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "card");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", names[card]);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", card === FACE_DOWN ? "#card-back" : `#card-${card}`);
  svg.append(use);
  return svg;
}
