import type { Page } from '@playwright/test';
import { fillCard, fillDelivery } from '../src/checkout.ts';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expectPlaced, pay, payButton } from '../src/faults/paying-page.ts';
import type { Profile } from '../src/hosts/literal-host/profile.ts';
import { PROFILES } from '../src/hosts/literal-host/profiles/all-profiles.ts';
import { oddities } from '../src/hosts/literal-host/random-profile.ts';
import { ACCOUNTS } from '../src/hosts/literal-host/seed/accounts.ts';
import type { ListCall, LiteralHost } from '../src/hosts/literal-host/start-literal-host.ts';
import { keepSession, test, WORST } from '../src/hosts/on-foreign-host.ts';
import { expect } from '../src/test.ts';

// Long lists render only visible rows.
test.use({ viewport: { width: 1440, height: 4000 } });

const CHARGED = { in_page: '4000002500003155', plain: '4242424242424242' };
const main = (page: Page) => page.getByRole('main');
const buyer = () => `cumparator-${Date.now()}@exemplu.ro`;

const orders = ({ state }: LiteralHost) => state.orders.flatMap(({ received }) => received ?? []);
const charges = ({ requests }: LiteralHost) =>
  requests.filter(({ call }) => call === 'POST /api/create-payment-intent');

async function addFirst(page: Page): Promise<void> {
  await page.goto('/products');
  await main(page)
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Coș: 1 produs' })).toBeVisible();
}

async function fillCheckout(page: Page, card: string): Promise<void> {
  await page.goto('/checkout');
  await fillDelivery(page, buyer());
  await fillCard(page, card);
}

/** The last charge equals the cart's total by the host's prices. */
function expectRightAmount(host: LiteralHost): void {
  const sent = orders(host).at(-1) as
    | { products: { product_id: number; quantity: number }[] }
    | undefined;
  expect(sent).toBeDefined();
  const asked = charges(host).at(-1)?.body as { amount: number };
  expect(asked.amount).toBe(host.expectedAmount(sent?.products ?? []));
}

/** All requests were documented. */
const expectDocumented = (host: LiteralHost) => expect(host.undocumented()).toEqual([]);

