import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

async function choosePartner(page: Page): Promise<void> {
  const select = page.getByLabel(/^Utilizator/);
  const option = select.locator('option', { hasText: account('user').email });
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

test('each commission is named apart: person, site and period', async ({ page }) => {
  await page.goto('/admin/commissions');
  const marks = page.getByRole('checkbox', { name: /^Plătit: / });
  await expect(marks.first()).toBeVisible();
  const names = await marks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
});

test.describe('creating a partner', () => {
  test('pressed twice creates one and blames nothing; without a clipboard the key is still there', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
    );
    await page.goto('/admin/create-partner');
    await choosePartner(page);
    await page.getByLabel(/^Site/).selectOption({ index: 1 });
    await page.getByLabel(/^Nume partener/).fill('Apăsat de două ori');
    await page.getByLabel(/^Adresa de sincronizare/).fill('https://magazin.example/sync');
    const submit = page.getByRole('button', { name: 'Creează partenerul' });
    await submit.click();
    await expect(page.getByLabel('Cheia de sincronizare')).not.toHaveValue('');
    await submit.click();
    await expect(page.getByText('Câmpul este obligatoriu.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Copiază cheia' }).click();
    await expect(page.getByText(/^Cheia nu a putut fi copiată/)).toBeVisible();
  });

  test('says that a site has a partner already, whose key would be replaced', async ({ page }) => {
    await page.goto('/admin/create-partner');
    await choosePartner(page);
    await page.getByLabel(/^Site/).selectOption({ index: 1 });
    await page.getByLabel(/^Nume partener/).fill('Primul');
    await page.getByLabel(/^Adresa de sincronizare/).fill('https://magazin.example/sync');
    await page.getByRole('button', { name: 'Creează partenerul' }).click();
    await expect(page.getByLabel('Cheia de sincronizare')).not.toHaveValue('');
    await choosePartner(page);
    await page.getByLabel(/^Site/).selectOption({ index: 1 });
    await expect(page.getByText(/are deja un partener/)).toBeVisible();
  });

  test('a list of partners that does not come is said, and comes with a retry', async ({
    page,
  }) => {
    await page.route('**/api/partners', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 500, body: '<h1>no</h1>' })
        : route.fallback(),
    );
    await page.goto('/admin/create-partner');
    await expect(page.getByText('Partenerii nu au putut fi încărcați.')).toBeVisible();
    await page.unroute('**/api/partners');
    await page.getByRole('button', { name: 'Reîncearcă' }).click();
    await expect(page.getByText('Partenerii nu au putut fi încărcați.')).toHaveCount(0);
  });
});

test('an address that is too long or none is refused as it is, and the field says why', async ({
  page,
}) => {
  await page.goto('/admin/manage');
  await choosePartner(page);
  await page.getByLabel(/^Firmă/).selectOption({ index: 1 });
  const url = page.getByLabel(/^Adresa site-ului/);
  const long = `https://prea-lung.example/${'a'.repeat(1975)}`;
  await url.fill(long);
  await page.getByRole('button', { name: 'Atribuie site-ul' }).click();
  await expect(
    page.getByText('Cel mult 2000 de caractere; acum sunt 2001. Textul nu a fost trimis.'),
  ).toBeVisible();
  await expect(url).toHaveValue(long);
  await url.fill('https://x .ro');
  await page.getByRole('button', { name: 'Atribuie site-ul' }).click();
  await expect(
    page.getByText('Scrie o adresă întreagă, de felul https://exemplu.ro.'),
  ).toBeVisible();
  await page.goto('/admin/create-partner');
  await page.getByLabel(/^Nume partener/).fill('n'.repeat(121));
  await page.getByLabel(/^Adresa de sincronizare/).fill(long);
  await page.getByRole('button', { name: 'Creează partenerul' }).click();
  await expect(page.getByText(/^Cel mult 120 de caractere; acum sunt 121\./)).toBeVisible();
  await expect(page.getByText(/^Cel mult 2000 de caractere; acum sunt 2001\./)).toBeVisible();
});

test('assigning pressed twice assigns once and blames nothing', async ({ page, platform }) => {
  await page.goto('/admin/manage');
  await choosePartner(page);
  await page.getByLabel(/^Firmă/).selectOption({ index: 1 });
  const url = page.getByLabel(/^Adresa site-ului/);
  await url.fill('https://de-doua-ori.example');
  const submit = page.getByRole('button', { name: 'Atribuie site-ul' });
  await submit.click();
  await expect(page.getByText('✅ Website assigned successfully.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Câmpul este obligatoriu.')).toHaveCount(0);
  const sites = await platform.sql(
    "select 1 from user_websites where website_url like 'https://de-doua-ori.example%'",
  );
  expect(sites).toHaveLength(1);
});

test('two admins mark and bill the same commission: the last word stands, for both', async ({
  page,
  context,
  platform,
}) => {
  await page.goto('/admin/commissions');
  const other = await context.newPage();
  await signInAs(other, platform, account('admin'));
  await other.goto('/admin/commissions');
  const mark = (of: Page) => of.getByRole('checkbox', { name: /^Plătit: / }).first();
  const before = await mark(page).isChecked();
  await mark(page).click();
  await expect(page.getByText('Starea de plată a fost actualizată.')).toBeVisible();
  await mark(other).click();
  await expect(other.getByText('Starea de plată a fost actualizată.')).toBeVisible();
  await expect(mark(other)).toBeChecked({ checked: !before });
  await page.reload();
  await expect(mark(page)).toBeChecked({ checked: !before });
});
