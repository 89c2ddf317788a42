import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const CHARTS = [
  'Comenzi produse',
  'Cantitate vândută',
  'Status comenzi',
  'Comenzi pe județ',
  'Stoc Disponibil',
  'Venituri (RON)',
];

test('six charts are drawn from what the host sums up; their library comes with the statistics only', async ({
  page,
  platform,
}) => {
  const origin = platform.remote('mf-admin').url;
  const scripts: Array<Promise<number>> = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.url().endsWith('.js'))
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  const total = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await total()).toBeLessThan(110_000);
  scripts.length = 0;
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/admin')) orders.push(request.url());
  });
  await page.goto('/admin/stats');
  for (const name of CHARTS) {
    const chart = page.getByRole('figure', { name });
    await expect(chart.locator('svg').first()).toBeVisible();
    await expect.poll(() => chart.locator('svg path[fill]').count()).toBeGreaterThan(3);
  }
  expect(orders).toEqual([]);
  const sizes = await Promise.all(scripts);
  expect(Math.max(...sizes)).toBeGreaterThan(150_000);
  expect(Math.max(...sizes)).toBeLessThan(205_000);

  // Long bar names are shortened, not clipped by the chart's edge.
  const chart = page.getByRole('figure', { name: 'Cantitate vândută' }).locator('svg').first();
  await expect(chart.locator('text').first()).toBeVisible();
  const left = (await chart.boundingBox())?.x ?? Number.NaN;
  const starts = await chart
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().x));
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(left);
  await page.getByText('Arată tabelul').first().click();
  await expect(page.getByRole('table', { name: CHARTS[0] ?? '' })).toBeVisible();
});

test('where the host sums nothing up, a worker does, to the same figures @matrix', async ({
  page,
  platform,
}) => {
  const summary = page.getByRole('region', { name: 'Sumar' });
  await page.goto('/admin/stats?period=90');
  const figures = await summary.textContent();
  platform.configure({ hostCapabilities: WITHOUT_STREAM.filter((one) => one !== 'statistics') });
  try {
    const worker = page.waitForEvent('worker');
    await page.reload();
    expect((await worker).url()).toMatch(/^blob:/);
    await expect.poll(() => summary.textContent()).toBe(figures);
  } finally {
    platform.configure({ hostCapabilities: WITHOUT_STREAM });
  }
});

test('a chart fits its place also when that changes while the chart is being drawn @matrix', async ({
  page,
}) => {
  // Each render step adds an svg, which resizes the page here.
  await page.addInitScript(() => {
    let isNarrow = false;
    new MutationObserver((changes) => {
      const drawn = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof Element && node.querySelector('svg')),
      );
      if (!drawn) return;
      isNarrow = !isNarrow;
      document.body.style.inlineSize = isNarrow ? '50%' : '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/stats');
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(CHARTS.length);
  await expect(figures.locator('svg path[fill]').nth(30)).toBeAttached();
  for (const name of CHARTS) {
    const drawing = page.getByRole('figure', { name }).locator('svg').first();
    const misfit = () =>
      drawing.evaluate((svg) => {
        const place = svg.closest('figure')?.getBoundingClientRect().width ?? 0;
        return Math.abs(Math.round(svg.getBoundingClientRect().width - place));
      });
    await expect.poll(misfit, name).toBe(0);
  }
});

test('a library of charts that does not come leaves the tables @matrix', async ({
  page,
  platform,
}) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const remote = platform.remote('mf-admin').url;
  let blocked = true;
  await page.route(`${remote}/**`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (blocked && text.length > 400_000) return route.abort();
    return route.fulfill({ response });
  });
  await page.getByRole('link', { name: 'Statistici' }).click();
  const alert = page.getByText('Graficele nu au putut fi încărcate. Tabelele rămân la dispoziție.');
  await expect(alert.first()).toBeVisible();
  await page.getByText('Arată tabelul').first().click();
  await expect(page.getByRole('table', { name: CHARTS[0] ?? '' })).toBeVisible();
  blocked = false;
  await page.getByRole('button', { name: 'Reîncearcă' }).first().click();
  const drawn = page.getByRole('figure', { name: CHARTS[0] ?? '' }).locator('svg path[fill]');
  await expect.poll(() => drawn.count()).toBeGreaterThan(3);
});
