import { join } from 'node:path';
import type { Product } from '@vitrina/contract/entities/product';
import { STATE_DIR } from '@vitrina/platform/paths';
import { startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import type { Page } from 'playwright';
import type { Comparison } from '../comparison.ts';
import { launchBrowser } from '../page-timer.ts';
import { signInAs } from '../sign-in-as.ts';

const [MANY, FEW] = [10_000, 40];
const WORD = 'crema 12';
/** Longer than the list waits before it writes the search into the address. */
const PAUSE_MS = 400;

/** Letters typed into the search of the admin's products, of which there are many or few. */
export const adminLists: Comparison = {
  title: "A letter in the search of the admin's products",
  unit: 'ms until it is painted, slowest of a word',
  async prepare() {
    const platform = await startPlatform({
      ports: await freePorts(),
      dataDir: join(STATE_DIR, 'bench/data'),
      storeDir: join(STATE_DIR, 'bench/store'),
    });
    const browser = await launchBrowser();
    const { api, shell } = platform.addresses;
    const sample = (await (await fetch(`${api}/api/products`)).json()) as Product[];
    const facts: Record<string, string> = {};
    const open = async (count: number): Promise<Page> => {
      const page = await browser.newPage({ locale: 'ro-RO' });
      await page.addInitScript({ content: OBSERVE });
      await signInAs(page, platform, 'admin');
      const headers = { 'access-control-allow-origin': '*' };
      const json = catalogue(sample, count);
      await page.route(`${api}/api/products`, (route) => route.fulfill({ json, headers }));
      await page.goto(`${shell}/admin/products`);
      await page.getByRole('main').getByRole('rowheader').first().waitFor();
      return page;
    };
    const [large, small] = [await open(MANY), await open(FEW)];
    const many = async () => {
      const slowest = await typeWord(large);
      note(facts, 'longest task while typing', await longestTask(large));
      await large.getByRole('searchbox').fill('');
      await large.waitForTimeout(PAUSE_MS);
      await longestTask(large);
      await large.evaluate(SCROLL);
      note(facts, 'longest task while scrolling', await longestTask(large));
      return slowest;
    };
    return {
      ways: { [`${MANY} products`]: many, [`${FEW} products`]: () => typeWord(small) },
      facts,
      close: async () => {
        await browser.close();
        await platform.stop();
      },
    };
  },
};

/** The last round's figure stands. */
function note(facts: Record<string, string>, name: string, ms: number): void {
  facts[name] = ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`;
}

const catalogue = (sample: readonly Product[], count: number): Product[] =>
  Array.from({ length: count }, (_, index) => {
    const like = sample[index % sample.length] as Product;
    return { ...like, product_id: index + 1, product_name: `${like.product_name} ${index}` };
  });

/** Slowest key of a word in ms, from the press to the next paint; the browser rounds to 8 ms. */
async function typeWord(page: Page): Promise<number> {
  await page.bringToFront();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('');
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate('window.keys.length = window.tasks.length = 0');
  for (const letter of WORD) {
    await search.press(letter);
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate<number>('Math.max(0, ...window.keys)');
}

/** The longest since the last look, in ms; 0 when none took 50 ms. */
async function longestTask(page: Page): Promise<number> {
  // The observer is told of a task some time after its end.
  await page.waitForTimeout(PAUSE_MS);
  return page.evaluate<number>('Math.max(0, ...window.tasks.splice(0))');
}

/** Scripts as text, because a compiled function brings helpers that the page does not have. */
const OBSERVE = `window.keys = [];
window.tasks = [];
const watch = (into, options) => new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) into.push(duration);
}).observe(options);
watch(window.keys, { type: 'event', durationThreshold: 16 });
watch(window.tasks, { type: 'longtask' });`;

/** Two hundred screens, half of one a frame: faster than any finger. */
const SCROLL = `new Promise((resolve) => {
  scrollTo(0, 0);
  let left = 400;
  const step = () => {
    scrollBy(0, innerHeight / 2);
    left -= 1;
    if (left === 0) resolve();
    else requestAnimationFrame(step);
  };
  step();
})`;
