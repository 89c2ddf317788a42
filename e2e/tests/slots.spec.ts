import type { Locator, Page } from '@playwright/test';
import type { Registry } from '@vitrina/contract/registry';
import { account, signInAs } from '../src/accounts.ts';
import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { FAULTS, faultyFill, fills } from '../src/probe-fills.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');
const fill = (page: Page) => main(page).getByRole('region', { name: 'Fill' });
const second: Edit = { file: 'src/release.ts', from: "'one'", to: "'two'" };

let before: Registry;
test.beforeEach(({ platform }) => {
  before = platform.registry.get();
});
// Filled slots would appear in other tests' pages.
test.afterEach(({ platform }) => platform.registry.set(before));

async function addProbe(platform: WorkerPlatform, name: `mf-${string}`, ...builds: string[]) {
  const probe = await platform.addRemote(name, await freePort());
  for (const build of builds) probe.publish(build);
  return probe;
}

/** Built once per worker: with and without faults, for `product-below` only. */
const built = new Map<string, Promise<string>>();
const build = (variant: string, edits: Edit[]): Promise<string> => {
  const made = built.get(variant) ?? buildProbe(variant, edits);
  built.set(variant, made);
  return made;
};
const BELOW = fills({ slot: 'product-below', id: 'probe' });
const good = () => build('fill-good', [...renamed('mf-fill'), BELOW]);
const faulty = () => build('fill-faulty', [...renamed('mf-fill'), BELOW, second, ...faultyFill]);

const choose = (page: Page, fault: string) =>
  page.addInitScript((chosen) => sessionStorage.setItem('fault', chosen), fault);

/** Positions of all controls outside fills. */
const controls = (place: Locator) =>
  place
    .getByRole('button')
    .or(place.getByRole('link'))
    .evaluateAll((all) =>
      all
        .filter((control) => !control.closest('[data-fill]'))
        .map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return [control.textContent, x, y + scrollY, width, height];
        }),
    );

/** Telemetry of fills, from the performance timeline. */
const told = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByName('vitrina:load')
      .map((mark) => (mark as PerformanceMark).detail as Record<string, unknown>)
      .filter(({ slot }) => slot !== undefined),
  );

test('the questionnaire offers its embed in the overview of a partner, after the page @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const quiz: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(platform.remote('mf-quiz').url)) quiz.push(request.url());
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/commissions/my-commissions', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/users/dashboard/overview');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-fill="partner-overview/embed"]')).toBeAttached();
  expect(quiz).toEqual([]);
  answer();
  const link = main(page).getByRole('link', { name: 'Pregătește codul' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByLabel('Codul de copiat')).toBeVisible();
});

test('an admin finds it on the first page, and beside an order what is left in the shop @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/dashboard');
  await expect(main(page).getByRole('link', { name: 'Pregătește codul' })).toBeVisible();
  await page.goto('/admin/order/300');
  const panel = page.locator('[data-fill="order-side/stock"]');
  await expect(panel.getByRole('heading', { name: 'În magazin, acum' })).toBeVisible();
  await expect(
    panel.getByText(/în stoc|Stoc epuizat|Nu mai este în catalog/).first(),
  ).toBeVisible();
});

test('a remote of another team fills all four slots, with their properties and the page around', async ({
  page,
  platform,
  browser,
}) => {
  const places = ['partner-overview', 'order-side', 'admin-dashboard', 'product-below'];
  const everywhere = fills(...places.map((slot) => ({ slot, id: 'probe' })));
  const name = 'mf-fill-all';
  await addProbe(platform, name, await build(name, [...renamed(name), everywhere]));
  await page.goto('/product/1');
  await expect(fill(page)).toContainText('{"product":{"id":1,"name":"');
  await main(page)
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(fill(page)).toContainText('Lines in the cart: 1');
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/order/300');
  await expect(fill(page)).toContainText('"id":300');
  await page.goto('/admin/dashboard');
  await expect(fill(page)).toContainText('{}');
  const partner = await browser.newPage({ baseURL: platform.addresses.shell });
  await signInAs(partner, platform, account('user'));
  await partner.goto('/users/dashboard/overview');
  await expect(fill(partner)).toContainText('{}');
  await expect(main(partner).getByRole('link', { name: 'Pregătește codul' })).toBeVisible();
  await partner.close();
});

