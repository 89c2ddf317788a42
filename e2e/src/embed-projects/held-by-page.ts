import { expect, type Page } from '@playwright/test';

/** What the page holds on to, after the browser has collected the rest. */
export async function heldByPage(
  page: Page,
): Promise<Record<'JSEventListeners' | 'Nodes' | 'Frames', number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    JSEventListeners: of('JSEventListeners'),
    Nodes: of('Nodes'),
    Frames: of('Frames'),
  };
}

/** Puts the form on the page and takes it off, fifty times: `show` is the page's own. */
export const mountFiftyTimes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { show } = window as unknown as { show(shown: boolean): void };
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 10));
    for (let count = 0; count < 50; count++) {
      show(true);
      await drawn();
      show(false);
      await drawn();
    }
  });

/** Listeners of one frame: eight events of the form each for package and page, and its loading. */
const LISTENERS_OF_A_FRAME = 17;

/**
 * Which of the last frames the browser keeps, and how long, is its own matter. What mounting itself
 * keeps would be there fifty times.
 * @param before what the page held before `mountFiftyTimes`
 */
export async function expectNothingKept(
  page: Page,
  before: Record<'JSEventListeners' | 'Nodes', number>,
  options: { timeout?: number } = {},
): Promise<void> {
  await expect
    .poll(async () => (await heldByPage(page)).JSEventListeners, options)
    .toBeLessThanOrEqual(before.JSEventListeners + LISTENERS_OF_A_FRAME);
  await expect
    .poll(async () => (await heldByPage(page)).Nodes, options)
    .toBeLessThanOrEqual(before.Nodes + 10);
}
