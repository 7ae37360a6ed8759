// @ts-check
"use strict";

// Payloads: what the runtime's scripts bring as text, because a page opened from a folder may load
// scripts and nothing else.

/**
 * The bytes that a payload packs, as if they had been fetched.
 * @param {string} text
 * @param {string} type
 */
function response(text, type) {
  const { readable, writable } = new DecompressionStream("gzip");
  unpack(text, writable.getWriter()).catch(() => {}); // the reader hears of it
  return new Response(readable, { headers: { "Content-Type": type } });
}

/**
 * In slices, between which the page stays alive.
 * @param {string} text
 * @param {WritableStreamDefaultWriter} writer
 */
async function unpack(text, writer) {
  const SLICE = 400_000; // letters; a multiple of 4, so that each slice is whole
  try {
    for (let i = 0; i < text.length; i += SLICE) {
      await writer.write(fromBase64(text.slice(i, i + SLICE)));
      await nextTask();
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error);
  }
}

/** Sooner than a timer, which browsers hold back. @returns {Promise<void>} */
function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** @param {string} text @returns {Uint8Array} */
function fromBase64(text) {
  const decode = /** @type {any} */ (Uint8Array).fromBase64; // not yet in every browser
  return decode ? decode.call(Uint8Array, text) : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** @type {Map<string, string>} */
const payloadTexts = new Map();
/** @type {Map<string, Promise<string>>} */
const payloadScripts = new Map();

/**
 * The runtime's scripts call this, each with its own name.
 * @param {string} name
 * @param {string} text
 */
function payload(name, text) {
  payloadTexts.set(name, text);
}

/**
 * The text that a script of the runtime brings, loaded once for all engines of a page.
 * @param {string} src
 * @param {string} name
 */
function loadPayload(src, name) {
  const loading = payloadScripts.get(src) ?? new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => {
      const text = payloadTexts.get(name);
      if (text) resolve(text);
      else reject(new Error(`The file ${src} is damaged.`));
    };
    script.onerror = () => {
      payloadScripts.delete(src); // so that another start may find it
      reject(new Error(`The file ${src} is missing.`));
    };
    document.head.append(script);
  });
  payloadScripts.set(src, loading);
  return loading;
}
