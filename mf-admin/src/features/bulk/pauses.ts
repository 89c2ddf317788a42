/** Shorter than what people feel, and than what browsers call a long task. */
const SLICE_MS = 20;

/**
 * For work on many rows: whoever awaits it after each lets the page breathe when it worked for long.
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
