/** A chart removed before it was drawn must not block those behind it. */
const LONGEST_MS = 500;

export interface Turn {
  /** Resolves in its own task, after the turn before. */
  start: Promise<void>;
  done: () => void;
}

let last: Promise<void> = Promise.resolve();

/** Draws charts one after another: together they are a long task. */
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
