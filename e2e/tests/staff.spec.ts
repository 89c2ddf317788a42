import type { Page } from '@playwright/test';
import { account, shopStaff, signInAs } from '../src/accounts.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { linkSentTo } from '../src/link-in-mail.ts';
import { expect, test } from '../src/test.ts';

const consoleLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Administrare' }).getByRole('link');

test('staff who may run the shop alone see the shop, and read whom to ask for the rest', async ({
  page,
  platform,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await signInAs(page, platform, shopStaff());
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /comen(dă|zi) de procesat/ })).toBeVisible();
  await expect(consoleLinks(page)).toHaveText([
    'Panou',
    'Comenzi',
    'Statistici',
    'Produse',
    'Setări',
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

test('somebody is invited by mail, chooses a password, signs in, and is taken out again', async ({
  page,
  platform,
  browser,
}) => {
  const email = freshEmail();
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invită un coleg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invită un coleg' });
  await dialog.getByLabel(/^Nume/).fill('Dan Contabil');
  await dialog.getByLabel(/^E-mail/).fill(email);
  await dialog.getByRole('checkbox', { name: 'Bani' }).check();
  await dialog.getByRole('button', { name: 'Trimite invitația' }).click();
  await expect(page.getByRole('button', { name: 'Retrage invitația: Dan Contabil' })).toBeVisible();

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
  await expect(consoleLinks(theirs)).toHaveText(['Panou', 'Comisioane']);

  // This host tells no changes.
  await page.reload();
  await page.getByRole('button', { name: 'Scoate din echipă: Dan Contabil' }).click();
  await page
    .getByRole('dialog', { name: 'Scoți din echipă: Dan Contabil?' })
    .getByRole('button', { name: 'Scoate din echipă' })
    .click();
  await expect(page.getByRole('heading', { name: 'Dan Contabil' })).toBeHidden();
  await theirs.reload();
  await expect(consoleLinks(theirs)).toHaveCount(0);
  await context.close();
});
