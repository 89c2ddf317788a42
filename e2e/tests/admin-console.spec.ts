import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const FAILURES: ReadonlyArray<readonly [path: string, call: string, text: string]> = [
  ['/admin/orders', '**/api/orders/admin*', 'Failed to fetch orders'],
  ['/admin/products', '**/api/products', 'A apărut o eroare la încărcarea produselor.'],
  ['/admin/users', '**/api/users/all', 'Failed to fetch users'],
  ['/admin/sites', '**/api/website-request/all', 'Failed to fetch website requests'],
  [
    '/admin/commissions',
    '**/api/commissions/admin/commissions',
    'Nu s-au putut prelua comisioanele',
  ],
  ['/admin/manage', '**/api/businesses/admin/all', 'Failed to fetch'],
  ['/admin/create-partner', '**/api/user-website/all', 'Failed to load users/websites'],
];

for (const [path, call, text] of FAILURES) {
  test.describe(path, () => {
    test('a list that does not come is said, and comes with a retry', async ({ page }) => {
      await page.route(call, (route) => route.fulfill({ status: 400, body: '{}' }));
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: text }).first();
      await expect(alert).toBeVisible();
      await page.unroute(call);
      await alert.getByRole('button', { name: 'Reîncearcă' }).click();
      await expect(alert).toHaveCount(0);
    });
  });
}

test('a price is changed in the grid, taken back, and refused when it is none', async ({
  page,
}) => {
  await page.goto('/admin/products');
  const price = page.getByLabel(/^Preț pentru/).first();
  const before = await price.inputValue();
  await price.fill('77,70');
  await price.press('Enter');
  await page.getByRole('button', { name: 'Anulează modificarea' }).click();
  await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
  await expect(price).toHaveValue(before);
  await price.fill('gratis');
  await price.press('Enter');
  await expect(page.getByText('Prețul este o sumă între 0,01 și 100.000 RON.')).toBeVisible();
  await expect(price).toHaveValue('gratis');
});

test('a product needs every field and a picture', async ({ page }) => {
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Adaugă produs' }).click();
  await page.getByRole('button', { name: 'Creează produsul' }).click();
  await expect(
    page.getByText('Vă rugăm să completați toate câmpurile și să încărcați cel puțin o imagine.'),
  ).toBeVisible();
});

test('deleting asks, and says when it failed', async ({ page }) => {
  await page.goto('/admin/products');
  await page.route('**/api/products/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('button', { name: /^Șterge / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Ești sigur că vrei să ștergi acest produs?' });
  await dialog.getByRole('button', { name: 'Șterge', exact: true }).click();
  await expect(page.getByText('A apărut o eroare la ștergerea produsului.')).toBeVisible();
});

test('a commission is paid and unpaid again, and takes only a PDF', async ({ page }) => {
  await page.goto('/admin/commissions?paid=no');
  const unpaid = page.getByRole('checkbox', { name: /^Plătit: / });
  await expect(unpaid.first()).toBeVisible();
  const count = await unpaid.count();
  await unpaid.first().click();
  await expect(page.getByText('Starea de plată a fost actualizată.')).toBeVisible();
  await page.getByRole('button', { name: 'Anulează modificarea' }).click();
  await expect(unpaid).toHaveCount(count);
  await page
    .getByLabel(/^Încarcă PDF/)
    .first()
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') });
  await expect(page.getByText('Sunt permise doar fișiere PDF')).toBeVisible();
});

test('the palette goes to a page by keyboard, and so do two letters', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Caută o acțiune').fill('utiliz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByText(/^Total: \d+/)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

test('the builder of the embedded questionnaire is in the menu and the palette', async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Acțiunile paginii' }).click();
  const item = page.getByRole('menuitem', { name: /^Chestionar pe alt site/ });
  await expect(item).toHaveAttribute('href', '/quiz/embed');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Caută o acțiune').fill('chestionar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\/embed$/);
});

test('a conflict on an order is said, then it moves on and back', async ({ page, platform }) => {
  const [order] = await platform.sql<{ id: number }>(
    "select id from orders where status = 'Processing' order by id limit 1",
  );
  await page.goto(`/admin/order/${order?.id}`);
  await expect(page.getByRole('button', { name: 'Marchează expediată' })).toBeVisible();
  await platform.sql('update orders set version = version + 1 where id = $1', [order?.id]);
  await page.getByRole('button', { name: 'Marchează expediată' }).click();
  await expect(page.getByText(/^Altcineva a schimbat comanda/)).toBeVisible();
  await page.getByRole('button', { name: 'Marchează expediată' }).click();
  await expect(page.getByRole('button', { name: 'Marchează livrată' })).toBeVisible();
  await page.getByRole('button', { name: 'Anulează modificarea' }).click();
  await expect(page.getByRole('button', { name: 'Marchează expediată' })).toBeVisible();
});
