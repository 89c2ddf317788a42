import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { picture } from '../src/picture.ts';
import { showCatalogue } from '../src/show-catalogue.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const form = (page: Page) => page.locator('form');

const images = (page: Page) => page.getByLabel('Alege imagini').and(page.locator('input'));

/** Sets the stock of the first product, as a sale would. */
const setStock = async (platform: WorkerPlatform, pieces: number) => {
  await platform.sql('update products set stock = $1 where id = 1', [pieces]);
  await showCatalogue(platform);
};
const edit = (page: Page) => page.getByRole('button', { name: /^Editează / });

const save = (page: Page) => page.getByRole('button', { name: 'Salvează modificările' });

test.describe('the form of a product', () => {
  test('comes into view where it is opened far below, and leads back there', async ({ page }) => {
    await page.goto('/admin/products');
    await expect(edit(page).first()).toBeVisible();
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const rows = await page.getByRole('table').getAttribute('aria-rowcount');
    const last = page
      .locator(`tr[aria-rowindex="${rows}"]`)
      .getByRole('button', { name: /^Editează / });
    await last.click();
    const heading = page.getByRole('heading', { name: 'Editează produsul' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Ascunde formularul' }).click();
    await expect(heading).toHaveCount(0);
    await expect(last).toBeInViewport();
  });

  test('is not said to be open for a product that is not there', async ({ page }) => {
    await page.goto('/admin/products?edit=999999');
    await expect(page.getByRole('button', { name: 'Adaugă produs' })).toBeVisible();
  });

  test('keeps what was typed while the list is cleared, viewed otherwise, or the form is hidden', async ({
    page,
  }) => {
    await page.goto('/admin/products?edit=new&q=ser');
    const name = form(page).getByLabel(/^Nume/);
    await name.fill('Încă nesalvat');
    await page.getByRole('button', { name: 'Salvează vederea' }).click();
    await page.getByRole('dialog').getByLabel('Numele vederii').fill('Seruri');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click();
    await page.getByLabel('Caută').first().fill('nimic de felul acesta');
    await page.getByRole('button', { name: 'Șterge filtrele' }).click();
    await expect(name).toHaveValue('Încă nesalvat');
    await page.getByRole('link', { name: 'Seruri' }).click();
    await expect(page.getByLabel('Caută').first()).toHaveValue('ser');
    await expect(name).toHaveValue('Încă nesalvat');
    await page.getByRole('button', { name: 'Ascunde formularul' }).click();
    await page.getByRole('link', { name: 'Seruri' }).click();
    await expect(form(page)).toHaveCount(0);
    await edit(page).first().click();
    await expect(name).not.toHaveValue('Încă nesalvat');
    await page.getByRole('button', { name: 'Ascunde formularul' }).click();
    await page.getByRole('button', { name: 'Adaugă produs' }).click();
    await expect(name).toHaveValue('Încă nesalvat');
    await page.getByRole('button', { name: 'Renunță la modificări' }).click();
    await page.getByRole('button', { name: 'Adaugă produs' }).click();
    await expect(name).toHaveValue('');
  });

  test('waits with saving for a picture that is still on its way', async ({ page, platform }) => {
    await page.goto('/admin/products');
    await edit(page).first().click();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(`${platform.addresses.files}/**`, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    const pictures = form(page).getByRole('img', { name: /^Imaginea/ });
    await expect(pictures.first()).toBeVisible();
    const before = await pictures.count();
    await images(page).setInputFiles(await picture(page, 'unu.png', 40, 40));
    await expect(page.getByRole('button', { name: 'Încărcare...' })).toBeVisible();
    await expect(save(page)).toHaveAttribute('aria-busy', 'true');
    await form(page).getByLabel(/^Nume/).press('Enter');
    go();
    await expect(pictures).toHaveCount(before + 1);
    await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('says in Romanian what is wrong with a value, and leads there', async ({ page }) => {
    await page.goto('/admin/products');
    await edit(page).first().click();
    const price = form(page).getByLabel(/^Preț/);
    await price.fill('12,345');
    await form(page).getByLabel(/^Stoc/).fill('o mie');
    await save(page).click();
    await expect(
      form(page).getByText('Prețul este o sumă între 0,01 și 100.000 RON.'),
    ).toBeVisible();
    await expect(
      form(page).getByText('Stocul este un număr întreg între 0 și 1.000.000.'),
    ).toBeVisible();
    await expect(price).toBeFocused();
    await expect(page.getByText('Invalid input')).toHaveCount(0);
  });

  test('tells who takes away more pieces than buyers left, and then saves what they see', async ({
    page,
    platform,
  }) => {
    await setStock(platform, 20);
    await page.goto('/admin/products?edit=1');
    const stock = form(page).getByLabel(/^Stoc/);
    await expect(stock).toHaveValue('20');
    await stock.fill('0');
    await setStock(platform, 12);
    await save(page).click();
    await expect(form(page).getByText(/^Altcineva a schimbat produsul între timp/)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
  });

  test('a colleague who changed another field meanwhile keeps that change', async ({
    page,
    platform,
  }) => {
    await page.goto('/admin/products?edit=1');
    const price = form(page).getByLabel(/^Preț/);
    await form(page)
      .getByLabel(/^Descriere/)
      .fill('Numai descrierea.');
    await platform.sql(
      'update products set price_bani = 12345, version = version + 1 where id = 1',
    );
    await platform.sql('update versions set version = version + 1');
    await save(page).click();
    await expect(form(page).getByText(/^Altcineva a schimbat produsul între timp/)).toBeVisible();
    await expect(price).toHaveValue('123,45');
    await save(page).click();
    await expect(page.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
    const [row] = await platform.sql('select price_bani, description from products where id = 1');
    expect(row).toMatchObject({ price_bani: 12345, description: 'Numai descrierea.' });
  });

  test('a huge text is refused at its field, whole, and so is a NUL', async ({ page }) => {
    await page.goto('/admin/products?edit=1');
    const name = form(page).getByLabel(/^Nume/);
    const description = form(page).getByLabel(/^Descriere/);
    await name.fill('n'.repeat(201));
    await description.fill('ș'.repeat(10_000));
    await save(page).click();
    await expect(
      form(page).getByText('Cel mult 200 de caractere; acum sunt 201. Textul nu a fost trimis.'),
    ).toBeVisible();
    await expect(
      form(page).getByText('Cel mult 5000 de caractere; acum sunt 10000. Textul nu a fost trimis.'),
    ).toBeVisible();
    await expect(name).toBeFocused();
    await expect(description).toHaveValue('ș'.repeat(10_000));
    await name.fill('Nume scurt');
    await description.fill(`gol \0 aici`);
    await save(page).click();
    await expect(description).toHaveAttribute('aria-invalid', 'true');
    await expect(description).toHaveValue('gol \0 aici');
  });
});

test.describe('the pictures of a product', () => {
  const shown = (page: Page) => form(page).getByRole('img', { name: /^Imaginea/ });
  const tool = (page: Page, name: string) => form(page).getByRole('button', { name });

  test('are there once each, and the list says which was there already', async ({ page }) => {
    await page.goto('/admin/products?edit=new');
    const first = await picture(page, 'a.png', 40, 40);
    await images(page).setInputFiles([first, await picture(page, 'b.png', 50, 50), first]);
    await expect(form(page).getByText('a.png este deja printre imagini.')).toBeVisible();
    await expect(shown(page)).toHaveCount(2);
    await images(page).setInputFiles({ ...first, name: 'din nou.png' });
    await expect(form(page).getByText('din nou.png este deja printre imagini.')).toBeVisible();
    await tool(page, 'Elimină imaginea 1').click();
    await expect(shown(page)).toHaveCount(1);
  });

  test('leave the focus near where it was when one is moved to the end or removed', async ({
    page,
  }) => {
    await page.goto('/admin/products?edit=new');
    await images(page).setInputFiles([
      await picture(page, 'unu.png', 40, 40),
      await picture(page, 'doi.png', 50, 50),
      await picture(page, 'trei.png', 60, 60),
    ]);
    await expect(shown(page)).toHaveCount(3);
    await tool(page, 'Mută imaginea 2 mai în spate').press('Enter');
    await expect(tool(page, 'Mută imaginea 3 mai în față')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Mută imaginea 2 mai în față')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Mută imaginea 1 mai în spate')).toBeFocused();
    await tool(page, 'Elimină imaginea 2').press('Enter');
    await expect(tool(page, 'Elimină imaginea 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Elimină imaginea 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Alege imagini')).toBeFocused();
  });

  test('arrive although the form was hidden meanwhile, unless it was given up', async ({
    page,
    platform,
  }) => {
    let go = () => {};
    const hold = () =>
      new Promise<void>((resolve) => {
        go = resolve;
      });
    let held = hold();
    await page.route(`${platform.addresses.files}/**`, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    const arrived = () =>
      page.waitForResponse(
        (response) =>
          response.url().startsWith(platform.addresses.files) &&
          response.request().method() === 'POST',
      );
    await page.goto('/admin/products?edit=new');
    await images(page).setInputFiles(await picture(page, 'unu.png', 40, 40));
    await expect(page.getByRole('button', { name: 'Încărcare...' })).toBeVisible();
    await page.getByRole('button', { name: 'Ascunde formularul' }).click();
    const first = arrived();
    go();
    await first;
    await page.getByRole('button', { name: 'Adaugă produs' }).click();
    await expect(shown(page)).toHaveCount(1);
    held = hold();
    await images(page).setInputFiles(await picture(page, 'doi.png', 50, 50));
    await expect(page.getByRole('button', { name: 'Încărcare...' })).toBeVisible();
    await page.getByRole('button', { name: 'Renunță la modificări' }).click();
    const second = arrived();
    go();
    await second;
    await page.getByRole('button', { name: 'Adaugă produs' }).click();
    await expect(tool(page, 'Alege imagini')).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });
});

test.describe('a colour', () => {
  test.use({ hasTouch: true });

  test('is chosen by a tap, not by the finger that scrolls the list', async ({ page }) => {
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

  test('whose whole name was typed is chosen on the way to the next field', async ({ page }) => {
    await page.goto('/admin/products?edit=new');
    const field = form(page).getByRole('combobox', { name: /^Culoare/ });
    await field.fill('ALBASTRU');
    await field.press('Tab');
    await expect(field).toHaveValue('albastru');
  });
});

test('what is deleted is named with its colour', async ({ page }) => {
  await page.goto('/admin/products');
  const row = page.getByRole('row').nth(1);
  const name = await row.getByRole('rowheader').textContent();
  const color = (await row.locator('[data-label="Culoare"]').textContent())?.trim();
  await row.getByRole('button', { name: `Șterge ${name} (${color})` }).click();
  const dialog = page.getByRole('dialog', { name: 'Ești sigur că vrei să ștergi acest produs?' });
  await expect(dialog.getByText(`${name} (${color})`)).toBeVisible();
});

test.describe('the grid', () => {
  test('takes a stock back, and a piece that was sold meanwhile stays sold', async ({
    page,
    platform,
  }) => {
    await setStock(platform, 10);
    await page.goto('/admin/products?q=');
    const stock = page.getByLabel(/^Stoc pentru/).first();
    await expect(stock).toHaveValue('10');
    await stock.fill('25');
    await stock.press('Enter');
    await expect(page.getByText(/: modificare salvată\.$/)).toBeVisible();
    await setStock(platform, 24);
    // Somebody else's change to another product makes the list learn of the sale meanwhile.
    await platform.sql('update products set version = version + 1 where id <> 1');
    await page
      .getByLabel(/^Preț pentru/)
      .nth(1)
      .fill('151');
    await page
      .getByLabel(/^Preț pentru/)
      .nth(1)
      .press('Enter');
    await expect(stock).toHaveValue('24');
    await page
      .getByLabel(/^Preț pentru/)
      .nth(1)
      .press('Escape');
    await page.getByRole('button', { name: 'Anulează modificarea' }).click();
    await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
    await expect(stock).toHaveValue('9');
  });

  test('marks a value that is none until it is put right', async ({ page }) => {
    await page.goto('/admin/products');
    const stock = page.getByLabel(/^Stoc pentru/).first();
    const before = await stock.inputValue();
    await stock.fill('1e3 <script>');
    await stock.press('Enter');
    await expect(page.getByText('Stocul este un număr întreg între 0 și 1.000.000.')).toBeVisible();
    await expect(stock).toHaveAttribute('aria-invalid', 'true');
    await stock.press('Escape');
    await expect(stock).toHaveValue(before);
    await expect(stock).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('saves a value whose row is scrolled away', async ({ page, platform }) => {
    await page.goto('/admin/products');
    const stock = page.getByLabel(/^Stoc pentru/).first();
    await stock.fill('321');
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await expect(page.getByText(/: modificare salvată\.$/)).toBeVisible();
    const rows = await platform.sql('select 1 from products where stock = 321');
    expect(rows).toHaveLength(1);
  });
});
