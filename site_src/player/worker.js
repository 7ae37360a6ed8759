// @ts-check
"use strict";

// The engine's worker. The build puts Pyodide's lock file and its two scripts in front of this one, so
// that the worker is a single script: from file:// no browser lets it load another.
//
// in    {library: bytes} and {python: WebAssembly.Module}, then any number of calls as JSON text
// out   JSON text: {status, done?, message?} while starting, then what engine/bridge.py answers
(() => {
  /** @type {any} */
  const scope = self;
  const library = arrival();
  const python = arrival();

  /** A promise for something that the page will send. */
  function arrival() {
    /** @type {(value: any) => void} */
    let resolve = () => {};
    const promise = new Promise((r) => (resolve = r));
    return { promise, resolve };
  }

  /** @param {object} message */
  function post(message) {
    scope.postMessage(JSON.stringify(message));
  }

  // Pyodide fetches two files. The library comes from the page, as does the WebAssembly, though
  // already compiled; the network is never asked.
  scope.fetch = async (/** @type {URL | string} */ address) => {
    const name = String(address).split("/").pop();
    if (name === "python_stdlib.zip") return new Response(await library.promise);
    if (name === "pyodide.asm.wasm") return new Response();
    throw new TypeError(`The engine has no file ${address}.`);
  };

  // Where WebAssembly does not start, Pyodide writes a warning and waits forever: hear of it here.
  const wasm = arrival();
  WebAssembly.instantiateStreaming = async (_, imports) => {
    /** @type {WebAssembly.Module} */
    const module = await python.promise;
    const instance = WebAssembly.instantiate(module, imports);
    wasm.resolve(instance);
    return { module, instance: await instance };
  };

  async function boot() {
    const loading = scope.loadPyodide({ indexURL: "file:///runtime/", lockFileContents: scope.pyodideLock });
    await Promise.race([wasm.promise, loading]); // whichever fails
    post({ status: "loading", done: 0.6 });
    const pyodide = await loading;
    post({ status: "loading", done: 0.9 });
    return pyodide.pyimport("engine.bridge").call;
  }

  /** @param {(text: string) => string} call @param {string} text */
  function answer(call, text) {
    try {
      scope.postMessage(call(text));
    } catch (error) {
      post({ id: JSON.parse(text).id, error: { kind: "bug", message: String(error) } });
    }
  }

  const booted = boot();
  booted.then(
    () => post({ status: "ready" }),
    (error) => post({ status: "failed", message: `Python did not start: ${error?.message ?? error}` }),
  );

  scope.onmessage = (/** @type {MessageEvent} */ { data }) => {
    if (data.library) library.resolve(data.library);
    else if (data.python) python.resolve(data.python);
    else booted.then((call) => answer(call, data), () => {});
  };
})();
