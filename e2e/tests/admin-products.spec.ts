import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { picture } from '../src/picture.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const images = (page: Page) => page.getByLabel('Alege imagini').and(page.locator('input'));

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Adaugă produs' }).click();
  await expect(page.getByRole('heading', { name: 'Produs nou' })).toBeVisible();
}

async function fill(page: Page, name: string): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel(/^Nume/).fill(name);
  await form.getByLabel(/^Categorie/).selectOption({ index: 1 });
  await form.getByLabel(/^Preț/).fill('12,50');
  await form.getByLabel(/^Stoc/).fill('7');
  await form.getByRole('combobox', { name: /^Culoare/ }).fill('verde-marin');
  await page.keyboard.press('Enter');
  await form.getByLabel(/^Descriere/).fill('Descriere de încercare.');
}

async function upload(page: Page): Promise<void> {
  await images(page).setInputFiles(await picture(page, 'mare.png', 2400, 1200));
  await expect(page.getByRole('img', { name: 'Imaginea 1' })).toBeVisible();
}

test('a product is created with a picture, changed and deleted', async ({ page, platform }) => {
  await openNew(page);
  await fill(page, 'Produs de încercare');
  await upload(page);
  const address = await page.getByRole('img', { name: 'Imaginea 1' }).getAttribute('src');
  const size = await page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const { width, height } = await createImageBitmap(blob);
    return { type: blob.type, width, height };
  }, address ?? '');
  expect(size).toEqual({ type: 'image/jpeg', width: 1600, height: 800 });
  await page.getByRole('button', { name: 'Creează produsul' }).click();
  await expect(page.getByText('Produsul a fost creat cu succes!')).toBeVisible();
  await page.getByLabel('Caută').first().fill('produs de incercare');
  await page.getByRole('button', { name: 'Editează Produs de încercare' }).click();
  await page.locator('form').getByLabel(/^Stoc/).fill('8');
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(page.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
  await page.getByRole('button', { name: 'Șterge Produs de încercare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ești sigur că vrei să ștergi acest produs?' });
  await dialog.getByRole('button', { name: 'Șterge', exact: true }).click();
  await expect(page.getByText('Produsul a fost șters cu succes!')).toBeVisible();
  const left = await platform.sql(
    "select 1 from products where name = 'Produs de încercare' and deleted_at is null",
  );
  expect(left).toEqual([]);
});

test('a refusal shows the words of the host, or ours; what was typed stays', async ({ page }) => {
  await openNew(page);
  await fill(page, 'Rămâne');
  await upload(page);
  const submit = page.getByRole('button', { name: 'Creează produsul' });
  const refuse = (body: string) =>
    page.route('**/api/products', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, body }) : route.fallback(),
    );
  await refuse('{}');
  await submit.click();
  const form = page.locator('form');
  await expect(
    form.getByText('A apărut o eroare la crearea/actualizarea produsului.'),
  ).toBeVisible();
  await refuse('{"error":"Categoria nu mai există."}');
  await submit.click();
  await expect(form.getByText('Categoria nu mai există.')).toBeVisible();
  await expect(form.getByLabel(/^Nume/)).toHaveValue('Rămâne');
});

test('each file fails alone: the others go on, and it can be tried again', async ({
  page,
  platform,
}) => {
  await openNew(page);
  const answers = ['{"status":"error"}', '{"status":"error","message":"Discul este plin."}'];
  const host = `${platform.addresses.files}/**`;
  await page.route(host, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = answers.shift();
    return body === undefined
      ? route.fallback()
      : route.fulfill({
          status: 200,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
          body,
        });
  });
  await images(page).setInputFiles([
    await picture(page, 'unu.png', 40, 40),
    await picture(page, 'doi.png', 50, 50),
    await picture(page, 'trei.png', 60, 60),
  ]);
  await expect(page.getByText('Încărcarea unui fișier a eșuat.')).toBeVisible();
  await expect(page.getByText('Discul este plin.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imaginea 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Reîncearcă unu.png' }).click();
  await expect(page.getByRole('img', { name: 'Imaginea 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Renunță la doi.png' }).click();
  await expect(page.getByText('Discul este plin.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mută imaginea 2 mai în față' }).click();
  await page.getByRole('button', { name: 'Elimină imaginea 1' }).click();
  await expect(page.getByRole('img', { name: 'Imaginea 2' })).toHaveCount(0);
});

