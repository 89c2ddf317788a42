/**
 * Runs one task at a time, round robin over keys: a task waits for at most one task of each other key.
 * @returns a function that runs a task of `key` and returns its result
 */
export function fairQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Array<() => void>>();
  let isRunning = false;
  const startNext = () => {
    const [next] = waiting;
    isRunning = next !== undefined;
    if (!next) return;
    const [key, [start, ...others]] = next;
    // Moves to the end of the line with its remaining tasks.
    waiting.delete(key);
    if (others.length > 0) waiting.set(key, others);
    start?.();
  };
  return async (key, task) => {
    if (isRunning) {
      await new Promise<void>((start) => {
        waiting.set(key, [...(waiting.get(key) ?? []), start]);
      });
    }
    isRunning = true;
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
