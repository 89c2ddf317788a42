import { createServer, type Server } from 'node:http';
import type { Platform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import type { Page } from 'playwright';
import { manyOrders } from '../backend/many-orders.ts';
import type { Comparison } from '../comparison.ts';
import { launchBrowser } from '../page-timer.ts';
import { signInAs } from '../sign-in-as.ts';
import { startBenchPlatform } from '../start-platform.ts';

const ORDERS = 100_000;
const CALL = '**/api/orders/admin';

/** The statistics of 100,000 orders, fetched, summed and drawn, against the fetch and `JSON.parse` alone. */
export const adminStatistics: Comparison = {
  title: `Statistics of ${ORDERS} orders`,
  unit: 'ms until the charts in view are drawn',
  async prepare() {
    const { shell: port } = await freePorts();
    const orders = await serveText(JSON.stringify({ orders: manyOrders(ORDERS) }), port);
    const platform = await startBenchPlatform();
    const browser = await launchBrowser();
    const page = await browser.newPage({ locale: 'ro-RO' });
    await signInAs(page, platform, 'admin');
    const answerMany = () =>
      page.route(CALL, (route) => route.continue({ url: `http://localhost:${port}/` }));
    const facts: Record<string, string> = {};
    const statistics = async () => {
      await openFailed(page, platform);
      await answerMany();
      const { ms, longest } = await page.evaluate<{ ms: number; longest: number }>(RETRY);
      await page.unroute(CALL);
      facts['longest task of the page'] = longest === 0 ? 'under 50 ms' : `${longest} ms`;
      return ms;
    };
    const parsing = async () => {
      await answerMany();
      const ms = await page.evaluate<number>(parse(`${platform.addresses.api}/api/orders/admin`));
      await page.unroute(CALL);
      return ms;
    };
    return {
      ways: {
        statistics,
        'fetch and parse': parsing,
      },
      facts,
      close: async () => {
        await browser.close();
        orders.close();
        await platform.stop();
      },
    };
  },
};

/** Opens the page with a failing call: all code is loaded, and a retry replaces the charts. */
async function openFailed(page: Page, { addresses }: Platform): Promise<void> {
  await page.route(CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${addresses.shell}/admin/stats`);
  await page.getByRole('button', { name: 'Reîncearcă' }).waitFor();
  await page.unroute(CALL);
}

function serveText(text: string, port: number): Promise<Server> {
  const headers = {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization',
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(text));
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

/** Scripts as text, because a compiled function brings helpers that the page does not have. */
const RETRY = `new Promise((resolve) => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const start = performance.now();
  const drawn = (figure) => figure.querySelectorAll('svg path[fill]').length > 3;
  const inView = (figure) => figure.getBoundingClientRect().top < innerHeight;
  const look = () => {
    const figures = [...document.querySelectorAll('main figure')];
    if (figures.length < 6 || !figures.filter(inView).every(drawn)) return requestAnimationFrame(look);
    const ms = performance.now() - start;
    setTimeout(
      () => resolve({ ms, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) }), 2000);
  };
  [...document.querySelectorAll('main button')].find((b) => b.textContent === 'Reîncearcă').click();
  requestAnimationFrame(look);
})`;

const parse = (url: string): string => `(async () => {
  const start = performance.now();
  const body = await (await fetch(${JSON.stringify(url)})).text();
  JSON.parse(body);
  return performance.now() - start;
})()`;
