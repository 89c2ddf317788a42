import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

/** By e-mail, because users can change their names. */
async function chooseUser(page: Page, email: string): Promise<void> {
  const user = page.getByRole('combobox', { name: 'Utilizator' });
  await tabTo(page, user);
  await page.keyboard.type(email);
  await expect(page.getByRole('option', { name: email })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(user).toHaveValue(new RegExp(email));
}

test('a list is searched, sorted and left by keyboard alone', async ({ page }) => {
  await page.goto('/admin/sites');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Caută')).toBeFocused();
  await page.keyboard.type('exemplu');
  await expect(page).toHaveURL(/q=exemplu/);
  const heading = page.getByRole('columnheader', { name: 'Business Name' });
  await tabTo(page, heading.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, page.getByRole('button', { name: /^Detalii: / }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Detalii: / }).first()).toBeFocused();
});

test('what a page can do is in its menu, in the palette and on a key @matrix', async ({ page }) => {
  await page.goto('/admin/order/300');
  await expect(page.getByRole('heading', { name: 'Status comandă' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Acțiunile paginii' });
  await tabTo(page, menu);
  for (const key of ['ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expect(page.getByRole('menuitem', { name: /^Tipărește/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('anuleaza comanda');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Anulezi comanda?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Anulezi comanda?' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ceva');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByLabel('Caută o acțiune').fill('chestionar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\/embed$/);
});

test('@matrix the dashboard leads to what waits, by keyboard', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await tabTo(page, page.getByRole('link', { name: /solicitări noi/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/sites\?status=pending$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await tabTo(page, page.getByRole('link', { name: /produse cu stoc redus/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Doar stoc redus')).toBeChecked();
});

test('@matrix the period of the statistics is chosen, and a chart read as a table, by keyboard', async ({
  page,
}) => {
  await page.goto('/admin/stats');
  const all = page.getByRole('radio', { name: 'Tot timpul' });
  await tabTo(page, all);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '7 zile', exact: true })).toBeChecked();
  await expect(page).toHaveURL(/perioada=7|period=/);
  await page.keyboard.press('ArrowLeft');
  const table = page.getByText('Arată tabelul').first();
  await tabTo(page, table);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('@matrix users are searched and sorted by keyboard', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('exemplu.ro');
  await expect(page).toHaveURL(/q=exemplu/);
  const sort = page.getByRole('combobox', { name: 'Sortează după' });
  await tabTo(page, sort);
  await page.keyboard.press('ArrowDown');
  await expect(sort.locator('option:checked')).toHaveText('Nume, crescător');
  await expect(async () => {
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ro')));
  }).toPass({ timeout: 10_000 });
});

test('@matrix a commission is paid and taken back by keyboard', async ({ page }) => {
  await page.goto('/admin/commissions?paid=no');
  const paid = page.getByRole('checkbox', { name: /^Plătit: / }).first();
  const row = page.getByRole('row').nth(1);
  const period = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  await tabTo(page, paid);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Anulează' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: period }).first()).toBeVisible();
});

test('@matrix a site is assigned by keyboard', async ({ page }) => {
  await page.goto('/admin/manage?edit=new');
  await chooseUser(page, account('user').email);
  const company = page.getByRole('combobox', { name: 'Firmă' });
  await expect(company).toBeEnabled();
  await tabTo(page, company);
  await page.keyboard.press('ArrowDown');
  await expect(company.locator('option:checked')).not.toHaveText('Alege firma');
  await tabTo(page, page.getByRole('textbox', { name: 'Adresa site-ului' }));
  await page.keyboard.type('https://scris-cu-tastele.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('✅ Website assigned successfully.')).toBeVisible();
});

test('@matrix a partner is created and its key copied by keyboard', async ({ page }) => {
  await page.goto('/admin/create-partner');
  await chooseUser(page, account('user').email);
  const site = page.getByRole('combobox', { name: 'Site' });
  await expect(site).toBeEnabled();
  await tabTo(page, site);
  await page.keyboard.press('ArrowDown');
  await expect(site.locator('option:checked')).not.toHaveText('Alege site-ul');
  await tabTo(page, page.getByRole('textbox', { name: 'Nume partener' }));
  await page.keyboard.type('Magazin cu taste');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://taste.example/sync');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cheia de sincronizare')).not.toHaveValue('');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tabTo(page, page.getByRole('button', { name: /^Copiază/ }));
  await page.keyboard.press('Enter');
  const key = await page.getByLabel('Cheia de sincronizare').inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
});

test('a menu that has just closed opens at the next key, however slow the page is @matrix', async ({
  page,
}) => {
  await page.goto('/admin/order/300');
  const menu = page.getByRole('button', { name: 'Acțiunile paginii' });
  await tabTo(page, menu);
  // Makes the page busy, so that the next key arrives before the popover's events.
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
    }),
  );
  for (const key of ['ArrowDown', 'Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await Promise.all(['Escape', key].map((next) => page.keyboard.press(next)));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test('who takes a change back from its notice goes on where they were @matrix', async ({
  page,
}) => {
  await page.goto('/admin/products');
  const price = page.getByRole('textbox', { name: /^Preț/ }).first();
  await price.fill('151,00');
  await price.press('Enter');
  const undo = page.getByRole('button', { name: 'Anulează modificarea' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
  await expect(price).toBeFocused();
});
