import type { Browser, FrameLocator } from '@playwright/test';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { textsIn } from '../src/embed-hosts/texts-in-frame.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** Typed in both languages. */
const TYPED = 'Ω 7';
const EMAIL = 'aceeasi@exemplu.ro';
const REQUEST = '**/api/guest-website-request';

/** The elapsed time is the only part of a request that varies. */
const stopClock = () => {
  performance.now = () => 60_000;
};

/** Answers a section: the first radio option, all checkboxes, the same text. */
async function answerSection(frame: FrameLocator): Promise<void> {
  // An answer may reveal another question.
  for (const kind of ['radio', 'checkbox'])
    for (const option of await frame.locator(`input[type=${kind}]`).all())
      if (kind === 'checkbox' || (await option.evaluate(isFirst))) await option.check();
  for (const field of await frame.locator('form :is(textarea, input:not([type]))').all())
    if (await field.isVisible()) await field.fill(TYPED);
}
const isFirst = (option: Element) => option.closest('fieldset')?.querySelector('input') === option;

interface Walk {
  texts: string[];
  request: { headers: Record<string, string>; body: string | null; path: string };
  lang: string | null;
}

/**
 * Walks through the form with its errors, a resumed draft, refusals and success. Locates by position, not by
 * text.
 */
async function walk(browser: Browser, address: string, url: string): Promise<Walk> {
  const context = await browser.newContext({ locale: 'ro-RO' });
  await context.addInitScript(stopClock);
  const page = await context.newPage();
  await page.goto(url + address);
  const frame = page.frameLocator('iframe[data-site-quiz]');
  const submit = frame.locator('form button[type=submit]');
  const texts: string[] = [];
  const note = async () => void texts.push(...(await textsIn(frame)));
  const goOn = async () => {
    const heading = await frame.locator('form h2').textContent();
    await submit.press('Enter');
    await expect(frame.locator('form h2')).not.toHaveText(heading ?? '');
  };

  /** The frame's scripts have run. */
  const isReady = () => expect(page.locator('iframe')).toHaveAttribute('style', /height: \d+px/);
  await isReady();

  const alerts = frame.getByRole('alert');
  for (const [email, phone] of [
    ['', ''],
    ['nimeni', '12'],
    [`${'a'.repeat(300)}@exemplu.ro`, '0'.repeat(60)],
  ] as const) {
    await frame.locator('[name=email]').fill(email);
    await frame.locator('[name=phone]').fill(phone);
    await submit.press('Enter');
    await expect(alerts).toHaveCount(2);
    await note();
  }
  await frame.locator('[name=email]').fill(EMAIL);
  await frame.locator('[name=phone]').fill('0712 345 678');
  await goOn();
  await frame.locator('[name=businessName]').fill(TYPED.repeat(200));
  await submit.press('Enter');
  await expect(alerts).toHaveCount(1);
  await note();
  await frame.locator('[name=businessName]').fill(TYPED);
  await page.reload();
  await isReady();
  await expect(frame.locator('[name=businessName]')).toHaveValue(TYPED);
  for (let section = 2; section <= 11; section++) {
    await answerSection(frame);
    await note();
    await goOn();
  }
  await note();

  await page.route(REQUEST, (route) => route.abort());
  await submit.press('Enter');
  await expect(alerts).toHaveCount(1);
  await note();
  await page.unroute(REQUEST);
  const refusal = JSON.stringify({ error: 'Prea multe cereri.' });
  await page.route(REQUEST, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: refusal,
    }),
  );
  await submit.press('Enter');
  await expect(alerts.locator('p')).toHaveCount(2);
  await expect(submit).toBeEnabled();
  await note();
  await page.unroute(REQUEST);
  const sending = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/guest-website-request') && request.method() === 'POST',
  );
  await submit.press('Enter');
  const request = await sending;
  await expect(frame.getByRole('status').getByText('✅')).toBeVisible();
  await note();
  const { 'idempotency-key': _, ...headers } = request.headers();
  const lang = await frame.locator(':root').getAttribute('lang');
  await context.close();
  return {
    texts,
    lang,
    request: { headers, body: request.postData(), path: new URL(request.url()).pathname },
  };
}

