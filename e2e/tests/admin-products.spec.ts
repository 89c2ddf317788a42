import type { Page } from '@playwright/test';
import { createProduct } from '@vitrina/contract/calls/create-product';
import { account, signInAs } from '../src/accounts.ts';
import { picture } from '../src/picture.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const form = (page: Page) => page.locator('form');
const images = (page: Page) => page.getByLabel('Alege imagini').and(page.locator('input'));
const tool = (page: Page, name: string) => form(page).getByRole('button', { name });

const NAUGHTY = `<img src=x onerror="alert(1)"> ' OR 1=1 -- \u202Eevil 𝒳 👩‍👩‍👧 ${'ă'.repeat(100)}`;

test('a product is created by keyboard with its pictures, seen in the shop, changed and deleted', async ({
  page,
  platform,
}) => {
  await page.goto('/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('n');
  await tabTo(page, form(page).getByLabel(/^Nume/));
  await page.keyboard.insertText(NAUGHTY);
  const typed = await form(page).getByLabel(/^Nume/).inputValue();
  for (const key of ['Tab', 'ArrowDown', 'Tab', '9,99', 'Tab', '4', 'Tab']) {
    if (/^[A-Z]/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
  const color = form(page).getByRole('combobox', { name: /^Culoare/ });
  await expect(color).toBeFocused();
  await page.keyboard.type('rosu');
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(color).toHaveValue(/roșu/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Descriere');
  // Registered before `tabTo`, because a key press may arrive before Playwright intercepts file choosers.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Alege imagini' }));
  await page.keyboard.press('Enter');
  const chosen = await chooser;
  expect(chosen.isMultiple()).toBe(true);
  const big = await picture(page, 'mare.png', 2400, 1200);
  await chosen.setFiles([
    { name: 'stricat.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    big,
    await picture(page, 'mica.png', 40, 40),
    big,
  ]);
  await expect(page.getByText('A apărut o eroare în timpul încărcării.')).toBeVisible();
  await page.getByRole('button', { name: 'Renunță la stricat.png' }).click();
  await expect(page.getByText('mare.png este deja printre imagini.')).toBeVisible();
  const shown = form(page).getByRole('img', { name: /^Imaginea/ });
  await expect(shown).toHaveCount(2);
  const drawn = await page.evaluate(
    async (url) => {
      const blob = await (await fetch(url)).blob();
      const { width, height } = await createImageBitmap(blob);
      return { type: blob.type, width, height };
    },
    (await shown.first().getAttribute('src')) ?? '',
  );
  expect(drawn).toEqual({ type: 'image/jpeg', width: 1600, height: 800 });
  await tool(page, 'Mută imaginea 2 mai în față').press('Enter');
  await expect(tool(page, 'Mută imaginea 1 mai în spate')).toBeFocused();
  await tool(page, 'Elimină imaginea 1').press('Enter');
  await expect(tool(page, 'Elimină imaginea 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Alege imagini')).toBeFocused();
  await images(page).setInputFiles(big);
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Creează produsul' }).click();
  await expect(page.getByText('Produsul a fost creat cu succes!')).toBeVisible();
  await expect(form(page)).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Caută' }).fill('onerror');
  // Checks the whole list: during the search several rows match, which a single locator rejects.
  await expect(page.getByRole('rowheader')).toHaveText([typed.trim()]);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const [row] = await platform.sql<{ id: number }>(
    "select id from products where name like '%onerror%' and deleted_at is null",
  );
  await page.goto(`/product/${row?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror');
  await page.goto(`/admin/products?q=onerror&edit=${row?.id}`);
  await form(page).getByLabel(/^Stoc/).fill('8');
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(page.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
  await page.getByRole('button', { name: /^Șterge .*onerror/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge', exact: true }).click();
  await expect(page.getByText('Produsul a fost șters cu succes!')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('the form opens beside a row far below, and leads back to it @matrix', async ({
  page,
  platform,
}) => {
  await page.goto('/admin/products');
  const stock = page.getByLabel(/^Stoc pentru/).first();
  await stock.fill('321');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  // Scrolling a row out of view saves its edited value, like leaving a cell.
  await expect(page.getByText(/: modificare salvată\.$/)).toBeVisible();
  expect(await platform.sql('select 1 from products where stock = 321')).toHaveLength(1);
  const rows = await page.getByRole('table').getAttribute('aria-rowcount');
  const last = page
    .locator(`tr[aria-rowindex="${rows}"]`)
    .getByRole('button', { name: /^Editează / });
  await last.click();
  const heading = page.getByRole('heading', { name: 'Editează produsul' });
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCount(0);
  await expect(last).toBeInViewport();
  await expect(last).toBeFocused();
});

test.describe('a colour', () => {
  test.use({ hasTouch: true });

  test('is chosen by a tap, not by the finger that scrolls the list @matrix', async ({ page }) => {
    await page.goto('/admin/products?edit=new');
    const field = form(page).getByRole('combobox', { name: /^Culoare/ });
    await field.tap();
    const option = page.getByRole('listbox').getByRole('option').nth(3);
    await option.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await option.dispatchEvent('pointercancel', { pointerType: 'touch', bubbles: true });
    await expect(page.getByRole('listbox')).toBeVisible();
    await option.tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).not.toHaveValue('');
  });
});

test('a session that ends in the middle leads to sign-in and back, with what was typed @matrix', async ({
  page,
  platform,
}) => {
  await page.goto('/admin/products?edit=new&q=ser');
  await form(page).getByLabel(/^Nume/).fill('Scris înainte');
  await images(page).setInputFiles(await picture(page, 'unu.png', 40, 40));
  await expect(form(page).getByRole('img', { name: 'Imaginea 1' })).toBeVisible();
  await form(page)
    .getByLabel(/^Categorie/)
    .selectOption({ index: 1 });
  await form(page).getByLabel(/^Preț/).fill('10');
  await form(page).getByLabel(/^Stoc/).fill('7');
  await form(page)
    .getByLabel(/^Descriere/)
    .fill('Scris înainte');
  const color = form(page).getByRole('combobox', { name: /^Culoare/ });
  await color.fill('albastru');
  await color.press('Tab');
  // Ends the session during the change; otherwise the change stream sometimes detects it first.
  await page.route(`**${createProduct.path}`, async (route) => {
    if (route.request().method() === createProduct.method)
      await platform.sql('delete from sessions');
    await route.continue();
  });
  await page.getByRole('button', { name: 'Creează produsul' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  const { email, password } = account('admin');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products\?edit=new&q=ser$/);
  await expect(form(page).getByLabel(/^Nume/)).toHaveValue('Scris înainte');
});
