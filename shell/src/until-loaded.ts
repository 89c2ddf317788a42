/** The longest wait before another try, in ms. */
const NEXT_TRY_MS = 10_000;

/**
 * Loads a part of a page for rendering: React calls for it until it is there and would forget a
 * failure. What is prerendered stands until the code comes, however often that fails.
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
