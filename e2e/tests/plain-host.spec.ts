import { fillCard, fillDelivery } from '../src/checkout.ts';
import type { ProxyHost } from '../src/hosts/proxy-host.ts';
import { startSpecOnlyHost } from '../src/hosts/spec-only-host.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

/** The platform with a host that follows only the specification, without extensions. */
let host: ProxyHost;
test.beforeEach(async ({ platform }) => {
  host = await startSpecOnlyHost(platform.addresses.api);
  platform.configure({ apiOrigin: host.url, hostCapabilities: [] });
});
test.afterEach(async ({ platform }) => {
  platform.configure({ apiOrigin: platform.addresses.api, hostCapabilities: WITHOUT_STREAM });
  await host.close();
});

test('a purchase with a host that knows only the specification', async ({ page, platform }) => {
  const email = `simplu-${Date.now()}@exemplu.ro`;
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await page.goto('/checkout');
  await fillDelivery(page, email);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Plasează comanda și plătește' }).click();
  await expect(
    page.getByRole('heading', { name: 'Comanda a fost plasată cu succes!' }),
  ).toBeVisible({ timeout: 20_000 });
  const orders = await platform.sql(
    'select payment_status, accepted_at from orders where email = $1',
    [email],
  );
  // The host was not told the payment, so staff accept the order or match its payment.
  expect(orders).toEqual([{ payment_status: 'unverified', accepted_at: null }]);
});

test('a request with a host that knows only the specification @matrix', async ({
  page,
  platform,
}) => {
  const email = `simplu-cerere-${Date.now()}@exemplu.ro`;
  await page.goto('/quiz');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefon').fill('0712 345 678');
  const next = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ });
  for (let step = 0; step < 11; step++) await next.click();
  await page.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText('✅ Mulțumim!')).toBeVisible();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  const rows = await platform.sql('select id from website_requests where email = $1', [email]);
  expect(rows).toHaveLength(1);
});
