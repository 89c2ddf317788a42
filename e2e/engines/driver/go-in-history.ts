import { setTimeout as wait } from 'node:timers/promises';

/** Timeout and polling interval in ms. */
const PATIENCE_MS = 30_000;
const ASK_MS = 30;
/** WebKit may never answer a script that starts during a navigation. */
const ANSWER_MS = 3_000;

/** Identifies the current document and its address. */
const SHOWN = `[document.readyState, performance.timeOrigin, location.href].join(' ')`;

type Evaluate = (expression: string) => Promise<unknown>;

/**
 * Runs `go` and waits until another page is shown. Drivers wait for a load event: a page restored from the
 * back/forward cache has none, and Firefox's driver takes a replaced history entry for it.
 */
export async function showOther(evaluate: Evaluate, go: () => Promise<unknown>): Promise<void> {
  // No page answers during a navigation.
  const shown = () =>
    Promise.race([
      evaluate(SHOWN).catch((error) => String(error)),
      wait(ANSWER_MS, 'no answer', { ref: false }),
    ]);
  const before = await shown();
  await go();
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await shown();
    if (String(now).startsWith('complete') && now !== before) return;
    if (Date.now() > deadline) throw new Error(`No other page is shown: ${now}`);
    await wait(ASK_MS);
  }
}

export const goInHistory = (evaluate: Evaluate, delta: -1 | 1): Promise<void> =>
  // Delayed, because the page would be gone before it answers.
  showOther(evaluate, () => evaluate(`void setTimeout(() => history.go(${delta}))`));
