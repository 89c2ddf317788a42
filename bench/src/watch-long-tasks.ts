import type { Page, Route } from 'playwright';
import { longestTask, observeLongTasks, taskInWords } from './long-tasks.ts';
import { launchBrowser } from './page-timer.ts';
import { signInAs } from './sign-in-as.ts';
import { startBenchPlatform } from './start-platform.ts';
import { spread } from './statistics.ts';

const COMMISSIONS = 1_000;
const NOTIFICATIONS = 500;
/** Notifications that the page requests at once. */
const PAGE_SIZE = 50;
const ROUNDS = 3;

/** Prints the longest task of the partner's long lists while somebody scrolls, filters and pages. */
export async function watchLongTasks(): Promise<void> {
  const platform = await startBenchPlatform();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'ro-RO' });
    await observeLongTasks(page);
    await signInAs(page, platform, 'user');
    await page.route('**/api/commissions/my-commissions', answer(manyCommissions));
    await page.route('**/api/notifications?*', answer(notificationsBefore));
    const dashboard = `${platform.addresses.shell}/users/dashboard`;
    console.log(`\nLong tasks, ${COMMISSIONS} commissions and ${NOTIFICATIONS} notifications`);
    for (const { name, path, prepare, act } of ACTIONS) {
      const longest: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.goto(`${dashboard}/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
        await prepare?.(page);
        longest.push(await longestTask(page, () => act(page)));
      }
      const { median, min, max } = spread(longest);
      console.log(
        `  ${name.padEnd(24)}${taskInWords(median)}  [${taskInWords(min)} .. ${taskInWords(max)}]`,
      );
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
}

type Act = (page: Page) => Promise<void>;

interface Action {
  name: string;
  path: string;
  /** Runs first, and is not measured. */
  prepare?: Act;
  act: Act;
}

const ACTIONS: readonly Action[] = [
  { name: 'scroll commissions', path: 'commissions', act: scrollDown },
  { name: 'filter by state', path: 'commissions', prepare: scrollDown, act: filterByState },
  { name: 'filter by site', path: 'commissions', prepare: scrollDown, act: filterBySite },
  { name: 'page through', path: 'commissions', prepare: scrollDown, act: pageThrough },
  { name: 'load older ones', path: 'notifications', act: loadAll },
  { name: 'scroll notifications', path: 'notifications', prepare: loadAll, act: scrollDown },
];

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(SCROLL);
}

async function filterByState(page: Page): Promise<void> {
  for (const state of ['De plătit', 'Plătite', 'Toate'])
    await page
      .getByRole('main')
      .getByText(new RegExp(`^${state}\\s*\\d`))
      .first()
      .click();
}

async function filterBySite(page: Page): Promise<void> {
  const site = page.getByRole('main').getByRole('combobox', { name: 'Site' });
  for (const index of [1, 2, 0]) await site.selectOption({ index });
}

async function pageThrough(page: Page): Promise<void> {
  const next = page.getByRole('main').getByRole('button', { name: 'Pagina următoare' });
  for (let turned = 0; turned < 5; turned += 1) await next.click();
}

async function loadAll(page: Page): Promise<void> {
  const older = page.getByRole('main').getByRole('button', { name: 'Arată notificări mai vechi' });
  for (let loaded = PAGE_SIZE; loaded < NOTIFICATIONS; loaded += PAGE_SIZE) {
    await older.click();
    await page.getByText(`Mesajul ${NOTIFICATIONS - loaded}.`).waitFor();
  }
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const answer = (json: (url: URL) => unknown) => (route: Route) =>
  route.fulfill({ headers: CORS, json: json(new URL(route.request().url())) });

/** Four sites, month by month back in time. */
const manyCommissions = () =>
  Array.from({ length: COMMISSIONS }, (_, index) => {
    const start = new Date(Date.UTC(2026, 9 - Math.floor(index / 4), 1));
    const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
    return {
      commission_id: index + 1,
      name: 'Partener Exemplu',
      period_start: start.toISOString().slice(0, 10),
      period_end: end.toISOString().slice(0, 10),
      commission: 660,
      sales: 8_000,
      paid: index > 3,
      invoice: 'http://localhost/factura.pdf',
      website_url: `https://magazin-${index % 4}.exemplu.ro`,
    };
  });

function notificationsBefore({ searchParams }: URL) {
  const first = Number(searchParams.get('before') ?? NOTIFICATIONS + 1) - 1;
  return {
    data: Array.from({ length: Math.min(PAGE_SIZE, first) }, (_, index) => ({
      id: first - index,
      message: `Mesajul ${first - index}.`,
      created_at: new Date(Date.UTC(2026, 0, 1, (first - index) * 3)).toISOString(),
      is_read: index % 3 > 0,
    })),
  };
}

/** Half a screen per frame is faster than any person. As text, like every script for the page. */
const SCROLL = `new Promise((resolve) => {
  const step = () => {
    const before = scrollY;
    scrollBy(0, innerHeight / 2);
    if (scrollY === before) resolve();
    else requestAnimationFrame(step);
  };
  step();
})`;
