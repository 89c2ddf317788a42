import type { Locator, Page } from '@playwright/test';
import { account, shopStaff, signInAs } from '../src/accounts.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { linkSentTo } from '../src/link-in-mail.ts';
import { orderToShip } from '../src/order-to-ship.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

const consoleLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Administrare' }).getByRole('link');

test('staff who may run the shop alone see the shop, and read whom to ask for the rest @matrix', async ({
  page,
  platform,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await orderToShip(platform);
  await signInAs(page, platform, shopStaff());
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /(comandă|comenzi) de procesat/ })).toBeVisible();
  await expect(consoleLinks(page)).toHaveText([
    'Panou',
    /^Comenzi/,
    /^Retururi/,
    'Statistici',
    'Produse',
    'Setări',
    'Jurnal',
  ]);
  await expect(page.getByRole('link', { name: 'Create Partner' })).toBeHidden();

  await page.goto('/admin/commissions');
  await expect(
    page.getByRole('heading', { name: 'Nu ai dreptul să folosești această pagină' }),
  ).toBeVisible();
  await expect(page.getByText('Îți trebuie dreptul „Bani”.')).toBeVisible();
  await expect(page.getByRole('link', { name: account('admin').email })).toBeVisible();
  expect(refused).toEqual([]);
});

test('somebody is invited, signs in, is changed and taken out again, by keyboard alone', async ({
  page,
  platform,
  browser,
}) => {
  const email = freshEmail();
  const button = (name: string) => page.getByRole('button', { name });
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const write = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/staff');
  // On the admin's own account both buttons must look disabled.
  const [change, end] = ['Schimbă drepturile', 'Scoate din echipă'].map((name) =>
    page.getByRole('button', { name, disabled: true }).first(),
  );
  const colorOf = (of?: Locator) => of?.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(end)).toBe(await colorOf(change));
  await press(button('Invită un coleg'));
  const dialog = page.getByRole('dialog', { name: 'Invită un coleg' });
  await write(dialog.getByLabel(/^Nume/), 'Dan Contabil');
  await write(dialog.getByLabel(/^E-mail/), email);
  await press(dialog.getByRole('checkbox', { name: 'Bani' }), 'Space');
  await press(dialog.getByRole('button', { name: 'Trimite invitația' }));
  await expect(button('Retrage invitația: Dan Contabil')).toBeVisible();
  await expect(button('Invită un coleg')).toBeFocused();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await linkSentTo(platform, email, 'reset-password'));
  expect(theirs.url()).not.toContain('token');
  await theirs.getByLabel(/^Parolă nouă/).fill('parola-lui-dan');
  await theirs.getByRole('button', { name: 'Salvează parola' }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await theirs.getByLabel(/^E-mail/).fill(email);
  await theirs.getByLabel(/^Parolă/).fill('parola-lui-dan');
  await theirs.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(theirs).not.toHaveURL(/\/login/);
  await theirs.goto('/admin/commissions');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Comisioane' })).toBeVisible();
  await expect(consoleLinks(theirs)).toHaveText(['Panou', /^Retururi/, 'Comisioane', 'Jurnal']);

  // This host has no change stream.
  await page.reload();
  await press(button('Schimbă drepturile: Dan Contabil'));
  const rights = page.getByRole('dialog', { name: 'Schimbă drepturile: Dan Contabil' });
  await press(rights.getByRole('checkbox', { name: 'Magazin' }), 'Space');
  await press(rights.getByRole('button', { name: 'Salvează' }));
  await expect(rights).toBeHidden();
  await theirs.reload();
  await expect(consoleLinks(theirs).filter({ hasText: 'Comenzi' })).toBeVisible();

  await press(button('Scoate din echipă: Dan Contabil'));
  const asked = page.getByRole('dialog', { name: 'Scoți din echipă: Dan Contabil?' });
  await press(asked.getByRole('button', { name: 'Scoate din echipă' }));
  await expect(page.getByRole('heading', { name: 'Dan Contabil' })).toBeHidden();
  await theirs.reload();
  await expect(consoleLinks(theirs)).toHaveCount(0);
  await context.close();
});
