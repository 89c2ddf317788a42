/**
 * Runs at most `limit` tasks at a time; the others wait in order.
 * @returns a function that runs a task and returns its result
 */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place goes to the next task in line; `running` stays the same.
      if (next) next();
      else running -= 1;
    }
  };
}
