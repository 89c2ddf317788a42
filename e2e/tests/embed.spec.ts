import type { FrameLocator, Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import {
  type HostPage,
  type HostSite,
  snippet,
  startHostSite,
} from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function openHost(page: Page, host: HostPage): Promise<FrameLocator> {
  site = await startHostSite({ '/': host });
  // A test may hold a script of the frame, which would delay `load`.
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  return page.frameLocator('iframe[data-site-quiz]').first();
}

const EVENTS = ['ready', 'start', 'step', 'error', 'submit', 'close', 'height', 'timeout'];
/** Records all loader events in `window.told`. */
const LISTEN = `<script>window.told = [];
${JSON.stringify(EVENTS)}.forEach(function (name) {
  document.addEventListener('sitequiz:' + name, function (event) { window.told.push(event.detail); });
});</script>`;
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);

test('a guest sends the questionnaire from a plain page, and the page learns nothing of it', async ({
  page,
  platform,
}) => {
  const email = `embed-${Date.now()}@exemplu.ro`;
  const host = {
    html: `<title>Salon</title><h1>Salon</h1>${LISTEN}${snippet(`${platform.addresses.embed}?ref=pagina-7`)}`,
  };
  const frame = await openHost(page, host);
  // Steps before the second script loads are reported as one.
  await expect.poll(async () => (await told(page))[0]?.type).toBe('ready');
  await fillContact(frame, email);
  await sendAll(frame);
  await expect(frame.getByText('✅ Mulțumim! Cererea ta a fost trimisă cu succes.')).toBeVisible();
  const events = await told(page);
  expect(events.map(({ type }) => type)).toContain('start');
  expect(events.filter(({ type }) => type === 'step')).toHaveLength(12);
  expect(events.find(({ type }) => type === 'submit')).toEqual({ type: 'submit', ref: 'pagina-7' });
  expect(JSON.stringify(events)).not.toContain(email);
  const [request] = await platform.sql<{ email: string }>(
    'select email from website_requests where email = $1',
    [email],
  );
  expect(request?.email).toBe(email);
});

test('the frame is as high as its content, and the page never scrolls by itself', async ({
  page,
  platform,
}) => {
  const host = {
    html: `<h1>Salon</h1><p style="height:40rem">Text</p>${snippet(platform.addresses.embed)}`,
  };
  const frame = await openHost(page, host);
  await expect(frame.getByLabel('E-mail')).toBeAttached();
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  const content = () =>
    frame.locator('#quiz').evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await height()) - (await content())).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(frame.getByLabel('E-mail')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what was typed before the script came is kept', async ({ page, platform }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/later\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const frame = await openHost(page, { html: snippet(platform.addresses.embed) });
  await fillContact(frame, 'devreme@exemplu.ro');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByText('Se încarcă…')).toBeVisible();
  release();
  await expect(frame.getByLabel('Numele afacerii')).toBeVisible();
  await frame.getByRole('button', { name: 'Înapoi' }).click();
  await expect(frame.getByLabel('E-mail')).toHaveValue('devreme@exemplu.ro');
});

test('a draft is resumed on the next visit, without taking the focus of the page', async ({
  page,
  platform,
}) => {
  // Another origin of the same site, because Chromium partitions storage of frames on other sites.
  site = await startHostSite({
    '/': { html: `<button>Ceva</button>${snippet(platform.addresses.embed)}` },
  });
  await page.goto(site.url.replace('127.0.0.1', 'localhost'));
  const frame = page.frameLocator('iframe[data-site-quiz]');
  await fillContact(frame, 'ciorna@exemplu.ro');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await frame.getByLabel('Numele afacerii').fill('Atelierul Exemplu');
  await page.reload();
  await page.getByRole('button', { name: 'Ceva' }).focus();
  await expect(frame.getByLabel('Numele afacerii')).toHaveValue('Atelierul Exemplu');
  await expect(page.getByRole('button', { name: 'Ceva' })).toBeFocused();
});
