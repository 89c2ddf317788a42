import { setTimeout as wait } from 'node:timers/promises';

/** How long another page of the history may take, in ms, and how often it is asked for. */
const PATIENCE_MS = 30_000;
const ASK_MS = 30;

/** Which document at which address is shown. */
const SHOWN = `[document.readyState, performance.timeOrigin, location.href].join(' ')`;

/**
 * Goes back or forward as the browser's button does, and ends when another page is shown. Drivers
 * wait for a load, and a page that the browser kept is not loaded.
 */
export async function goInHistory(
  evaluate: (expression: string) => Promise<unknown>,
  delta: -1 | 1,
): Promise<void> {
  // Between two documents nobody answers.
  const shown = () => evaluate(SHOWN).catch((error) => String(error));
  const before = await shown();
  // Later: the page is gone before it could answer.
  await evaluate(`void setTimeout(() => history.go(${delta}))`);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await shown();
    if (String(now).startsWith('complete') && now !== before) return;
    if (Date.now() > deadline) throw new Error(`The history did not move: ${now}`);
    await wait(ASK_MS);
  }
}