const shared = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].filter((text) => other.includes(text)).sort();

/** Texts expected in both languages: typed values and a shared word. */
const SHARED = [TYPED, TYPED.repeat(200), EMAIL, 'E-mail'].sort();

test('the English form says nothing in Romanian, and sends the same request byte for byte @matrix', async ({
  browser,
  platform,
}) => {
  const { embed } = platform.addresses;
  const pages = { '/ro': { html: snippet(embed) }, '/en': { html: snippet(`${embed}en/`) } };
  site = await startHostSite(pages);
  // Another origin of the same site, because Chromium partitions storage of frames on other sites.
  const url = site.url.replace('127.0.0.1', 'localhost');
  const romanian = await walk(browser, '/ro', url);
  const english = await walk(browser, '/en', url);
  expect([romanian.lang, english.lang]).toEqual(['ro', 'en']);
  expect(english.texts.length).toBe(romanian.texts.length);
  const strange = shared(english.texts, romanian.texts).filter((text) => !SHARED.includes(text));
  expect(strange).toEqual([]);
  expect(
    english.texts.filter((text) => /[ăâîșț„]|exemplu\.ro$/i.test(text) && text !== EMAIL),
  ).toEqual([]);
  expect(english.request).toEqual(romanian.request);
  expect(JSON.parse(english.request.body ?? '{}')).toMatchObject({
    colorPalette: 'Minimalistă',
    hasLogo: 'Da',
    features: expect.arrayContaining(['Galerie portofoliu']),
  });
});

test('the English loader opens the English form, and speaks English around it @matrix', async ({
  page,
  platform,
}) => {
  const english = `${platform.addresses.embed}en/`;
  const html = `<a href="${english}" data-site-quiz-popup>Request a site</a>
    <script async src="${english}loader.js"></script>`;
  site = await startHostSite({ '/': { html } });
  await page.route(`${english}?mode=popup`, () => {});
  await page.goto(site.url);
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Request a site' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog.getByText('Loading…')).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('title', 'Website request');
  await page.keyboard.press('Escape');
  await page.unroute(`${english}?mode=popup`);
  await page.evaluate(() =>
    (window as unknown as { SiteQuiz(name: string): void }).SiteQuiz('destroy'),
  );
  await page.reload();
  await page.waitForFunction(() => 'SiteQuiz' in window);
  await page.evaluate(() =>
    (window as unknown as { SiteQuiz(name: string): void }).SiteQuiz('open'),
  );
  const frame = page.locator('dialog[open] iframe').contentFrame();
  await expect(frame.getByRole('heading', { name: 'Contact details' })).toBeVisible();
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the builder page writes the code of an English form @matrix', async ({ page, platform }) => {
  await page.goto('/quiz/embed');
  await page.getByRole('radio', { name: 'Engleză' }).check();
  const preview = page.getByTitle('Previzualizare').contentFrame();
  await expect(preview.getByText('Trial: the request is not sent anywhere.')).toBeVisible();
  const html = await page.getByLabel('Codul de copiat').inputValue();
  site = await startHostSite({ '/': { html } });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe[title="Website request"]');
  await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible();
  const script = page.locator(`script[src="${platform.addresses.embed}en/loader.js"]`);
  await expect(script).toBeAttached();
});

/** All texts of a sandboxed frame, with and without a host that accepts it. */
test('a shut-in frame says in English what it does not do @matrix', async ({ page, platform }) => {
  const embed = `${platform.addresses.embed}en/`;
  const html = snippet(embed).replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts allow-forms"');
  site = await startHostSite({ '/': { html } });
  const shows = async (sentence: string) => {
    await page.goto(site?.url ?? '');
    const frame: FrameLocator = page.frameLocator('iframe');
    await expect(frame.getByText(sentence)).toBeVisible();
    expect((await textsIn(frame)).filter((text) => /[ăâîșț]/i.test(text))).toEqual([]);
  };
  await shows('Answers that are not sent are not kept');
  const known = WITHOUT_STREAM.filter((name) => name !== 'opaque-origin');
  platform.configure({ hostCapabilities: known });
  try {
    await shows('keeps it from working');
  } finally {
    platform.configure({ hostCapabilities: WITHOUT_STREAM });
  }
});
