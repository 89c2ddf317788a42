import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

async function choosePartner(page: Page): Promise<void> {
  const { email } = account('user');
  await page.getByRole('combobox', { name: 'Utilizator' }).fill(email);
  await page.getByRole('option', { name: email }).click();
}

test('a site is assigned, and its partner is connected with a key that is copied @matrix', async ({
  page,
  platform,
}) => {
  await page.goto('/admin/manage?edit=new');
  await choosePartner(page);
  await page.getByLabel(/^Firmă/).selectOption({ index: 1 });
  await page.getByLabel(/^Adresa site-ului/).fill('https://magazin-nou.example');
  await page.getByRole('button', { name: 'Atribuie site-ul' }).click();
  await expect(page.getByText('✅ Website assigned successfully.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Site nou' })).toBeFocused();
  await expect(page.getByRole('link', { name: /magazin-nou\.example/ })).toBeVisible();
  expect(
    await platform.sql("select 1 from user_websites where website_url like '%magazin-nou%'"),
  ).toHaveLength(1);

  await page
    .getByRole('navigation', { name: 'Administrare' })
    .getByRole('link', { name: 'Partener nou' })
    .click();
  // Both pages have the field, and the address changes first.
  await expect(page.getByRole('button', { name: 'Creează partenerul' })).toBeVisible();
  await choosePartner(page);
  await page
    .getByRole('combobox', { name: /^Site/ })
    .selectOption({ label: 'magazin-nou.example' });
  await page.getByLabel(/^Nume partener/).fill('Magazin <script>');
  await page.getByLabel(/^Adresa de sincronizare/).fill('https://magazin-nou.example/sync');
  await page.getByRole('button', { name: 'Creează partenerul' }).click();
  const key = page.getByLabel('Cheia de sincronizare');
  await expect(key).not.toHaveValue('');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiază cheia' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await key.inputValue());
  await expect(page.getByRole('rowheader', { name: 'Magazin <script>' })).toBeVisible();
});

test('an invoice is stored and opened; two admins mark the same commission, and the last word stands @matrix', async ({
  page,
  context,
  platform,
}) => {
  const mark = (of: Page) => of.getByRole('checkbox', { name: /^Plătit: / }).first();
  await page.goto('/admin/commissions');
  await page
    .getByLabel(/^Încarcă PDF: /)
    .first()
    .setInputFiles({
      name: 'f.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    });
  await expect(page.getByText('Încărcare reușită și factură salvată!')).toBeVisible();
  const invoice = page.getByRole('link', { name: /^Vezi factura: / }).first();
  const address = (await invoice.getAttribute('href')) ?? '';
  expect(address.startsWith(platform.addresses.files)).toBe(true);
  expect(await (await page.request.get(address)).text()).toBe('%PDF-1.4\n%%EOF');

  const other = await context.newPage();
  await signInAs(other, platform, account('admin'));
  await other.goto('/admin/commissions');
  const before = await mark(page).isChecked();
  // Both see the same state before either changes it.
  await expect(mark(other)).toBeChecked({ checked: before });
  await mark(page).click();
  await expect(page.getByText('Starea de plată a fost actualizată.')).toBeVisible();
  await mark(other).click();
  await expect(other.getByText('Starea de plată a fost actualizată.')).toBeVisible();
  await expect(mark(other)).toBeChecked({ checked: !before });
  await page.reload();
  await expect(mark(page)).toBeChecked({ checked: !before });
});

test('a request is moved, and what a colleague set meanwhile is not taken back with it', async ({
  page,
  platform,
}) => {
  const undo = (of: Page) => of.getByRole('button', { name: 'Anulează modificarea' });
  const status = (of: Page) => of.getByLabel(/^Status pentru/).first();
  const colleague = await page.context().newPage();
  await signInAs(colleague, platform, account('admin'));
  await page.goto('/admin/sites');
  await status(page).selectOption('in_test');
  await expect(undo(page)).toBeVisible();
  await colleague.goto('/admin/sites');
  await expect(status(colleague)).toHaveValue('in_test');
  await status(colleague).selectOption('completed');
  await expect(undo(colleague)).toBeVisible();
  await undo(page).click();
  await expect(page.getByText('Modificarea nu a mai putut fi anulată.')).toBeVisible();
  await expect(status(page)).toHaveValue('completed');
  await page
    .getByRole('button', { name: /^Detalii: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Istoric' })).toBeVisible();
});
