import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const refuse = (page: Page, call: string, method: string) =>
  page.route(call, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 400, body: '{}' })
      : route.fallback(),
  );
const partner = /matei\.lungu@exemplu\.ro/;

async function choose(page: Page, label: string | RegExp, option: RegExp): Promise<void> {
  const select = page.getByLabel(label);
  const value = await select.locator('option', { hasText: option }).first().getAttribute('value');
  await select.selectOption(value ?? '');
}

test.describe('assigning a site', () => {
  async function fillAssign(page: Page): Promise<void> {
    await page.goto('/admin/manage');
    await choose(page, /^Utilizator/, partner);
    await page.getByLabel(/^Firmă/).selectOption({ index: 1 });
    await page.getByLabel(/^Adresa site-ului/).fill('https://magazin-nou.example');
  }

  test('needs a user, a business and a web address', async ({ page }) => {
    await page.goto('/admin/manage');
    const submit = page.getByRole('button', { name: 'Atribuie site-ul' });
    await submit.click();
    await expect(page.getByText('Câmpul este obligatoriu.')).toHaveCount(3);
    await page.getByLabel(/^Adresa site-ului/).fill('javascript:alert(1)');
    await submit.click();
    await expect(page.getByText('Câmpul este obligatoriu.')).toHaveCount(2);
    await expect(page.getByLabel(/^Adresa site-ului/)).toHaveAttribute('aria-invalid', 'true');
  });

  test('a refusal without words shows ours and keeps what was typed; then it succeeds', async ({
    page,
  }) => {
    await fillAssign(page);
    await refuse(page, '**/api/user-website', 'POST');
    await page.getByRole('button', { name: 'Atribuie site-ul' }).click();
    await expect(page.getByText('Failed to save website')).toBeVisible();
    await expect(page.getByLabel(/^Adresa site-ului/)).toHaveValue('https://magazin-nou.example');
    await page.unroute('**/api/user-website');
    await page.getByRole('button', { name: 'Atribuie site-ul' }).click();
    await expect(page.getByText('✅ Website assigned successfully.')).toBeVisible();
    await expect(page.getByRole('link', { name: /magazin-nou\.example/ }).first()).toBeVisible();
  });
});

