/**
 * Runs at most `limit` of the given tasks at a time; the others wait in order.
 * @returns a function that runs one task and answers its result
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
      // The place goes to the next task in line; `running` stays as it is.
      if (next) next();
      else running -= 1;
    }
  };
}