for (const fault of FAULTS) {
  const always = fault === 'throws';
  test(`a fill that ${fault} costs its place only${always ? '' : ' @matrix'}`, async ({
    page,
    platform,
  }) => {
    await choose(page, fault);
    await addProbe(platform, 'mf-fill', await faulty());
    // Everything is in the viewport, so nothing may shift.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto('/product/1');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    const reserved = page.locator('[data-fill="product-below/probe"]');
    await expect(reserved).toBeAttached();
    const then = await controls(main(page));
    expect(then.length).toBeGreaterThan(3);
    if (fault === 'grows') {
      const height = () =>
        page.getByTestId('grows').evaluate((element) => element.getBoundingClientRect().height);
      await expect.poll(height).toBeGreaterThan(5000);
      const box = await reserved.boundingBox();
      expect(box?.height).toBeLessThan(200);
      const root = page.locator('html');
      expect(
        await root.evaluate((html) => html.scrollWidth - html.clientWidth),
      ).toBeLessThanOrEqual(0);
    } else if (fault !== 'is empty') {
      const type = fault === 'throws' ? 'crashed' : 'failed';
      await expect
        .poll(() => told(page))
        .toContainEqual(
          expect.objectContaining({ type, remote: 'mf-fill', slot: 'product-below/probe' }),
        );
      await expect(fill(page)).toHaveCount(0);
      expect(JSON.stringify(await told(page))).not.toContain('Ana');
    } else
      await expect
        .poll(() => told(page))
        .toContainEqual(expect.objectContaining({ type: 'loaded' }));
    if (fault === 'is empty') {
      // The reserved place closes (docs/slots.md), and nothing else is removed.
      await expect(reserved).toBeHidden();
      const names = (rows: typeof then) => rows.map(([name]) => name);
      expect(names(await controls(main(page)))).toEqual(names(then));
    } else expect(await controls(main(page))).toEqual(then);
    await expect(main(page).getByRole('button', { name: 'Reîncearcă' })).toHaveCount(0);
    // A crash in a slot does not affect the release for the remote's own pages.
    await page.goto('/fill');
    await expect(page.getByRole('heading', { name: 'Probe, release two' })).toBeVisible();
  });
}

for (const fault of ['throws', 'throws at start'])
  test(`a fill that ${fault}, after a good release: that one stands there${fault === 'throws' ? '' : ' @matrix'}`, async ({
    page,
    platform,
  }) => {
    await choose(page, fault);
    await addProbe(platform, 'mf-fill', await good(), await faulty());
    await page.goto('/product/1');
    await expect(fill(page)).toContainText('Fill, release one');
    await page.goto('/fill');
    await expect(page.getByRole('heading', { name: 'Probe, release two' })).toBeVisible();
  });

test('files of a fill that hang: the page is whole, and its place stays empty @matrix', async ({
  page,
  platform,
}) => {
  const probe = await addProbe(platform, 'mf-fill', await good());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${probe.url}/**`, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/product/1');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ type: 'failed', phase: 'timeout' }));
  await expect(fill(page)).toHaveCount(0);
  release();
});

test('files of a fill with another hash are not run @matrix', async ({ page, platform }) => {
  const probe = await addProbe(platform, 'mf-fill', await good());
  await page.route(`${probe.url}/**/*expose_probe_fill*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n/* changed */` });
  });
  await page.goto('/product/1');
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ type: 'failed', phase: 'module' }));
  await expect(fill(page)).toHaveCount(0);
  await page.goto('/fill');
  await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
});

test('a fill that takes the access of a page of staff comes to staff only @matrix', async ({
  page,
  platform,
}) => {
  const name = 'mf-fill-staff';
  const probe = await addProbe(
    platform,
    name,
    await build(name, [
      ...renamed(name),
      fills({ slot: 'product-below', id: 'staff', mount: 'probe' }),
      { file: 'remote.json', from: '"access": "public"', to: '"access": "admin"' },
    ]),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(probe.url)) asked.push(request.url());
  });
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await page.goto('/product/1');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-fill]')).toHaveCount(0);
  expect(asked).toEqual([]);
  await signInAs(page, platform, account('admin'));
  await page.goto('/product/1');
  await expect(fill(page)).toBeVisible();
  expect(await stored('token')).not.toBeNull();
  expect(asked.length).toBeGreaterThan(0);
});
