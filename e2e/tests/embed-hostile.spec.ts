import type { Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import {
  type HostPage,
  type HostSite,
  snippet,
  startHostSite,
} from '../src/embed-hosts/host-page.ts';
import { withOwnBrowser } from '../src/embed-hosts/own-browser.ts';
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
  // The token is only in this answer, because the database stores its hash.
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/guest-website-request') &&
      response.request().method() === 'POST',
  );
  // A page's possible attacks: patches functions the form might use, and listens to all messages.
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

test('hostile style of the page reaches neither the form nor its size, in the page and over it @matrix', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  const hostile = `<style>
    * { all: unset !important; font: 3px fantasy !important; color: white !important; }
    input, button, label, a, dialog { display: inline !important; pointer-events: auto !important; }
  </style><a href="${embed}" data-site-quiz-popup>Cere un site</a>`;
  const frame = await open(page, { html: hostile + snippet(embed) });
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  const sizeOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return [box?.width ?? 0, box?.height ?? 0] as const;
  };
  const content = () => frame.locator('#quiz').evaluate((one) => Math.ceil(one.clientHeight));
  await expect.poll(async () => (await sizeOf('iframe'))[1] - (await content())).toBe(0);
  expect((await sizeOf('iframe'))[0]).toBeGreaterThan(1000);
  await page.getByText('Cere un site').click();
  const popup = page.locator('dialog[open] iframe');
  await expect(popup.contentFrame().getByLabel('E-mail')).toBeVisible();
  expect(await sizeOf('dialog[open] iframe')).toEqual([736, 672]);
  await page.keyboard.press('Escape');
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByText('Completează câmpul obligatoriu: E-mail')).toBeVisible();
});

test('a page that limits its frames leaves ours the size of its content @matrix', async ({
  page,
  platform,
}) => {
  const html = `<style>
    iframe { min-height: 900px !important; max-height: 300px !important; }
    @layer page {
      iframe { width: 100px !important; max-width: 200px !important; height: 50px !important; transform: scale(.5) !important; }
    }
  </style>${snippet(platform.addresses.embed)}`;
  const frame = await open(page, { html });
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  const content = () =>
    frame.locator('#quiz').evaluate((one) => Math.ceil(one.getBoundingClientRect().height));
  const box = () => page.locator('iframe').boundingBox();
  await expect.poll(async () => ((await box())?.height ?? 0) - (await content())).toBe(0);
  expect((await box())?.width).toBeGreaterThan(1000);
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

test('two frames and two loaders on one page do not meet @matrix', async ({ page, platform }) => {
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

test('values of the page are filled in where nothing was answered @matrix', async ({
  page,
  platform,
}) => {
  const early = `<script>
    window.SiteQuiz = window.SiteQuiz || function () { (SiteQuiz.q = SiteQuiz.q || []).push(arguments); };
    SiteQuiz('prefill', { email: 'stiut@exemplu.ro', token: 'x', extraNotes: 'nu' });
  </script>`;
  const frame = await open(page, { html: early + snippet(platform.addresses.embed) });
  await expect(frame.getByLabel('E-mail')).toHaveValue('stiut@exemplu.ro');
});

/** Records the loader's events in `window.told`. */
const LISTEN = `<script>window.told = [];
  ['ready', 'height', 'timeout'].forEach(function (name) {
    document.addEventListener('sitequiz:' + name, function () { window.told.push(name); });
  });</script>`;
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

test('a page with an embedder policy, a shadow root and a module has form, height and events @matrix', async ({
  page,
  platform,
}) => {
  const { embed } = platform.addresses;
  const html = `${LISTEN}<div id="root"></div><script type="module">
    const root = document.getElementById('root').attachShadow({ mode: 'open' });
    root.innerHTML = '<iframe src="${embed}" width="100%" data-site-quiz></iframe>';
    await import('${new URL('loader.js', embed).href}');
  </script>`;
  const headers = { 'cross-origin-embedder-policy': 'require-corp' };
  const frame = await open(page, { html, headers });
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  await expect.poll(() => told(page)).toContain('height');
  expect(await told(page)).toContain('ready');
  expect(await page.locator('iframe').evaluate((one) => one.style.height)).toMatch(/px$/);
});

test('a page without https has the form, and it is sent @matrix', async ({
  launchOptions,
  platform,
}) => {
  site = await startHostSite({ '/': { html: snippet(platform.addresses.embed) } });
  const address = site.url.replace('127.0.0.1', 'salon.exemplu');
  const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP salon.exemplu 127.0.0.1'];
  await withOwnBrowser({ ...launchOptions, args }, true, {}, async (context) => {
    const page = await context.newPage();
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByLabel('E-mail')).toBeVisible();
    expect(await frame.locator('body').evaluate(() => isSecureContext)).toBe(false);
    await fillContact(frame, `fara-https-${Date.now()}@exemplu.ro`);
    await sendAll(frame);
    await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
  });
});

test('the next step is not beneath what sticks to the top of the page @matrix', async ({
  page,
  platform,
}) => {
  const html = `<header style="position:sticky;top:0;height:90px;background:silver">Salon</header>
    <p style="height:300px">Text</p>${snippet(platform.addresses.embed)}<p style="height:2000px">Text</p>`;
  const frame = await open(page, { html });
  await fillContact(frame, 'ana@exemplu.ro');
  const heading = frame.getByRole('heading', { level: 2 });
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(heading).toHaveText('Afacerea ta');
  // Scrolls until the top of the form is out of view.
  await page.evaluate(() => scrollBy(0, 500));
  await frame.getByRole('button', { name: 'Continuă' }).evaluate((button: HTMLButtonElement) => {
    button.focus({ preventScroll: true });
    button.click();
  });
  await expect(heading).toHaveText('Despre afacere');
  await expect.poll(top).toBeGreaterThan(90);
  expect(await top()).toBeLessThan(400);
});

test('a frame that is put in later and stays dead is told @matrix', async ({ page, platform }) => {
  const { embed } = platform.addresses;
  await page.clock.install();
  await page.route(embed, (route) => route.abort());
  const html = `${LISTEN}<script async src="${new URL('loader.js', embed).href}"></script>`;
  site = await startHostSite({ '/': { html } });
  await page.goto(site.url);
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    frame.dataset.siteQuiz = '';
    document.body.append(frame);
  }, embed);
  await expect
    .poll(async () => {
      await page.clock.runFor(6000);
      return told(page);
    })
    .toEqual(['timeout']);
});
