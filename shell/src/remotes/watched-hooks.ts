/** Objects that every part of the page relies on, and no remote has a reason to change. */
const WATCHED: Record<string, object> = {
  history,
  JSON,
  Object,
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Function.prototype': Function.prototype,
  'Promise.prototype': Promise.prototype,
  'Map.prototype': Map.prototype,
  'EventTarget.prototype': EventTarget.prototype,
  'Node.prototype': Node.prototype,
  'Element.prototype': Element.prototype,
  'History.prototype': History.prototype,
};

/** The watched functions of `window`, which has thousands of names. */
const OF_WINDOW = [
  'fetch',
  'XMLHttpRequest',
  'Promise',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
];

type Values = ReadonlyMap<string, unknown>;

function read(): Values {
  const values = new Map<string, unknown>();
  for (const name of OF_WINDOW) values.set(`window.${name}`, Reflect.get(globalThis, name));
  for (const [owner, object] of Object.entries(WATCHED)) {
    for (const name of Object.getOwnPropertyNames(object)) {
      const { value, get } = Object.getOwnPropertyDescriptor(object, name) ?? {};
      values.set(`${owner}.${name}`, get ?? value);
    }
  }
  return values;
}

/**
 * Compares the page's own functions with their earlier values.
 * @returns a function that names those replaced or added since its last call
 */
export function watchHooks(): () => string[] {
  let known = read();
  return () => {
    const now = read();
    const changed = [...now.keys()].filter((name) => now.get(name) !== known.get(name));
    known = now;
    return changed;
  };
}
