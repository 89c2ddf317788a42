/** A chart that was taken away before it was drawn must not hold up those behind it. */
const LONGEST_MS = 500;

export interface Turn {
  /** Resolves in a task of its own, once the one before is done. */
  start: Promise<void>;
  done: () => void;
}

let last: Promise<void> = Promise.resolve();

/** Charts are drawn one after another: all of them in one task would hold the page up. */
export function takeTurn(): Turn {
  const start = last.then(() => new Promise<void>((resolve) => setTimeout(resolve)));
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  last = start.then(() =>
    Promise.race([finished, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS))]),
  );
  return { start, done };
}
