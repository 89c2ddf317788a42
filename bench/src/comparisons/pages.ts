import type { Comparison } from '../comparison.ts';
import { launchBrowser, timePage } from '../page-timer.ts';
import { startPeers } from '../peers.ts';

/** One page, federated and as one bundle, on slow 4G with a 4x slower processor. */
const comparePage = (
  title: string,
  path: string,
  selector: string,
  unit = 'ms until visible',
): Comparison => ({
  title,
  unit,
  async prepare() {
    const [browser, { federated, mono, close }] = await Promise.all([
      launchBrowser(),
      startPeers(),
    ]);
    const facts: Record<string, string> = {};
    const way = (name: string, origin: string) => {
      // In some rounds idle-time scripts arrive before the content; the minimum is what the page needs.
      let least = Number.POSITIVE_INFINITY;
      return async () => {
        const { visibleMs, scriptBytes } = await timePage(browser, origin + path, selector);
        least = Math.min(least, scriptBytes);
        facts[`JavaScript, ${name}`] = `${(least / 1000).toFixed(1)} kB`;
        return visibleMs;
      };
    };
    return {
      ways: {
        federated: way('federated', federated.addresses.shell),
        'one bundle': way('one bundle', mono.url),
      },
      facts,
      close: async () => {
        await browser.close();
        await close();
      },
    };
  },
});

/** Visible before any script, so this measures when it is usable. */
export const home = comparePage(
  'Home page',
  '/',
  'html[data-booted] #main h1',
  'ms until interactive',
);
export const deepLink = comparePage(
  'Deep link to /products',
  '/products',
  '#main article, #main li img',
);
