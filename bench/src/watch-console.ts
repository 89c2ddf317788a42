import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '@vitrina/backend/database/databases';
import { startEmbeddedPostgres } from '@vitrina/backend/database/embedded/start-embedded-postgres';
import type { Platform } from '@vitrina/platform/platform';
import type { Browser, Page } from 'playwright';
import { fillConsole, type ShopSize } from './backend/fill-console.ts';
import { settle, taskInWords } from './long-tasks.ts';
import { longestCpu } from './longest-cpu.ts';
import { launchBrowser } from './page-timer.ts';
import { signInAs } from './sign-in-as.ts';
import { startBenchPlatform } from './start-platform.ts';
import { spread } from './statistics.ts';

const MANY: ShopSize = { orders: 100_000, products: 10_000, users: 5_000 };
const ATTEMPTS = 5;
const GOAL = 1.3;
const LONGEST_TASK_MS = 100;

/** A page of the console, and when it counts as usable. */
interface ConsolePage {
  name: string;
  path: string;
  /** Expression that is true once the page is usable; as text, like every script for the page. */
  ready: string;
}

const has = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const isLoaded = `${has('main h1')} && !${has('main [aria-busy=true]')}`;
const CHARTS = `[...document.querySelectorAll('main figure')].filter(
  (one) => one.getBoundingClientRect().top < innerHeight && one.querySelectorAll('svg path[fill]').length > 3
).length > 0`;

const PAGES: readonly ConsolePage[] = [
  { name: 'dashboard', path: 'dashboard', ready: isLoaded },
  {
    name: 'orders',
    path: 'orders',
    ready: `${isLoaded} && ${has('main a[href*="/admin/order/"]')}`,
  },
  { name: 'order', path: 'order/300', ready: isLoaded },
  { name: 'statistics', path: 'stats', ready: CHARTS },
  { name: 'statistics, 7 days', path: 'stats?period=7', ready: CHARTS },
  {
    name: 'products',
    path: 'products',
    ready: `${isLoaded} && ${has('main [role=rowheader], main th[scope=row]')}`,
  },
  { name: 'users', path: 'users', ready: `${isLoaded} && ${has('main h2')}` },
  { name: 'requests', path: 'sites', ready: `${isLoaded} && ${has('main th[scope=row]')}` },
  { name: 'sites', path: 'manage', ready: `${isLoaded} && ${has('main th[scope=row]')}` },
  { name: 'new partner', path: 'create-partner', ready: `${isLoaded} && ${has('main form')}` },
  { name: 'commissions', path: 'commissions', ready: isLoaded },
  { name: 'journal', path: 'audit', ready: isLoaded },
];

interface Shop {
  platform: Platform;
  page: Page;
}

/**
 * Prints how long each page of the console takes in a shop with 100,000 orders, 10,000 products and 5,000
 * accounts, as a ratio to the demonstration; and its longest task in CPU time.
 */
export async function watchConsole(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const platforms: Platform[] = [];
  const browser = await launchBrowser();
  try {
    const open = async (name: string): Promise<Shop> => {
      await ensureDatabase(postgres.url('postgres'), name);
      const platform = await startBenchPlatform({
        databaseUrl: postgres.url(name),
        dataDir: join(dataDir, name),
        storeDir: join(dataDir, `${name}-store`),
      });
      platforms.push(platform);
      if (name === 'many') await fillConsole(postgres.url(name), MANY);
      return { platform, page: await newPage(browser, platform) };
    };
    const shops = { few: await open('few'), many: await open('many') };
    console.log(
      `\nPages of the console: ${MANY.orders} orders, ${MANY.products} products, ${MANY.users} accounts against the demonstration (${rounds} rounds, ms until usable)`,
    );
    const trace = join(dataDir, 'trace.json');
    for (const page of PAGES)
      await compare(page, shops, rounds, (act) => longestCpu(browser, shops.many.page, trace, act));
  } finally {
    await browser.close();
    for (const platform of platforms) await platform.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function newPage(browser: Browser, platform: Platform): Promise<Page> {
  const context = await browser.newContext({ locale: 'ro-RO', baseURL: platform.addresses.shell });
  const page = await context.newPage();
  return page;
}

async function compare(
  { name, path, ready }: ConsolePage,
  shops: Record<'few' | 'many', Shop>,
  rounds: number,
  longestOf: (act: () => Promise<void>) => Promise<number>,
): Promise<void> {
  const measured: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (const shop of Object.values(shops)) await signInAs(shop.page, shop.platform, 'admin');
  // One round warms the caches and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const shop of ['few', 'many'] as const) {
      const time = await timeSignedIn(shops[shop], `/admin/${path}`, ready);
      if (round >= 0) measured[shop].push(time);
    }
  }
  const ms = (shop: 'few' | 'many') => spread(measured[shop]).median;
  const ratio = ms('many') / ms('few');
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Otherwise tasks at the end of the previous page would count.
    await shops.many.page.goto('about:blank');
    tasks.push(
      await longestOf(async () => {
        await timeSignedIn(shops.many, `/admin/${path}`, ready);
      }),
    );
  }
  const longest = spread(tasks).median;
  const figures = [ms('few'), ms('many')].map((value) => value.toFixed(0).padStart(6)).join('');
  const isLate = ratio > GOAL ? `  over ${GOAL}` : '';
  const isLong = longest > LONGEST_TASK_MS ? `  over ${LONGEST_TASK_MS} ms` : '';
  console.log(
    `  ${name.padEnd(20)}${figures}   ${ratio.toFixed(2)}${isLate}   longest task ${taskInWords(longest)}${isLong}`,
  );
}

/** Retries, because on a busy machine the session check may time out, which signs out. */
async function timeSignedIn(shop: Shop, path: string, ready: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await timePage(shop.page, path, ready);
    } catch (error) {
      if (attempt === ATTEMPTS || new URL(shop.page.url()).pathname.startsWith('/admin/'))
        throw error;
      await signInAs(shop.page, shop.platform, 'admin');
    }
  }
}

/** From the start of the navigation until the page can be used. */
async function timePage(page: Page, path: string, ready: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await page.evaluate<number>(whenUsable(ready));
  await settle(page);
  return ms;
}

/** Evaluated by the debugger: the page's policy allows no other script. */
const whenUsable = (ready: string): string => `new Promise((resolve, reject) => {
  const end = performance.now() + 60000;
  const look = () => {
    if (${ready}) return requestAnimationFrame(() => resolve(performance.now()));
    if (!location.pathname.startsWith('/admin/')) return reject(new Error('The session ended.'));
    if (performance.now() > end) return reject(new Error(location.pathname + ' was never usable'));
    requestAnimationFrame(look);
  };
  look();
})`;
