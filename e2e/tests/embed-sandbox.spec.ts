import type { Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

/* Pages whose platform sandboxes frames without `allow-same-origin`, so that they have no origin. */

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** The snippet as rewritten by such a platform. */
const shutIn = (embed: string): string =>
  snippet(embed).replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts allow-forms"');

async function open(page: Page, html: string, headers = {}) {
  site = await startHostSite({ '/': { html, headers } });
  await page.goto(site.url);
  return page.frameLocator('iframe[data-site-quiz]').first();
}

/** Records the loader's events in `window.told`, and prefills the visitor's data. */
const LISTEN = `<script>window.told = [];
  ['ready', 'start', 'step', 'submit', 'close', 'height'].forEach(function (name) {
    document.addEventListener('sitequiz:' + name, function (event) { window.told.push(event.detail); });
  });
  window.SiteQuiz = window.SiteQuiz || function () { (SiteQuiz.q = SiteQuiz.q || []).push(arguments); };
  SiteQuiz('prefill', { businessName: 'Salonul Știut', email: 'stiut@exemplu.ro' });
</script>`;
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);

test('a frame without an origin has height, prefill and events, is sent, and keeps nothing', async ({
  page,
  platform,
}) => {
  const email = `fara-origine-${Date.now()}@exemplu.ro`;
  const html = `<h1>Salon</h1>${LISTEN}${shutIn(`${platform.addresses.embed}?ref=cutie`)}`;
  const frame = await open(page, html);
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
  await expect(frame.getByText('Răspunsurile netrimise nu se păstrează')).toBeVisible();
  const content = () =>
    frame.locator('#quiz').evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
  const height = () => page.locator('iframe').evaluate((one) => one.clientHeight);
  await expect.poll(async () => (await height()) - (await content())).toBe(0);

  await fillContact(frame, email);
  await page.reload();
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
  await expect(frame.getByLabel('Telefon')).toHaveValue('');

  await fillContact(frame, email);
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/guest-website-request') &&
      response.request().method() === 'POST',
  );
  await sendAll(frame);
  await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
  const answer = await answered;
  expect((await answer.request().allHeaders()).origin).toBe('null');
  expect(await answer.json()).toEqual({
    message: 'Mulțumim! Cererea ta a fost trimisă cu succes.',
  });
  // Windows opened by the frame would have no origin either.
  await expect(frame.getByRole('link')).toHaveCount(0);
  await expect(frame.getByText('cu datele primite pe e-mail')).toBeVisible();
  const events = await told(page);
  expect(events[0]?.type).toBe('ready');
  expect(events.filter(({ type }) => type === 'step')).toHaveLength(12);
  expect(events.find(({ type }) => type === 'submit')).toEqual({ type: 'submit', ref: 'cutie' });
  expect(JSON.stringify(events)).not.toContain(email);
  const query = `select answers->>'businessName' as name from website_requests where email = $1`;
  expect(await platform.sql(query, [email])).toEqual([{ name: 'Salonul Știut' }]);
});

test('where the host answers no such frame, that is said, with the way to the form @matrix', async ({
  page,
  platform,
}) => {
  const known = WITHOUT_STREAM.filter((name) => name !== 'opaque-origin');
  platform.configure({ hostCapabilities: known });
  try {
    const frame = await open(page, shutIn(platform.addresses.embed));
    await expect(frame.getByText('nu îl lasă să funcționeze')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Deschide formularul' })).toHaveAttribute(
      'href',
      `${platform.addresses.shell}/quiz`,
    );
    await expect(frame.getByLabel('E-mail')).toHaveCount(0);
  } finally {
    platform.configure({ hostCapabilities: WITHOUT_STREAM });
  }
});

/** An attacker's page without an origin: imitates our handshake and reports all messages it receives. */
const POSER = `<script>
  var said = { siteQuiz: 1, type: 'hello', proof: location.hash || '#1,2,3,4' };
  var heard = [];
  setInterval(function () {
    var channel = new MessageChannel();
    channel.port1.onmessage = function (event) { heard.push(event.data); };
    parent.postMessage(said, '*', [channel.port2]);
    channel.port1.postMessage({ type: 'height', height: 9999 });
    parent.postMessage({ poser: heard }, '*');
  }, 20);
  addEventListener('message', function (event) { heard.push(event.data); });
</script>`;

test('another page in such a frame, or beside it, gets no port and no word of the visitor @matrix', async ({
  page,
  platform,
}) => {
  const hear = `<script>window.heard = []; window.poses = 0;
    addEventListener('message', function (event) {
      if (event.data.poser) { window.poses++; window.heard = window.heard.concat(event.data.poser); }
    });</script>`;
  site = await startHostSite({
    '/': {
      html: `${LISTEN}${hear}<iframe src="/altul" sandbox="allow-scripts"></iframe>
        <iframe src="/altul" sandbox="allow-scripts" data-site-quiz title="marked"></iframe>
        ${shutIn(platform.addresses.embed)}`,
    },
    '/altul': { html: POSER },
  });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe[title="Cerere site"]');
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
  // Navigating our frame to the attacker's page brings ours back.
  await page
    .locator('iframe[title="Cerere site"]')
    .evaluate((one: HTMLIFrameElement) => one.contentWindow?.location.replace('/altul'));
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
  const { poses, heard } = await page.evaluate(() => {
    const seen = window as unknown as { heard: unknown[]; poses: number };
    return { poses: seen.poses, heard: seen.heard };
  });
  expect(poses).toBeGreaterThan(5);
  expect(heard).toEqual([]);
  expect((await told(page)).filter(({ height }) => height === 9999)).toEqual([]);
});

test('without the loader such a frame is sent too @matrix', async ({ page, platform }) => {
  const email = `fara-incarcator-${Date.now()}@exemplu.ro`;
  const alone = shutIn(platform.addresses.embed).replace(/<script.*<\/script>/, '');
  const frame = await open(page, alone);
  await fillContact(frame, email);
  await sendAll(frame);
  await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
});

test('a page that swaps the address keeps its history, and the fragment of its own @matrix', async ({
  page,
  platform,
}) => {
  const frame = await open(page, `${LISTEN}${shutIn(`${platform.addresses.embed}#jos`)}`);
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
  // The loader adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(2);
  expect(await page.locator('iframe').getAttribute('src')).toMatch(/#jos$/);
});
