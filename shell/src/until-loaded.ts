/** Longest pause between tries, in ms. */
const NEXT_TRY_MS = 10_000;

/**
 * Loads a part of a page during rendering, and retries for ever: React would forget a failure. Prerendered
 * markup stays until the code arrives.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextTry();
    }
  }
}

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, NEXT_TRY_MS);
  });
