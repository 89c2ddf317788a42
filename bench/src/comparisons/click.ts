import type { Browser, Page } from 'playwright';
import type { Comparison } from '../comparison.ts';
import { launchBrowser, slowContext } from '../page-timer.ts';
import { startBenchPlatform } from '../start-platform.ts';
import { percentile } from '../statistics.ts';

const HOVER_MS = 200;
/** Longer than a registry counts as fresh, so that a click refetches it. */
const READ_MS = 11_000;
/** A product's name; the page before contains nothing like it. */
const CONTENT = '#main h2 a[href^="/product/"]';

/** The network that the browser reports decides what is prefetched. */
const NETWORKS = {
  'in sight': { effectiveType: '4g', saveData: false },
  'hovered only': { effectiveType: '3g', saveData: false },
  'nothing ahead': { effectiveType: '4g', saveData: true },
};

/** From a click on "Produse", after 200 ms of hovering, until a product is painted. */
export const click: Comparison = {
  title: 'Content after a click, after 200 ms of hovering',
  unit: 'ms, slow 4G and a 4x slower processor',
  async prepare() {
    const [browser, platform] = await Promise.all([launchBrowser(), startBenchPlatform()]);
    const facts: Record<string, string> = {};
    const way = (name: keyof typeof NETWORKS) => {
      const measured: number[] = [];
      return async () => {
        const ms = await timeClick(browser, platform.addresses.shell, NETWORKS[name]);
        measured.push(ms);
        // The first round is not counted.
        if (measured.length > 1)
          facts[`p75, ${name}`] = `${percentile(measured.slice(1), 75).toFixed(0)} ms`;
        return ms;
      };
    };
    return {
      ways: {
        'in sight': way('in sight'),
        'hovered only': way('hovered only'),
        'nothing ahead': way('nothing ahead'),
      },
      facts,
      close: async () => {
        await browser.close();
        await platform.stop();
      },
    };
  },
};

async function timeClick(browser: Browser, origin: string, network: object): Promise<number> {
  const { page, close } = await slowContext(browser);
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript({
      content: `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(network)} });${WATCH}`,
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.waitForTimeout(READ_MS);
    await hover(page);
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
    // A function, because the page's policy refuses text.
    const ms = await page.waitForFunction(
      () => (window as { contentAfterMs?: number }).contentAfterMs,
    );
    return Number(await ms.jsonValue());
  } finally {
    await close();
  }
}

async function hover(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Produse' });
  const box = await link.boundingBox();
  if (!box) throw new Error('The link to the products has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Script for the page, as text: time from the click to the frame after the content appeared. */
const WATCH = `
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (!document.querySelector(${JSON.stringify(CONTENT)})) return requestAnimationFrame(look);
      requestAnimationFrame(() => { window.contentAfterMs = performance.now() - timeStamp; });
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });`;