/** The page shows all these texts and has finished loading. */
async function expectRows(page: Page, texts: readonly string[]): Promise<void> {
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  // Addresses are shown without a scheme.
  for (const text of texts)
    await expect(main(page)).toContainText(text.replace(/^https?:\/\//, ''));
}

const fieldOf = (host: LiteralHost, call: ListCall, field: string, as?: string): string[] => [
  ...new Set(host.goodRows(call, as ? { as } : {}).map((row) => String(row[field as never]))),
];

function journeys(profile: Profile, tag: string): void {
  test.describe(`before a host that is ${profile.name} ${tag}`, () => {
    test('a guest buys with 3-D Secure, and the host is sent what is documented', async ({
      page,
      foreignHost,
    }) => {
      const host = await foreignHost(profile);
      const before = host.state.orders.length;
      await addFirst(page);
      await fillCheckout(page, CHARGED.in_page);
      await pay(page);
      await page.frameLocator('dialog iframe').getByRole('button', { name: 'Autorizează' }).click();
      await expectPlaced(page);
      expect(host.state.orders.length).toBe(before + 1);
      expectRightAmount(host);
      expectDocumented(host);
    });

    test('an order whose answer is lost is neither charged nor sent twice by itself @matrix', async ({
      page,
      foreignHost,
    }) => {
      const host = await foreignHost(profile);
      const before = host.state.orders.length;
      await addFirst(page);
      await fillCheckout(page, CHARGED.plain);
      host.next('POST /api/orders', 'lose answer');
      await pay(page);
      await expect(payButton(page)).toBeHidden({ timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Finalizare comandă');
      await expect.poll(() => host.state.orders.length).toBe(before + 1);
      await page.reload();
      await expect(payButton(page)).toBeHidden();
      expect(host.state.orders.length).toBe(before + 1);
      expectDocumented(host);
    });

    test('the questionnaire is taken from a guest, from a person, and from a frame elsewhere @matrix', async ({
      page,
      platform,
      foreignHost,
    }) => {
      const host = await foreignHost(profile);
      const guests = () =>
        host.requests.filter(({ call }) => call === 'POST /api/guest-website-request');
      await page.goto('/quiz');
      await answer(page, true);
      expect(guests()).toHaveLength(1);
      let site: HostSite | undefined;
      try {
        site = await startHostSite({ '/': { html: snippet(platform.addresses.embed) } });
        await page.goto(site.url);
        const frame = page.frameLocator('iframe[data-site-quiz]');
        await fillContact(frame, buyer());
        await sendAll(frame);
        await expect(frame.getByText('✅ Mulțumim! Cererea ta a fost trimisă')).toBeVisible();
      } finally {
        await site?.close();
      }
      expect(guests()).toHaveLength(2);
      await page.goto('/');
      await keepSession(page, 'maria');
      await page.goto('/quiz');
      await answer(page, false);
      expect(host.requests.some(({ call }) => call === 'POST /api/website-request')).toBe(true);
      expectDocumented(host);
    });

    test('the dashboard shows every good row @matrix', async ({ page, foreignHost }) => {
      const host = await foreignHost(profile);
      await keepSession(page, 'maria');
      const as = ACCOUNTS.maria.email;
      const rows = (call: ListCall, field: string) => fieldOf(host, call, field, as);
      await page.goto('/users/dashboard/overview');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
      await page.goto('/users/dashboard/profile');
      await expectRows(page, rows('GET /api/businesses', 'company_name'));
      await page.goto('/users/dashboard/active-sites');
      const addresses = rows('GET /api/user-website', 'website_url');
      // A link shows only its host.
      await expectRows(
        page,
        addresses.map((address) => new URL(address).host),
      );
      await page.goto('/users/dashboard/site-request');
      await expectRows(page, rows('GET /api/website-request', 'business_name'));
      await page.goto('/users/dashboard/commissions');
      await expectRows(page, []);
      await page.goto('/users/dashboard/notifications');
      await expectRows(page, rows('GET /api/notifications', 'message'));
      expectDocumented(host);
    });

    test('the console shows every good row @matrix', async ({ page, foreignHost }) => {
      const host = await foreignHost(profile);
      await page.setViewportSize(TALL);
      await keepSession(page, 'admin');
      for (const [path, call, field] of CONSOLE) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectRows(page, call ? fieldOf(host, call, field) : []);
      }
      const [order] = host.goodRows('GET /api/orders/admin') as { id: number; email: string }[];
      if (order) {
        await page.goto(`/admin/order/${order.id}`);
        await expect(main(page)).toContainText(order.email);
      }
      expectDocumented(host);
    });
  });
}

/** Long lists render only visible rows. */
const TALL = { width: 1280, height: 3000 };

/** The console's pages, each with the call and row field it shows. */
const CONSOLE: readonly (readonly [string, ListCall | null, string])[] = [
  ['/admin/dashboard', null, ''],
  ['/admin/orders', 'GET /api/orders/admin', 'email'],
  ['/admin/stats', null, ''],
  ['/admin/products', 'GET /api/products', 'product_name'],
  ['/admin/users', 'GET /api/users/all', 'email'],
  ['/admin/sites', 'GET /api/website-request/all', 'business_name'],
  ['/admin/manage', 'GET /api/user-website/all', 'website_url'],
  ['/admin/commissions', null, ''],
];

/** Answers the required questions and submits. */
async function answer(page: Page, isGuest: boolean): Promise<void> {
  if (isGuest) {
    await page.getByLabel('E-mail').fill(buyer());
    await page.getByLabel('Telefon').fill('0712 345 678');
  }
  const next = main(page)
    .locator('form')
    .getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  const send = page.getByRole('button', { name: 'Trimite cererea' });
  for (let step = 0; step < 11 && !(await send.isVisible()); step++) await next.click();
  await send.click();
  await expect(page.getByText('✅ Mulțumim!')).toBeVisible();
}

journeys(WORST, '');
for (const profile of Object.values(PROFILES)) journeys(profile, '@matrix');

for (const seed of Array.from({ length: 12 }, (_, index) => index + 1)) {
  test(`with oddities ${seed} no page with a good row is empty, and nothing wrong is charged @matrix`, async ({
    page,
    foreignHost,
  }) => {
    test.slow();
    const host = await foreignHost(oddities(seed));
    if (host.goodRows('GET /api/products').length > 0) {
      await page.goto('/products');
      await expectRows(page, fieldOf(host, 'GET /api/products', 'product_name'));
      await addFirst(page);
      await fillCheckout(page, CHARGED.plain);
      await pay(page);
      await expectPlaced(page);
      expectRightAmount(host);
    }
    await keepSession(page, 'admin');
    await page.setViewportSize(TALL);
    for (const [path, call, field] of CONSOLE) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRows(page, call ? fieldOf(host, call, field) : []);
    }
    expectDocumented(host);
  });
}
