import type { Frame, KeyInput, Page } from 'puppeteer-core';
import { FRAME_MARK, type Tab } from './engine.ts';

export function puppeteerTab(page: Page): Tab {
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
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
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
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
