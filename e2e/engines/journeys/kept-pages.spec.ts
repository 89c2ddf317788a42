import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account } from '../../src/accounts.ts';
import { freshEmail } from '../../src/conformance/samples.ts';
import { changeShelf, shelve } from '../../src/faults/shelf.ts';
import { WITHOUT_STREAM } from '../../src/without-stream.ts';
import { writeAll } from '../../src/written-pages.ts';
import type { Page } from '../page/page.ts';
import { CARDS, fillDelivery, goToCheckout, payWith, placed } from '../steps/checkout.ts';
import { isKept, mark } from '../steps/kept-page.ts';
import { PAGES_OF, PUBLIC_PAGES, TOKEN_PAGES } from '../steps/pages.ts';
import { addressOf, signInTo } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

// Browsers log a failed request themselves; requests pending when the page is left fail.
test.use({
  expected: [/Failed to load resource.*40[01]|Failed to fetch notifications|ChunkLoadError/],
});

/** Browsers keep no page that still loads, so the waits get longer; in ms. */
const QUIET_AFTER = { timeout: 60_000, intervals: [100, 250, 500, 1000, 2000, 4000] };

/** Leaves for another document and comes back until the browser restores the page from its cache. */
async function leaveUntilKept(page: Page, path: string, heading: RegExp): Promise<void> {
  await expect(async () => {
    // Requests never end on a page left before the application started, so it is not restored.
    expect(await page.run(() => 'booted' in document.documentElement.dataset)).toBe(true);
    await mark(page);
    await page.goto(path === '/faq' ? '/terms' : '/faq');
    await page.back();
    await page.role('main').heading(heading).first().isShown();
    await isKept(page);
  }).toPass(QUIET_AFTER);
}

test('the browser keeps each public page for its back button @matrix', async ({
  person,
  platform,
}) => {
  test.setTimeout(240_000);
  await writeAll(platform);
  const page = await person.open('/');
  for (const [path, heading] of Object.entries(PUBLIC_PAGES)) {
    // Chromium keeps no page with status 404, and pages with a token are sent with no-store.
    if (path === '/nu-exista' || TOKEN_PAGES.includes(path)) continue;
    await page.goto(path);
    await page.role('main').heading(heading).first().isShown();
    await test.step(path, async () => {
      await leaveUntilKept(page, path, heading);
    });
  }
});

for (const role of ['user', 'admin'] as const)
  test(`the browser keeps each page of role ${role}, and shows it to the same person @matrix`, async ({
    person,
    platform,
  }) => {
    test.setTimeout(240_000);
    const page = await person.open('/');
    await signInTo(page, platform, role, PAGES_OF[role][0]);
    for (const path of PAGES_OF[role])
      await test.step(path, async () => {
        await page.goto(path);
        await page.role('main').heading(/./).first().isShown();
        await leaveUntilKept(page, path, /./);
        await page.isAt(addressOf(path));
      });
  });

test('a page that hears of changes releases its lock when it is left @matrix', async ({
  person,
  platform,
}) => {
  await platform.configure({ hostCapabilities: [...CAPABILITIES] });
  const page = await person.open('/faq');
  await signInTo(page, platform, 'user', '/account');
  const hears = () =>
    expect
      .poll(() =>
        page.run(async () =>
          Boolean(
            (await navigator.locks.query()).held?.some(({ name }) => name?.includes('changes')),
          ),
        ),
      )
      .toBe(true);
  await page.goto('/products');
  await hears();
  await mark(page);
  await page.goto('/faq');
  // A browser drops a kept page that holds a lock another page requests.
  await hears();
  await page.back();
  await page.heading(/^Produse/).isShown();
  await isKept(page);
  await platform.configure({ hostCapabilities: WITHOUT_STREAM });
});

test('a page that is left while it renders answers when it comes back @matrix', async ({
  person,
}) => {
  const page = await person.open('/faq');
  await expect.poll(() => page.run(() => 'booted' in document.documentElement.dataset)).toBe(true);
  await mark(page);
  // WebKit sometimes loses the message React's scheduler waits for when the page is left; simulated here.
  await page.run(() => {
    const { prototype } = MessagePort;
    const post = prototype.postMessage;
    prototype.postMessage = () => {
      prototype.postMessage = post;
      document.documentElement.dataset.lost = '';
    };
    dispatchEvent(new Event('popstate'));
  });
  await expect.poll(() => page.run(() => 'lost' in document.documentElement.dataset)).toBe(true);
  await page.goto('/terms');
  await page.back();
  await page.heading('Întrebări frecvente').isShown();
  await isKept(page);
  await page.role('contentinfo').link('Termeni și condiții').press();
  await page.heading('Termeni și condiții').isShown();
});

/** Present once notifications are loaded; an icon holds its place before. */
const bell = (page: Page) => page.role('banner').button(/^Notificări:/);

test('a kept page of a session that the host ended shows nothing of the person @gate-firefox', async ({
  person,
  platform,
}) => {
  const page = await person.open('/faq');
  await signInTo(page, platform, 'user', '/account');
  await page.field(/^E-mail/).has('value', account('user').email);
  // Requests pending when the page is left, or when the session ends, fail and are logged.
  await bell(page).isShown();
  await page.goto('/cookies');
  await bell(page).isShown();
  await platform.sql('delete from sessions');
  await page.back();
  await page.role('banner').link('Login').isShown();
  await page.isAt(/\/$/);
  expect(await page.stored('token')).toBeNull();
});

test('a kept page has the price of today @matrix', async ({ person, platform }) => {
  const product = await shelve(platform, { priceBani: 5000 });
  const page = await person.open(`/product/${product.id}`);
  await page
    .text(/^50,00/)
    .first()
    .isShown();
  await mark(page);
  await page.goto('/cookies');
  await changeShelf(platform, product, { priceBani: 6100 });
  await page.back();
  await page
    .text(/^61,00/)
    .first()
    .isShown();
});

test('the way back from the bank goes on with the same payment @matrix', async ({
  person,
  platform,
}) => {
  const email = freshEmail();
  const page = await person.open('/');
  await goToCheckout(page, await shelve(platform));
  await fillDelivery(page, email);
  await payWith(page, CARDS.askedAtBank);
  await page.isAt(/\/three-d-secure/);
  await page.button('Autorizează').isShown();
  await page.back();
  await page.isAt(/\/checkout/);
  await page.button(/^Plasează comanda și plătește/).isShown();
  await payWith(page, CARDS.good);
  await placed(page);
  const orders = await platform.sql('select status from orders where email = $1', [email]);
  expect(orders).toEqual([{ status: 'Processing' }]);
});