test('while a picture is on its way the button says so', async ({ page, platform }) => {
  await openNew(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`${platform.addresses.files}/**`, async (route) => {
    await held;
    await route.fallback();
  });
  await images(page).setInputFiles(await picture(page, 'unu.png', 40, 40));
  await expect(page.getByRole('button', { name: 'Încărcare...' })).toBeVisible();
  go();
  await expect(page.getByRole('button', { name: 'Alege imagini' })).toBeVisible();
});

test('what is no picture or is broken is said', async ({ page }) => {
  await openNew(page);
  await images(page).setInputFiles([
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
    { name: 'stricat.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ]);
  await expect(page.getByText('nota.txt nu este o imagine.')).toBeVisible();
  await expect(page.getByText('A apărut o eroare în timpul încărcării.')).toBeVisible();
  await page.getByRole('button', { name: 'Renunță la stricat.png' }).click();
});

test('a canvas that gives nothing back is said', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser without workers draws on the page's own thread, where its canvas can be emptied.
    Reflect.deleteProperty(globalThis, 'Worker');
    OffscreenCanvas.prototype.convertToBlob = async () => new Blob([]);
  });
  await openNew(page);
  const tiny =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await images(page).setInputFiles({
    name: 'gol.png',
    mimeType: 'image/png',
    buffer: Buffer.from(tiny, 'base64'),
  });
  await expect(page.getByText('Canvas is empty')).toBeVisible();
});

test('two save at once: the second is told, sees it and can save', async ({ page, platform }) => {
  await page.goto('/admin/products');
  await page
    .getByRole('button', { name: /^Editează / })
    .first()
    .click();
  const form = page.locator('form');
  await expect(form.getByLabel(/^Descriere/)).not.toHaveValue('');
  await form.getByLabel(/^Descriere/).fill('A doua versiune.');
  await platform.sql('update products set version = version + 1');
  await platform.sql('update versions set version = version + 1');
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(form.getByText(/^Altcineva a schimbat produsul între timp/)).toBeVisible();
  await expect(form.getByLabel(/^Descriere/)).toHaveValue('A doua versiune.');
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(page.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
});

const NAUGHTY = `<img src=x onerror="alert(1)"> ' OR 1=1 -- \u202Eevil 𝒳 👩‍👩‍👧 ${'ă'.repeat(100)}`;

test('a naughty name is stored and shown as text', async ({ page }) => {
  await openNew(page);
  await fill(page, 'x');
  const name = page.locator('form').getByLabel(/^Nume/);
  await name.fill(NAUGHTY);
  const typed = await name.inputValue();
  await upload(page);
  await page.getByRole('button', { name: 'Creează produsul' }).click();
  await expect(page.getByText('Produsul a fost creat cu succes!')).toBeVisible();
  await page.getByLabel('Caută').first().fill('onerror');
  await expect(page.getByRole('rowheader')).toHaveText(typed.trim());
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a session that ends in the middle leads to sign-in and back, with what was typed', async ({
  page,
  platform,
}) => {
  await openNew(page);
  await fill(page, 'Scris înainte');
  await platform.sql('delete from sessions');
  await images(page).setInputFiles(await picture(page, 'unu.png', 40, 40));
  await expect(page).toHaveURL(/\/login\?next=/);
  const { email, password } = account('admin');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products\?edit=new$/);
  await expect(page.locator('form').getByLabel(/^Nume/)).toHaveValue('Scris înainte');
});
