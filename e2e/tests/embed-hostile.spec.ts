import type { Page } from '@playwright/test';
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

async function open(page: Page, host: HostPage) {
  site = await startHostSite({ '/': host });
  await page.goto(site.url);
  return page.frameLocator('iframe[data-site-quiz]').first();
}

interface HostAnswer {
  token: string;
  oneTimeToken: string;
  user: { email: string };
}

test('the session that the backend answers is nowhere in the page around the frame', async ({
  page,
  platform,
}) => {
  const email = `canar-${Date.now()}@exemplu.ro`;
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // Its secrets are known only here: the database keeps no token, only what it hashes to.
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/guest-website-request') &&
      response.request().method() === 'POST',
  );
  // Everything a page can try: it patches what the form would use, and listens to all messages.
  const spying = `<script>
    window.seen = [];
    var note = function (what) { try { window.seen.push(typeof what === 'string' ? what : JSON.stringify(what)); } catch (error) {} };
    addEventListener('message', function (event) { note(event.data); }, true);
    var realFetch = window.fetch;
    window.fetch = function () { note([].slice.call(arguments)); return realFetch.apply(this, arguments); };
    Storage.prototype.setItem = function (key, value) { note([key, value]); };
    var realShadow = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function () { note('shadow'); return realShadow.apply(this, arguments); };
    var realPort = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (data) { note(data); return realPort.apply(this, arguments); };
    ['ready', 'start', 'step', 'error', 'submit', 'height'].forEach(function (name) {
      document.addEventListener('sitequiz:' + name, function (event) { note(event.detail); });
    });
  </script>`;
  const frame = await open(page, { html: spying + snippet(platform.addresses.embed) });
  await fillContact(frame, email);
  await sendAll(frame);
  await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
  const { token, oneTimeToken, user }: HostAnswer = await (await answered).json();
  expect([typeof token, typeof oneTimeToken, user.email]).toEqual(['string', 'string', email]);
  const around = await page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { seen: string[] }).seen,
      location.href,
      document.documentElement.outerHTML,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
  );
  for (const secret of [token, oneTimeToken, email, '0712'])
    expect([around, ...said].join('\n')).not.toContain(secret);
  const kept = await frame
    .locator('body')
    .evaluate(() => JSON.stringify([document.cookie, document.documentElement.outerHTML]));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(oneTimeToken);
  expect(around).toContain('submit');
});

test('hostile style of the page does not reach the form', async ({ page, platform }) => {
  const hostile = `<style>
    * { all: unset !important; font: 3px fantasy !important; color: white !important; }
    input, button, label { display: none !important; pointer-events: none !important; }
    iframe { display: block !important; width: 100% !important; height: 620px !important; }
  </style>`;
  const frame = await open(page, { html: hostile + snippet(platform.addresses.embed) });
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByText('Completează câmpul obligatoriu: E-mail')).toBeVisible();
});

test('a page with a strict policy needs two sources and nothing else', async ({
  page,
  platform,
}) => {
  const origin = new URL(platform.addresses.embed).origin;
  const policy = `default-src 'none'; frame-src ${origin}; script-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const frame = await open(page, {
    html: `<a href="${platform.addresses.embed}" data-site-quiz-popup>Cere un site</a>${snippet(platform.addresses.embed)}`,
    headers: { 'content-security-policy': policy },
  });
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('iframe')
        .first()
        .evaluate((one) => one.style.height),
    )
    .toMatch(/px$/);
  await page.getByRole('link', { name: 'Cere un site' }).click();
  const popup = page.getByRole('dialog', { name: 'Cere un site' });
  await expect(popup.frameLocator('iframe').getByLabel('E-mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cere un site' })).toBeFocused();
});

test('forged messages of the page, of a sibling frame and of strangers change nothing', async ({
  page,
  platform,
}) => {
  const forging = `<iframe id="sibling" srcdoc="<script>
      setInterval(function () {
        for (var i = 0; i < parent.frames.length; i++) {
          parent.frames[i].postMessage({ siteQuiz: 1, type: 'connect' }, '*', [new MessageChannel().port1]);
          parent.frames[i].postMessage({ type: 'prefill', values: { businessName: 'Fals' } }, '*');
        }
        parent.postMessage({ siteQuiz: 1, type: 'hello' }, '*');
        parent.postMessage({ type: 'height', height: 99999 }, '*');
      }, 20);
    </script>"></iframe>`;
  const frame = await open(page, { html: forging + snippet(platform.addresses.embed) });
  await frame.getByLabel('E-mail').fill('ana@exemplu.ro');
  await frame.getByLabel('Telefon').fill('0712 345 678');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByLabel('Numele afacerii')).toHaveValue('');
  expect(
    await page.locator('iframe[data-site-quiz]').evaluate((one) => one.clientHeight),
  ).toBeLessThan(5000);
});

test('two frames and two loaders on one page do not meet', async ({ page, platform }) => {
  const { embed } = platform.addresses;
  const frame = await open(page, {
    html: snippet(`${embed}?ref=unu`) + snippet(`${embed}?ref=doi&save=0`),
  });
  const other = page.frameLocator('iframe[data-site-quiz]').nth(1);
  await frame.getByLabel('E-mail').fill('unu@exemplu.ro');
  await expect(other.getByLabel('E-mail')).toHaveValue('');
  for (const index of [0, 1])
    await expect
      .poll(() =>
        page
          .locator('iframe[data-site-quiz]')
          .nth(index)
          .evaluate((one) => one.style.height),
      )
      .toMatch(/px$/);
});

test('values of the page are filled in where nothing was answered', async ({ page, platform }) => {
  const early = `<script>
    window.SiteQuiz = window.SiteQuiz || function () { (SiteQuiz.q = SiteQuiz.q || []).push(arguments); };
    SiteQuiz('prefill', { email: 'stiut@exemplu.ro', token: 'x', extraNotes: 'nu' });
  </script>`;
  const frame = await open(page, { html: early + snippet(platform.addresses.embed) });
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
});
