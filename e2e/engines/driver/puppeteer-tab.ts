import type { Frame, KeyInput, Page } from 'puppeteer-core';
import { FRAME_MARK, type Tab } from './engine.ts';
import { goInHistory, showOther } from './go-in-history.ts';
import { sizePage } from './size-page.ts';

/** @param whyLoaded the browser's reasons for not restoring the last page from its back/forward cache */
export function puppeteerTab(page: Page, whyLoaded: string[] = []): Tab {
  const evaluate = (expression: string) => page.evaluate(expression);
  const go = async (delta: -1 | 1): Promise<void> => {
    whyLoaded.length = 0;
    // Background tabs take a second for each step.
    await page.bringToFront();
    await goInHistory(evaluate, delta);
  };
  const frameAt = async (marks: readonly string[] = []): Promise<Frame> => {
    let frame = page.mainFrame();
    for (const mark of marks) {
      const element = await frame.$(`[${FRAME_MARK}="${mark}"]`);
      const inner = await element?.contentFrame();
      await element?.dispose();
      if (!inner) throw new Error('The frame is gone.');
      frame = inner;
    }
    return frame;
  };
  return {
    goto: (url) => showOther(evaluate, () => page.goto(url)),
    reload: async () => void (await page.reload()),
    back: () => go(-1),
    forward: () => go(1),
    whyLoaded: () => [...whyLoaded],
    evaluate: async (expression, frames) => (await frameAt(frames)).evaluate(expression),
    bringToFront: () => page.bringToFront(),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key satisfies KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    async chooseFiles(selector, files) {
      const input = await page.waitForSelector(`input[type="file"]${selector}`);
      await input?.uploadFile(...files);
    },
    resize: (width, height) => sizePage(page, { width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
