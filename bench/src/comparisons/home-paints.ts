import { freePorts } from '@vitrina/platform/ports';
import type { Browser } from 'playwright';
import type { Comparison } from '../comparison.ts';
import { launchBrowser, slowContext } from '../page-timer.ts';
import { startPlatformWithPages } from '../start-platform.ts';
import { stillServer } from '../still-server.ts';

/** Longer than hydration and the work after it. */
const AFTER_MS = 2000;

interface Paint {
  ms: number;
  what: string;
}

/**
 * The two documents of `prerender`, timed on a throttled network instead of in Lighthouse's model, which
 * counts a document as one piece; a browser paints it while it arrives.
 */
export const homePaints: Comparison = {
  title: 'Largest paint of the home page, as painted on slow 4G with a 4x slower processor',
  unit: 'ms',
  async prepare() {
    const { shell: port } = await freePorts();
    const platform = await startPlatformWithPages();
    const still = stillServer(port, platform.addresses.shell);
    await still.start();
    const browser = await launchBrowser();
    const facts: Record<string, string> = {};
    const seen = new Set<string>();
    const way = (name: string, origin: string) => async () => {
      const paints = await largestPaints(browser, origin);
      seen.add(`${name}: ${paints.map(({ what }) => what).join(', then ')}`);
      facts.paints = [...seen].join('; ');
      return paints.at(-1)?.ms ?? Number.NaN;
    };
    return {
      ways: {
        'as it is': way('as it is', platform.addresses.shell),
        'no script': way('no script', still.url),
      },
      facts,
      close: async () => {
        await browser.close();
        await still.stop();
        await platform.stop();
      },
    };
  },
};

/** Every paint that was the largest so far. */
async function largestPaints(browser: Browser, url: string): Promise<Paint[]> {
  const { page, close } = await slowContext(browser);
  try {
    await page.addInitScript({ content: WATCH });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTER_MS);
    return await page.evaluate(() => (window as { paints?: Paint[] }).paints ?? []);
  } finally {
    await close();
  }
}

/** A script for the page, as text: a compiled function brings helpers that the page does not have. */
const WATCH = `
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries())
      window.paints.push({ ms: startTime, what: url.split('/').pop() || element?.tagName || 'gone' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;
