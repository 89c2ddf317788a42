// @ts-check
/*
 * Program of the process that runs a render bundle. Passed to Node as text, because the process may read no
 * file. The bundle runs in a context with only ECMAScript. Only strings go in and out, so it can reach no
 * object of this program, and through it no module of Node. If it did, it would find only frozen intrinsics.
 * Reads and writes lines of JSON; `render-sandbox.ts` is the other side.
 */
import { createInterface } from 'node:readline';
import vm from 'node:vm';

/** Time limit of one turn of the bundle; after a timer it continues in the next one. */
let turnMs = 1000;

const context = vm.createContext(Object.create(null), {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});

/** @param {string} source @returns {unknown} */
const run = (source) => new vm.Script(source).runInContext(context, { timeout: turnMs });

/** @param {unknown} value as source text */
const literal = (value) => JSON.stringify(value).replaceAll('\u2028', '\\u2028');

const PRELUDE = `'use strict';
(() => {
  // Node would call it with its own objects, also on a replaced Error.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  Object.defineProperty(globalThis, 'Error', { value: Error, writable: false, configurable: false });
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];
  const { parse, stringify } = JSON;
  const timers = new Map();
  let lastTimer = 0;
  const answers = [];
  const inputs = {};
  const say = (answer) => answers.push(stringify(answer));
  globalThis.setTimeout = (task, ms = 0, ...args) => {
    lastTimer += 1;
    timers.set(lastTimer, { at: Date.now() + Number(ms), task: () => task(...args) });
    return lastTimer;
  };
  globalThis.clearTimeout = (timer) => void timers.delete(timer);
  globalThis.queueMicrotask = (task) => void Promise.resolve().then(task);
  const quiet = () => {};
  globalThis.console = { log: quiet, info: quiet, debug: quiet, warn: quiet, error: quiet };
  const problemOf = (error) => {
    try {
      return String((error && error.message) || error).slice(0, 500);
    } catch {
      return 'it threw what cannot be read';
    }
  };
  const calls = {
    inputs: (text) => Object.assign(inputs, parse(text)),
    list: ({ mount }) => vitrinaPages.list(mount, inputs.answers, inputs.config),
    render: ({ path, gone }) =>
      vitrinaPages.render(path, inputs.answers, inputs.config, gone ?? null),
  };
  Object.defineProperty(globalThis, 'vitrinaSandbox', {
    value: Object.freeze({
      ask(text) {
        const question = parse(text);
        Promise.resolve()
          .then(() => calls[question.call](question.value))
          .then(
            (value) => say({ value: value ?? null }),
            (error) => say({ problem: problemOf(error) }),
          );
      },
      turn() {
        for (const [timer, { at, task }] of timers)
          if (at <= Date.now() && timers.delete(timer)) task();
      },
      // Always a string: an object would give access to the program.
      take() {
        const next = timers.size === 0 ? -1 : Math.min(...[...timers.values()].map(({ at }) => at));
        return '' + (answers.shift() ?? next);
      },
    }),
  });
})();`;

/**
 * ECMAScript's globals as constants of every script: Node handles each access to a property of the global
 * object, which makes computing loops ten times slower.
 */
const BUILT_IN = `const {
  Object, Function, Array, Number, Boolean, String, Symbol, Date, Promise, RegExp, JSON, Math, Intl, BigInt,
  AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError,
  ArrayBuffer, DataView, Uint8Array, Int8Array, Uint8ClampedArray, Uint16Array, Int16Array, Uint32Array,
  Int32Array, Float32Array, Float64Array, BigUint64Array, BigInt64Array,
  Map, Set, WeakMap, WeakSet, WeakRef, FinalizationRegistry, Proxy, Reflect,
  parseInt, parseFloat, isNaN, isFinite, encodeURIComponent, decodeURIComponent, encodeURI, decodeURI,
} = globalThis;`;

/** @type {(answer: object) => void} */
const answer = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Runs turns of the bundle until the question is answered or nothing is pending. */
async function settled() {
  for (;;) {
    const taken = run('vitrinaSandbox.take()');
    if (typeof taken !== 'string') throw new Error('its context is broken');
    if (taken.startsWith('{')) return taken;
    if (taken === '-1') throw new Error('it waits for something that never comes');
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Number(taken) - Date.now())));
    run('vitrinaSandbox.turn()');
  }
}

run(PRELUDE);
run(BUILT_IN);
for await (const line of createInterface({ input: process.stdin })) {
  /** @type {{ call: string, value: unknown, timeMs: number }} */
  const question = JSON.parse(line);
  turnMs = question.timeMs;
  try {
    if (question.call === 'source') {
      run(String(question.value));
      answer({ value: null });
      continue;
    }
    run(`vitrinaSandbox.ask(${literal(line)})`);
    const text = await settled();
    process.stdout.write(`${text.replaceAll('\n', ' ')}\n`);
  } catch (error) {
    answer({ problem: String(Object(error).message ?? error).slice(0, 500) });
  }
}