test.describe('creating a partner', () => {
  test('somebody without a site is said to have none', async ({ page, platform }) => {
    await page.goto('/admin/create-partner');
    const [lonely] = await platform.sql<{ email: string }>(
      `select email from users where role = 'user'
       and id not in (select user_id from user_websites) limit 1`,
    );
    await choose(page, /^Utilizator/, new RegExp(lonely?.email.replaceAll('.', '\\.') ?? ''));
    await expect(page.getByText('No websites found for this user.')).toBeVisible();
  });

  test('a refusal without words shows ours; then the key is shown once', async ({ page }) => {
    await page.goto('/admin/create-partner');
    await choose(page, /^Utilizator/, partner);
    await page.getByLabel(/^Site/).selectOption({ index: 1 });
    await page.getByLabel(/^Nume partener/).fill('Magazin de încercare');
    await page.getByLabel(/^Adresa de sincronizare/).fill('https://magazin.example/sync');
    await refuse(page, '**/api/partners', 'POST');
    const submit = page.getByRole('button', { name: 'Creează partenerul' });
    await submit.click();
    await expect(page.getByText('Failed to create partner')).toBeVisible();
    await page.unroute('**/api/partners');
    await submit.click();
    await expect(page.getByLabel('Cheia de sincronizare')).not.toHaveValue('');
    await expect(page.getByText('Cheia se afișează o singură dată. Copiaz-o acum.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('rowheader', { name: 'Magazin de încercare' })).toBeVisible();
    await expect(page.getByLabel('Cheia de sincronizare')).toHaveCount(0);
  });
});

test.describe('the status of a request', () => {
  test('is not to be changed while it is saved, and a failure is said', async ({ page }) => {
    await page.goto('/admin/sites');
    const select = page.getByLabel(/^Status pentru/).first();
    const before = await select.inputValue();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/website-request/*/status', async (route) => {
      await held;
      await route.fulfill({ status: 400, body: '{}' });
    });
    await select.selectOption('in_test');
    await expect(select).toBeDisabled();
    answer();
    await expect(page.getByText('Failed to update status')).toBeVisible();
    await expect(select).toHaveValue(before);
  });

  test('is changed, the list is read again, and it can be taken back', async ({ page }) => {
    await page.goto('/admin/sites');
    const select = page.getByLabel(/^Status pentru/).first();
    const before = await select.inputValue();
    const reread = page.waitForResponse('**/api/website-request/all');
    await select.selectOption(before === 'rejected' ? 'pending' : 'rejected');
    await reread;
    await page.getByRole('button', { name: 'Anulează modificarea' }).click();
    await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
    await expect(select).toHaveValue(before);
  });

  test('its details show contact, history and answers', async ({ page }) => {
    await page.goto('/admin/sites');
    await page
      .getByRole('button', { name: /^Detalii: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Istoric' })).toBeVisible();
    await expect(dialog.getByText('Contact', { exact: true })).toBeVisible();
  });
});

test.describe('a commission', () => {
  const pdf = {
    name: 'f.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  };
  const chooser = (page: Page) => page.getByLabel(/^Încarcă PDF: /).first();

  test('takes an invoice', async ({ page }) => {
    await page.goto('/admin/commissions');
    await chooser(page).setInputFiles(pdf);
    await expect(page.getByText('Încărcare reușită și factură salvată!')).toBeVisible();
  });

  test('says when the file host refuses, and when the invoice could not be kept', async ({
    page,
    platform,
  }) => {
    await page.goto('/admin/commissions');
    const host = `${platform.addresses.files}/**`;
    await page.route(host, (route) => route.abort());
    await chooser(page).setInputFiles(pdf);
    await expect(page.getByText('Încărcarea a eșuat')).toBeVisible();
    await page.unroute(host);
    await refuse(page, '**/api/commissions/admin/commissions/*/invoice', 'POST');
    await chooser(page).setInputFiles(pdf);
    await expect(page.getByText('Nu s-a putut salva factura')).toBeVisible();
  });

  test('says when the paid mark could not be changed', async ({ page }) => {
    await page.goto('/admin/commissions');
    await refuse(page, '**/api/commissions/admin/commissions/*/paid', 'PATCH');
    const paid = page.getByRole('checkbox', { name: /^Plătit: / }).first();
    const before = await paid.isChecked();
    await paid.click();
    await expect(page.getByText('Nu s-a putut modifica starea de plată')).toBeVisible();
    await expect(paid).toBeChecked({ checked: before });
  });
});

test.describe('a session that ends in the middle leads to sign-in and back', () => {
  /** Sends a form after the session's end, signs in again, and is back on the same page. */
  async function signInInTheMiddle(
    page: Page,
    { sql }: WorkerPlatform,
    send: () => Promise<void>,
  ): Promise<void> {
    const { pathname } = new URL(page.url());
    // A call that is still under way would notice the end before the form does.
    await page.waitForLoadState('networkidle');
    await sql('delete from sessions');
    await send();
    await expect(page).toHaveURL(/\/login\?next=/);
    const { email, password } = account('admin');
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Parolă/).fill(password);
    await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
  }

  test('with the note of an order', async ({ page, platform }) => {
    await page.goto('/admin/order/300');
    await page.getByLabel('Notă internă').fill('Sună clientul <b>azi</b>.');
    const add = page.getByRole('button', { name: 'Adaugă nota' });
    await signInInTheMiddle(page, platform, () => add.click());
    await add.click();
    await expect(page.getByText('Nota a fost adăugată.')).toBeVisible();
    await expect(page.getByText('Notă: Sună clientul <b>azi</b>.')).toBeVisible();
  });

  test('with the tracking number of an order', async ({ page, platform }) => {
    await page.goto('/admin/order/299');
    const tracking = page.getByLabel('Număr de urmărire (AWB)');
    await tracking.fill('AWB-<i>123</i>');
    const save = page.getByRole('button', { name: 'Salvează', exact: true });
    await signInInTheMiddle(page, platform, () => save.click());
    await expect(tracking).toHaveValue('AWB-<i>123</i>');
    await save.click();
    await expect(page.getByText('Numărul de urmărire a fost salvat.')).toBeVisible();
  });

  test('with a partner', async ({ page, platform }) => {
    await page.goto('/admin/create-partner');
    await choose(page, /^Utilizator/, partner);
    await page.getByLabel(/^Site/).selectOption({ index: 1 });
    await page.getByLabel(/^Nume partener/).fill('Magazin <script>');
    await page.getByLabel(/^Adresa de sincronizare/).fill('https://magazin.example/sync');
    const submit = page.getByRole('button', { name: 'Creează partenerul' });
    await signInInTheMiddle(page, platform, () => submit.click());
    await expect(page.getByLabel(/^Nume partener/)).toHaveValue('Magazin <script>');
    await submit.click();
    await expect(page.getByLabel('Cheia de sincronizare')).not.toHaveValue('');
  });

  test('with the site of a partner', async ({ page, platform }) => {
    await page.goto('/admin/manage');
    await choose(page, /^Utilizator/, partner);
    await page.getByLabel(/^Firmă/).selectOption({ index: 1 });
    await page.getByLabel(/^Adresa site-ului/).fill('https://inca-un-magazin.example');
    const submit = page.getByRole('button', { name: 'Atribuie site-ul' });
    await signInInTheMiddle(page, platform, () => submit.click());
    await expect(page.getByLabel(/^Adresa site-ului/)).toHaveValue(
      'https://inca-un-magazin.example',
    );
    await submit.click();
    await expect(page.getByText('✅ Website assigned successfully.')).toBeVisible();
  });

  test('with an invoice, which is not half attached', async ({ page, platform }) => {
    await page.goto('/admin/commissions');
    const upload = page.getByLabel(/^Încarcă PDF: /).first();
    const invoices = () => platform.sql('select id, invoice_url from commissions order by id');
    const before = await invoices();
    await signInInTheMiddle(page, platform, () =>
      upload.setInputFiles({
        name: 'factura.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      }),
    );
    await expect(upload).toBeAttached();
    expect(await invoices()).toEqual(before);
  });

  test('with a search, which is still in the address', async ({ page, platform }) => {
    await page.goto('/admin/commissions?q=lungu');
    const paid = page.getByRole('checkbox', { name: /^Plătit: / }).first();
    await signInInTheMiddle(page, platform, () => paid.click());
    await expect(page).toHaveURL(/\?q=lungu/);
    await expect(page.getByLabel('Caută')).toHaveValue('lungu');
  });
});
