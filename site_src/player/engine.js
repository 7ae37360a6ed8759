// @ts-check
"use strict";

/**
 * @typedef {{ status: "loading" | "ready" | "failed", done?: number, message?: string }} EngineStatus
 * @typedef {Error & { kind: "input" | "bug" | "failed" }} EngineError  input: the request is wrong; bug: the
 *   engine is; failed: there is no engine, because it did not start or was stopped
 * @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void }} Waiting
 */

/**
 * Start the engine. Calls may be made at once and are answered when it is ready.
 * @param {{ onStatus?: (status: EngineStatus) => void, folder?: string }} [options] folder: where the
 *   runtime's scripts are, relative to the page
 */
function startEngine({ onStatus = () => {}, folder = "runtime/" } = {}) {
  return new Engine(onStatus, folder);
}

/** The engine in its worker. The shapes of calls and answers are written in engine/bridge.py. */
class Engine {
  static PATIENCE = 60_000; // milliseconds of silence while starting; a slow phone needs a fifth of it

  /** @param {(status: EngineStatus) => void} onStatus @param {string} folder */
  constructor(onStatus, folder) {
    this.onStatus = onStatus;
    this.folder = folder;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.lastId = 0;
    this.payloads = 0;
    /** @type {Worker | undefined} */
    this.worker = undefined;
    /** @type {EngineError | undefined} why there is no engine any more */
    this.ended = undefined;
    this.started = this.start();
    this.started.catch((error) => this.fail(error.message));
  }

  /**
   * Ask for one answer; rejects with an EngineError.
   * @param {string} name
   * @param {object} args
   * @returns {Promise<any>}
   */
  call(name, args) {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      this.started.then(() => this.worker?.postMessage(JSON.stringify({ id, call: name, args })), () => {});
    });
  }

  /** End the engine, even in the middle of a call: Python cannot be interrupted. To go on, start another. */
  stop() {
    this.end("The engine was stopped.");
  }

  // ---- starting

  async start() {
    if (typeof WebAssembly !== "object") throw new Error("This browser has no WebAssembly, or has it switched off.");
    if (typeof DecompressionStream !== "function") throw new Error("This browser is too old: it has no DecompressionStream.");
    this.wait();
    const [python, source, library] = ["python", "worker", "library"].map((name) => this.load(name));
    const compiled = python.then((text) => WebAssembly.compileStreaming(response(text, "application/wasm")));
    const unpacked = library.then((text) => response(text, "application/zip").arrayBuffer());
    for (const promise of [compiled, unpacked]) promise.catch(() => {}); // heard of below
    this.open(await source);
    this.worker?.postMessage({ library: await unpacked });
    const module = await compiled.catch((error) => Promise.reject(new Error(`Python did not start: ${error.message}`)));
    this.worker?.postMessage({ python: module });
  }

  /** @param {string} name */
  async load(name) {
    const text = await loadPayload(`${this.folder}${name}.js`, name);
    this.report({ status: "loading", done: ++this.payloads / 10 });
    return text;
  }

  /** @param {string} source the worker's whole script: from file:// a worker can have no other file */
  open(source) {
    if (this.ended) return;
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.worker = new Worker(url);
    this.worker.onmessage = ({ data }) => this.receive(JSON.parse(data));
    this.worker.onerror = (event) => this.fail(event.message || "The browser refused to run its worker.");
    this.started.finally(() => URL.revokeObjectURL(url)).catch(() => {});
  }

  wait() {
    this.patience = setTimeout(() => this.fail("It did not get ready in time."), Engine.PATIENCE);
  }

  // ---- what the worker says

  /** @param {any} message */
  receive(message) {
    if (message.status) return this.report(message);
    const call = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) call?.reject(engineError(message.error.kind, message.error.message));
    else call?.resolve(message.value);
  }

  /** @param {EngineStatus} status */
  report(status) {
    if (this.ended) return;
    clearTimeout(this.patience);
    if (status.status === "failed") return this.fail(status.message ?? "It gave no reason.");
    if (status.status === "loading") this.wait();
    this.onStatus(status);
  }

  // ---- ending

  /** @param {string} message */
  fail(message) {
    if (this.ended) return;
    this.end(message);
    this.onStatus({ status: "failed", message });
  }

  /** @param {string} message */
  end(message) {
    clearTimeout(this.patience);
    this.worker?.terminate();
    const ended = (this.ended ??= engineError("failed", message));
    for (const call of this.waiting.values()) call.reject(ended);
    this.waiting.clear();
  }
}

/**
 * @param {EngineError["kind"]} kind
 * @param {string} message
 * @returns {EngineError}
 */
function engineError(kind, message) {
  return Object.assign(new Error(message), { kind });
}
