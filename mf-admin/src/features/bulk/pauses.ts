/** Below what a person notices, and below a long task (50 ms). */
const SLICE_MS = 20;

/**
 * Yields to the browser when work on many rows has run for too long; await it after each row.
 * @example const pause = pauses(); for (const row of rows) { work(row); await pause(); }
 */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
