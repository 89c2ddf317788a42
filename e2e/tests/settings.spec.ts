import type { Browser, Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account, signInAs } from '../src/accounts.ts';
import { openCheckout, pay } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import type { WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

/* Settings changed while the shop is open: a buyer never pays another amount than the page shows. */

test.afterEach(async ({ platform }) => {
  await platform.sql('delete from settings_versions');
});

const SETTINGS = '/admin/settings';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openSettings(browser: Browser, platform: WorkerPlatform, path = SETTINGS) {
  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const page = await context.newPage();
  await signInAs(page, platform, account('admin'));
  await page.goto(path);
  await expect(section(page, 'Livrare')).toBeVisible();
  return { page, close: () => context.close() };
}

async function setFee(page: Page, fee: string): Promise<void> {
  const delivery = section(page, 'Livrare');
  await delivery.getByLabel('Costul livrării').fill(fee);
  await delivery.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Setarea a fost salvată.')).toBeVisible();
}

const shippingOf = (page: Page) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: 'Livrare' }).locator('dd');

test('a fee that changes in the middle of a checkout is told, accepted, and then charged', async ({
  page,
  browser,
  platform,
  shop,
}) => {
  await openCheckout(page, shop);
  await expect(shippingOf(page)).toHaveText('20,00 RON');
  const admin = await openSettings(browser, platform);
  await setFee(admin.page, '27,50');
  await admin.close();

  await pay(page);
  const told = page.getByText('Livrarea costă acum 27,50 RON (înainte 20,00 RON).');
  await expect(told).toBeVisible();
  await expect(shippingOf(page)).toHaveText('27,50 RON');
  expect(await platform.sql('select 1 from orders where email = $1', [shop.email])).toEqual([]);

  await page.getByRole('button', { name: 'Am văzut, accept modificările' }).click();
  await pay(page);
  await expect(
    page.getByRole('heading', { name: 'Comanda a fost plasată cu succes!' }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(shippingOf(page)).toHaveText('27,50 RON');
  expect(
    await platform.sql('select shipping_bani from orders where email = $1', [shop.email]),
  ).toEqual([{ shipping_bani: 2750 }]);
});

test('two admins change one setting: the second sees both values and decides @matrix', async ({
  browser,
  platform,
}) => {
  const [first, second] = [
    await openSettings(browser, platform),
    await openSettings(browser, platform),
  ];
  const fee = section(second.page, 'Livrare').getByLabel('Costul livrării');
  await fee.fill('31');
  await setFee(first.page, '22');
  await section(second.page, 'Livrare').getByRole('button', { name: 'Salvează' }).click();
  const conflict = section(second.page, 'Livrare').getByRole('alert');
  await expect(conflict).toContainText('Livrare 22 RON, gratuită de la 300 RON');
  await expect(conflict).toContainText('Livrare 31 RON, gratuită de la 300 RON');
  await second.page.reload();
  await expect(fee).toHaveValue('31');
  await conflict.getByRole('button', { name: 'Păstrează ce am scris' }).click();
  await section(second.page, 'Livrare').getByRole('button', { name: 'Salvează' }).click();
  await expect(second.page.getByText('Setarea a fost salvată.')).toBeVisible();
  await second.page.getByRole('button', { name: 'Anulează modificarea' }).click();
  await expect(fee).toHaveValue('22,00');

  const delivery = section(second.page, 'Livrare');
  await delivery.getByText('Istoric', { exact: true }).click();
  await expect(delivery.getByRole('listitem')).toHaveCount(4);
  await delivery
    .getByRole('button', { name: 'Revino la această versiune: Versiunea inițială' })
    .click();
  await expect(fee).toHaveValue('20,00');
  await first.close();
  await second.close();
});

test('the texts of a mail are seen as they will be sent, and sent so @matrix', async ({
  browser,
  platform,
}) => {
  const { page, close } = await openSettings(browser, platform, `${SETTINGS}?mail=order-shipped`);
  const mails = section(page, 'Textele e-mailurilor');
  const intro = mails.getByRole('textbox', { name: 'Primul paragraf' });
  await intro.fill('{salut} Coletul {numar} a plecat.');
  await mails.getByRole('button', { name: 'Salvează' }).click();
  await expect(mails.getByText('{numar} nu înseamnă nimic în acest e-mail.')).toBeVisible();
  await intro.fill('{salut} Coletul comenzii {comanda} a plecat & ajunge <mâine>.');
  await mails.getByText('Ca text', { exact: true }).click();
  await expect(mails.getByText('Coletul comenzii 1024 a plecat & ajunge <mâine>.')).toBeVisible();
  await mails.getByText('Ca e-mail', { exact: true }).click();
  // The preview is an image; if the browser refuses it, text replaces it.
  const picture = mails.getByRole('img', { name: /^E-mailul așa cum apare/ });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await mails.getByRole('button', { name: 'Trimite-mi o probă' }).click();
  await expect(page.getByText(/^E-mailul de probă pleacă spre/)).toBeVisible();
  await mails.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Setarea a fost salvată.')).toBeVisible();
  const [mail] = await platform.sql<{ text_body: string }>(
    "select text_body from mails where subject like '[Probă]%' order by id desc limit 1",
  );
  expect(mail?.text_body).toContain('Coletul comenzii 1024 a plecat & ajunge <mâine>.');
  await close();
});

test.describe('with live changes', () => {
  test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
  test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

  test('an open cart of a signed-in buyer shows the new fee by itself @matrix', async ({
    page,
    browser,
    platform,
    shop,
  }) => {
    await signInAs(page, platform, account('user'));
    const stream = page.waitForResponse((response) => response.url().includes('/api/changes'));
    await page.goto(`/product/${shop.product.id}`);
    expect((await stream).status()).toBe(200);
    await page
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first()
      .click();
    const cart = page.getByRole('dialog');
    await expect(cart.getByText('20,00 RON')).toBeVisible();
    const admin = await openSettings(browser, platform);
    await setFee(admin.page, '19');
    await expect(
      cart.getByText('Livrarea costă acum 19,00 RON (înainte 20,00 RON).'),
    ).toBeVisible();
    await admin.close();
  });
});
