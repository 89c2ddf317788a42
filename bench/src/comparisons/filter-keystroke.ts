import { listProducts } from '@vitrina/contract/calls/list-products';
import type { Product } from '@vitrina/contract/entities/product';
import type { Page } from 'playwright';
import type { Comparison } from '../comparison.ts';
import { settle } from '../long-tasks.ts';
import { launchBrowser } from '../page-timer.ts';
import { startBenchPlatform } from '../start-platform.ts';

const WORD = 'crema';
const COLORS = ['crimson', 'coral', 'teal', 'navy'];

/** Typing into the search of the product list, with a large and a small catalogue. */
export const filterKeystroke: Comparison = {
  title: 'A letter in the search of the product list',
  unit: 'ms of main-thread work a letter',
  async prepare() {
    const platform = await startBenchPlatform();
    const browser = await launchBrowser();
    const { api, shell } = platform.addresses;
    const sample = listProducts.response.parse(await (await fetch(`${api}/api/products`)).json());
    const open = async (variants: number): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const json = catalogue(sample, variants);
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(`${api}/api/products`, (route) => route.fulfill({ json, headers }));
      await page.goto(`${shell}/products`);
      await page.getByRole('searchbox').waitFor();
      return page;
    };
    const [large, small] = [await open(2000), await open(40)];
    return {
      ways: {
        '2,000 variants': () => workOfLetter(large),
        '40 variants': () => workOfLetter(small),
      },
      close: async () => {
        await browser.close();
        await platform.stop();
      },
    };
  },
};

/** Products of four colours each, with names, texts and pictures of the demonstration. */
const catalogue = (sample: readonly Product[], variants: number): Product[] =>
  Array.from({ length: variants }, (_, index) => {
    const number = Math.floor(index / COLORS.length);
    const like = sample[number % sample.length] as Product;
    const color = COLORS[index % COLORS.length] as string;
    return {
      ...like,
      product_id: index + 1,
      product_name: `${like.product_name} ${number}`,
      color,
    };
  });

/** Main-thread work for one letter, including everything it causes. */
async function workOfLetter(page: Page): Promise<number> {
  const search = page.getByRole('searchbox');
  await search.fill('');
  await settle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await taskSeconds(session);
  for (const letter of WORD) {
    await search.press(letter);
    await settle(page);
  }
  const after = await taskSeconds(session);
  await session.detach();
  return ((after - before) * 1000) / WORD.length;
}

type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

async function taskSeconds(session: Session): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
