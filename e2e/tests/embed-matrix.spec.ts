import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, startHostSite } from '../src/embed-hosts/host-page.ts';
import { builderForm, MATRIX, type MatrixHost, type Mode } from '../src/embed-hosts/matrix.ts';
import { withOwnBrowser } from '../src/embed-hosts/own-browser.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/*
 * Every kind of page with every way to embed the form: it loads, resizes, can be filled in and submitted, and
 * does not change the page. `npm test` runs the cells that no other test covers.
 */

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

const IN_GATE = ['a page that Turbo swaps inline'];

/** The page without the form: computed styles of its elements, its root's attributes, and its globals. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const looks = ['title', 'text', 'link', 'button'].map((id) => {
      const element = document.getElementById(id);
      return element
        ? Array.from(getComputedStyle(element)).map((name) =>
            [name, getComputedStyle(element).getPropertyValue(name)].join(':'),
          )
        : null;
    });
    const attributes = [document.documentElement, document.body].map((element) =>
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)].join('=')),
    );
    return {
      looks,
      attributes,
      styles: document.styleSheets.length,
      globals: Object.getOwnPropertyNames(window)
        .filter((name) => !/^\d+$/.test(name))
        .sort(),
    };
  });

/** Sizes vary with the scroll bar's width. */
const withoutSizes = ({ looks, ...rest }: Awaited<ReturnType<typeof lookOf>>) => ({
  ...rest,
  looks: looks.map((look) =>
    look?.filter(
      (property) =>
        !/^(?:-webkit-)?(?:width|height|inline-size|block-size|perspective-origin|transform-origin|inset|top|left|right|bottom)/.test(
          property,
        ),
    ),
  ),
});

/** By address, because Playwright does not recognise iframe elements in XHTML. */
async function frameOf(place: Locator): Promise<Frame> {
  const address = await place.evaluate((element: HTMLIFrameElement) => element.src);
  const find = () =>
    place
      .page()
      .frames()
      .find((frame) => frame.url().split('#')[0] === address);
  await expect.poll(() => find() !== undefined).toBe(true);
  const found = find();
  if (!found) throw new Error('The form has no frame.');
  return found;
}

async function tryCell(
  context: BrowserContext,
  platform: WorkerPlatform,
  host: MatrixHost,
  mode: Mode,
): Promise<void> {
  const { embed } = platform.addresses;
  const form = (host.form ?? builderForm)(embed, mode);
  site = await startHostSite({
    '/': await host.page(form, embed, mode),
    '/fara': await host.page('', embed, mode),
    ...host.files?.(form),
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${site.url}/fara`);
  const before = withoutSizes(await lookOf(page));
  const scripts = /\/later\.\w+\.js/;
  if (host.blocksScript) await page.route(scripts, (route) => route.abort());
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  for (const step of host.steps ?? []) await page.getByText(step, { exact: true }).click();

  const which = host.which ?? 0;
  if (mode === 'popup') {
    await page.waitForFunction(() => (window as { SiteQuiz?: { v?: number } }).SiteQuiz?.v);
    await page.getByText('Cere un site', { exact: true }).nth(which).click();
  }
  const place =
    mode === 'popup'
      ? page.locator('dialog[open] iframe')
      : page.locator('iframe[data-site-quiz]').nth(which);
  await place.scrollIntoViewIfNeeded();
  const frame = await frameOf(place);
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  if (host.blocksScript) {
    await expect(frame.getByText('O parte a formularului nu a putut fi încărcată.')).toBeVisible();
    await page.unroute(scripts);
    await frame.getByRole('button', { name: 'Reîncearcă' }).click();
  }
  if (host.refusesStorage)
    await expect(frame.getByText('Răspunsurile netrimise nu se păstrează')).toBeVisible();
  const heights = async () => [
    await place.evaluate((element) => element.clientHeight),
    await frame
      .locator('#quiz')
      .evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
  ];
  // A popup has the window's height instead, up to a limit.
  if (mode === 'inline') await expect.poll(async () => new Set(await heights()).size).toBe(1);
  else expect((await heights())[0]).toBeGreaterThan(500);

  const email = `celula-${Date.now()}-${which}@exemplu.ro`;
  await fillContact(frame, email);
  await sendAll(frame);
  await expect(frame.getByText('✅ Mulțumim!')).toBeVisible();
  const query = 'select id from website_requests where email = $1';
  expect(await platform.sql(query, [email])).toHaveLength(1);

  if (mode === 'popup') {
    await frame.getByRole('button', { name: 'Închide' }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  const own = ['SiteQuiz', ...before.globals].sort();
  // A dialog's close event fires a moment later.
  await expect
    .poll(async () => withoutSizes(await lookOf(page)))
    .toEqual({ ...before, globals: own });
  expect(faults).toEqual([]);
}

for (const [name, host] of Object.entries(MATRIX))
  for (const mode of ['inline', 'popup'] as const) {
    if (mode === host.without) continue;
    const cell = `${name} ${mode}`;
    test(`${cell}${IN_GATE.includes(cell) ? '' : ' @matrix'}`, async ({
      context,
      launchOptions,
      platform,
    }) => {
      if (host.refusesStorage)
        await withOwnBrowser(
          launchOptions,
          true,
          { default_content_setting_values: { cookies: 2 } },
          (own) => tryCell(own, platform, host, mode),
        );
      else await tryCell(context, platform, host, mode);
    });
  }
