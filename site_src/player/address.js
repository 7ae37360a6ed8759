// @ts-check
"use strict";

/**
 * The game that the address names: `#profile=classic&down=3&deal=9C+3D+/+9H+KS&battle=12`.
 *
 * What is not named here is a rule, and the engine reads it; the page knows no rules.
 *
 * @typedef {object} Address
 * @property {Record<string, string>} rules profile and knobs, as written
 * @property {string} [deal]
 * @property {string} [seed]
 * @property {number} [battle]
 * @property {number} [time] minutes
 * @property {number} [time_up_after]
 */

const ADDRESS_TEXTS = ["deal", "seed"];
const ADDRESS_NUMBERS = { battle: "the number of battles finished", time: "one minute or more", time_up_after: "a number of battles" };

/**
 * @param {string} hash
 * @returns {Address | null} null if the hash names no game, but a place in the page
 */
function readAddress(hash) {
  if (!hash.includes("=")) return null;
  /** @type {any} */
  const address = { rules: Object.create(null) };
  const query = new URLSearchParams(hash.slice(1));
  for (const [name, value] of query) {
    if (query.getAll(name).length > 1) throw new Error(`“${name}” stands in the address more than once.`);
    if (ADDRESS_TEXTS.includes(name)) address[name] = value;
    else if (Object.hasOwn(ADDRESS_NUMBERS, name)) address[name] = readNumber(name, value);
    else address.rules[name] = value;
  }
  return address;
}

/**
 * @param {string} name
 * @param {string} value
 */
function readNumber(name, value) {
  if (/^\d{1,9}$/.test(value) && (name !== "time" || Number(value) > 0)) return Number(value);
  const meaning = /** @type {any} */ (ADDRESS_NUMBERS)[name];
  throw new Error(`“${name}” in the address cannot be “${value}”: it is ${meaning}, written in digits.`);
}

/**
 * @param {Address} address
 * @returns {string} the hash, as short and as readable as it can be
 */
function addressText({ rules, ...rest }) {
  const named = Object.entries({ ...rules, ...rest }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return "#" + query.toString().replaceAll("%2F", "/");
}

/** A short text that is another one each time. */
function newSeed() {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return [...numbers].map((number) => number.toString(36)).join("").slice(0, 10);
}
