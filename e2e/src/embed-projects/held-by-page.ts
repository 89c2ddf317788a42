import { expect, type Page } from '@playwright/test';

/** Nodes and listeners in memory after garbage collection. */
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

/** Mounts and unmounts the form fifty times; `show` is defined by the page. */
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

/** Listeners of one frame: eight events each for package and page, and `load`. */
const LISTENERS_OF_A_FRAME = 17;

/**
 * The browser may keep one of the last frames; a leak in mounting would add up fifty times.
 * @param before counts before `mountFiftyTimes`
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
