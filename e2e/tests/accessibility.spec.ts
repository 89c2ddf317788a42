import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { linkSentTo } from '../src/link-in-mail.ts';
import { REMOTE_PAGES } from '../src/remote-pages.ts';
import { PRERENDERED_PAGES } from '../src/shell-pages.ts';
import { expect, test } from '../src/test.ts';

/** The most visited page; the others run in `npm run test:all`. */
/** The questionnaire has its own step-by-step test. */
const IN_THE_GATE = ['/products'];

const PAGES: ReadonlyArray<readonly [path: string, role: 'admin' | 'user' | null]> = [
  ...PRERENDERED_PAGES.map((path) => [path, null] as const),
  ['/reset-password', null],
  ['/confirm-email', null],
  ['/nu-exista', null],
  ['/account', 'user'],
  ...REMOTE_PAGES.map(({ path, role }) => [path, role] as const),
];

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const [path, role] of PAGES) {
  const often = IN_THE_GATE.includes(path) ? '' : ' @matrix';
  test(`axe finds nothing on ${path}${often}`, async ({ page, platform }) => {
    if (role) await signInAs(page, platform, account(role));
    await open(page, path);
    if (path.startsWith('/products')) await page.getByRole('combobox', { name: 'Caută' }).waitFor();
    const isLenient = role === 'admin' || /quiz|new-request|nu-exista/.test(path);
    await expectNoAxeFaults(page, isLenient ? ['serious', 'critical'] : undefined);
  });
}

for (const path of ['/reset-password?token=abc', '/login', '/register']) {
  test(`axe finds nothing on ${path} with its errors @matrix`, async ({ page }) => {
    await open(page, path);
    await page.locator('#main button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectNoAxeFaults(page);
  });
}

test('axe finds nothing while an address waits for its link, nor behind the link @matrix', async ({
  page,
  platform,
}) => {
  const email = freshEmail();
  await page.request.post(`${platform.addresses.api}/api/auth/register`, {
    data: { name: 'Ana Exemplu', email, password: 'parola-anei-1', phone: '', address: '' },
  });
  const link = await linkSentTo(platform, email);
  await open(page, link);
  await page.locator('#main button[type=submit]').click();
  await expect(page.getByLabel(/^Parola contului/)).toBeFocused();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Alege o parolă nouă' }).click();
  await expectNoAxeFaults(page);

  await signInAs(page, platform, { email, password: 'parola-anei-1' });
  await open(page, '/account');
  await expect(page.getByText(`Confirmă adresa ${email}`)).toBeVisible();
  await expectNoAxeFaults(page);
  await open(page, '/confirm-email');
  await page.getByText('Adresa este greșită?').click();
  await page.getByRole('button', { name: 'Trimite linkul la această adresă' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeFocused();
  await expectNoAxeFaults(page);
  await open(page, link);
  await expect(page.getByRole('button', { name: 'Confirmă adresa' })).toBeVisible();
  await expectNoAxeFaults(page);
  await open(page, '/confirm-email?token=abc');
  await page.getByRole('button', { name: 'Confirmă adresa' }).click();
  await expect(page.getByRole('link', { name: 'Cere un link nou' })).toBeVisible();
  await expectNoAxeFaults(page);
});

test('axe finds nothing in the open menus @matrix', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await open(page, '/faq');
  await page.getByRole('button', { name: /^Meniul contului/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notificări/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notificări' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deschide meniul' }).click();
  await expect(page.getByRole('dialog', { name: 'Meniu' })).toBeVisible();
  await expectNoAxeFaults(page);
});

test('axe finds nothing in the calculator @matrix', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  await page.getByRole('dialog').getByLabel('Vânzări lunare (RON)').fill('20000');
  await expectNoAxeFaults(page);
});

test('axe finds nothing in the embed @matrix', async ({ page, platform }) => {
  await open(page, platform.addresses.embed);
  await expectNoAxeFaults(page);
});

test('axe finds nothing on the page of an order with a return, nor in its steps @matrix', async ({
  page,
  platform,
}) => {
  const [row] = await platform.sql<{ order_id: number }>(
    "select order_id from returns where status = 'received' limit 1",
  );
  await signInAs(page, platform, account('admin'));
  await open(page, `/admin/order/${row?.order_id}`);
  await expectNoAxeFaults(page);
  const step = page.getByRole('button', { name: 'Verifică produsele' });
  await step.click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Acceptate/)
    .first()
    .fill('0');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvează verificarea' }).click();
  await expect(page.getByText('Alege de ce nu se acceptă toate.').first()).toBeVisible();
  await expectNoAxeFaults(page);
});

test('axe finds nothing in the list of returns when it is searched @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await open(page, '/admin/returns?status=all');
  await expectNoAxeFaults(page);
  await page.getByRole('searchbox').fill('nimeni');
  await expect(page.getByText('Nimic nu se potrivește')).toBeVisible();
  await expectNoAxeFaults(page);
});

test('axe finds nothing among categories, new prices, and products of a file @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await open(page, '/admin/products?edit=categories');
  await expect(page.getByRole('textbox', { name: /^Numele categoriei/ }).first()).toBeVisible();
  await expectNoAxeFaults(page);

  await open(page, '/admin/products?edit=import');
  await page.getByLabel(/^Fișier CSV/).setInputFiles({
    name: 'produse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ID;Nume\r\n1;Alt nume\r\n999999;Lipsă\r\n'),
  });
  await expect(page.getByRole('table', { name: 'Se schimbă' })).toBeVisible();
  await expectNoAxeFaults(page);

  await open(page, '/admin/products');
  await page.getByRole('checkbox', { name: 'Alege toate produsele din listă' }).click();
  await page.getByRole('button', { name: 'Schimbă prețurile' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('10');
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Prețuri noi' })).toBeVisible();
  await expectNoAxeFaults(page);
});
