import { setTimeout as wait } from 'node:timers/promises';

/** How long another page may take, in ms, and how often it is asked for. */
const PATIENCE_MS = 30_000;
const ASK_MS = 30;
/** WebKit may never answer a script that begins between two documents. */
const ANSWER_MS = 3_000;

/** Which document at which address is shown. */
const SHOWN = `[document.readyState, performance.timeOrigin, location.href].join(' ')`;

type Evaluate = (expression: string) => Promise<unknown>;

/**
 * Does what leads to another page and ends when that is shown. Drivers wait for a load: a page that the
 * browser kept has none, and Firefox's takes an entry that the page before replaces for the end of it.
 */
export async function showOther(evaluate: Evaluate, go: () => Promise<unknown>): Promise<void> {
  // Between two documents nobody answers.
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

/** Goes back or forward as the browser's button does. */
export const goInHistory = (evaluate: Evaluate, delta: -1 | 1): Promise<void> =>
  // Later: the page is gone before it could answer.
  showOther(evaluate, () => evaluate(`void setTimeout(() => history.go(${delta}))`));
