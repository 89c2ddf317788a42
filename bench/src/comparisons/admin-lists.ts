import { listProducts } from '@vitrina/contract/calls/list-products';
import type { Product } from '@vitrina/contract/entities/product';
import type { Page } from 'playwright';
import type { Comparison } from '../comparison.ts';
import { longestTask, observeLongTasks, settle, taskInWords } from '../long-tasks.ts';
import { launchBrowser } from '../page-timer.ts';
import { signInAs } from '../sign-in-as.ts';
import { startBenchPlatform } from '../start-platform.ts';

const [MANY, FEW] = [10_000, 40];
const WORD = 'crema 12';

/** Typing into the admin's product search, with a large and a small catalogue. */
export const adminLists: Comparison = {
  title: "A letter in the search of the admin's products",
  unit: 'ms until it is painted, slowest of a word',
  async prepare() {
    const platform = await startBenchPlatform();
    const browser = await launchBrowser();
    const { api, shell } = platform.addresses;
    const sample = listProducts.response.parse(await (await fetch(`${api}/api/products`)).json());
    const facts: Record<string, string> = {};
    const open = async (count: number): Promise<Page> => {
      const page = await browser.newPage({ locale: 'ro-RO' });
      await page.addInitScript({ content: OBSERVE_KEYS });
      await observeLongTasks(page);
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
      let slowest = 0;
      const typing = await longestTask(large, async () => {
        slowest = await typeWord(large);
      });
      await large.getByRole('searchbox').fill('');
      const scrolling = await longestTask(large, () => large.evaluate(SCROLL));
      // The last round's figures are printed.
      facts['longest task while typing'] = taskInWords(typing);
      facts['longest task while scrolling'] = taskInWords(scrolling);
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
  await settle(page);
  await page.evaluate('window.keys.length = 0');
  for (const letter of WORD) {
    await search.press(letter);
    await settle(page);
  }
  return page.evaluate<number>('Math.max(0, ...window.keys)');
}

/** As text, because a compiled function brings helpers that the page does not have. */
const OBSERVE_KEYS = `window.keys = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.keys.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });`;

/** Two hundred screens at half a screen per frame: faster than any person. */
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
