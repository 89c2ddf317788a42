import type { Page } from '@playwright/test';
import { formatDate } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { account, signInAs } from '../src/accounts.ts';
import { billNewShop, mailAbout } from '../src/bill-new-shop.ts';
import { fillCard } from '../src/checkout.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { textOfPdf } from '../src/text-of-pdf.ts';

/** Billing rows that can be paid. */
const payable = (page: Page) =>
  page.getByRole('table', { name: 'Billing' }).getByRole('link', { name: /^Plătește/ });

async function openBilling(page: Page): Promise<void> {
  await page.goto('/users/dashboard/commissions');
  await expect(page.getByRole('table', { name: 'Billing' })).toBeVisible();
}

test('an invoice is paid by card after one that was declined; its payer disputes it and wins @matrix', async ({
  page,
  platform,
  browser,
}) => {
  await signInAs(page, platform, account('user'));
  await openBilling(page);
  const owed = await payable(page).count();
  expect(owed).toBeGreaterThan(0);
  await payable(page).first().click();
  await expect(page.getByRole('heading', { name: 'Plătește facturile' })).toBeVisible();

  // A declined card charges nothing, and the page allows another try.
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Plătește/ }).click();
  await expect(page.getByRole('alert')).toContainText('Plata nu a putut fi realizată');
  // A card whose charge is disputed.
  await fillCard(page, '4000 0000 0000 0259');
  await page.getByRole('button', { name: /^Plătește/ }).click();
  await expect(page.getByRole('heading', { name: 'Plata a fost primită' })).toBeFocused();

  // The result page survives a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Plata a fost primită' })).toBeVisible();
  await page.getByRole('link', { name: 'Înapoi la facturi' }).click();
  await expect(page.getByRole('table', { name: 'Billing' })).toBeVisible();
  await expect(payable(page)).toHaveCount(owed - 1);

  const admin = await browser.newPage();
  await signInAs(admin, platform, account('admin'));
  await admin.goto('/admin/audit');
  await expect(admin.getByRole('main')).toContainText('plata de comisioane');
  await admin.goto('/admin/commissions?paid=disputed');
  await admin.getByRole('button', { name: /^Detalii: / }).click();
  const details = admin.getByRole('dialog', { name: /^Detalii: / });
  const name = await details.getByRole('heading', { level: 2 }).textContent();
  await expect(details).toContainText('plata nu a fost făcută de titular');
  await expect(details).toContainText('Răspunde la procesator până pe');
  await expect(details.getByRole('button', { name: /Rambursează|Corectează/ })).toHaveCount(0);

  await loseDisputes(platform);
  await expect(async () => {
    await openBilling(page);
    await expect(payable(page)).toHaveCount(owed, { timeout: 1000 });
  }).toPass();
  await admin.goto('/admin/commissions?paid=no');
  await admin.getByRole('button', { name: name ?? '' }).click();
  await expect(details).toContainText('Pierdută: banii s-au întors la partener');
  await expect(details.getByRole('button', { name: 'Corectează factura' })).toBeVisible();
  await admin.close();
});

interface Dispute {
  id: string;
  status: string;
}

/** The sandbox decides every open dispute for the cardholder. */
async function loseDisputes({ addresses }: WorkerPlatform): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  const url = `${addresses.payments}/v1/disputes`;
  const { data } = (await (await fetch(url, { headers })).json()) as { data: Dispute[] };
  const open = data.filter(({ status }) => status === 'needs_response');
  expect(open.length).toBeGreaterThan(0);
  for (const { id } of open) {
    const answer = await fetch(`${url}/${id}/close`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
  }
}

/** The account for bank transfers, as configured by `platform`. */
const IBAN = 'RO49 AAAA 1B31 0075 9384 0000';

test('a month: the job bills it and mails it, a card pays it past the bank, the console says how', async ({
  page,
  platform,
  browser,
}) => {
  const { email } = account('user');
  const bill = await billNewShop(platform, email);
  const owed = formatBani(bill.commissionBani);

  const invoice = await mailAbout(platform, `invoice-ready:${bill.id}`);
  for (const told of ['De plătit până la', owed, IBAN, `/users/pay?facturi=${bill.id}`])
    expect(invoice.text_body).toContain(told);
  expect(invoice.attachment_name).toBe(`factura-${bill.number}.pdf`);
  const pdf = await page.request.get(platform.addresses.files + invoice.attachment_path);
  const printed = await textOfPdf(await pdf.body());
  for (const told of [bill.number, bill.site, IBAN, owed.replace('\u00a0', ' ')])
    expect(printed).toContain(told);

  await signInAs(page, platform, account('user'));
  await openBilling(page);
  const row = page.getByRole('row').filter({ hasText: bill.site });
  await row.getByRole('link', { name: /^Plătește/ }).click();
  await expect(page.getByRole('region', { name: 'Ce plătești' })).toContainText(owed);
  await fillCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: `Plătește ${owed}` }).click();
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Autorizează' }).click();
  await expect(page.getByRole('heading', { name: 'Plata a fost primită' })).toBeFocused();

  const receipt = await mailAbout(
    platform,
    `commission-receipt:${await paymentOf(platform, bill)}`,
  );
  for (const told of [bill.site, owed, 'nu o factură fiscală'])
    expect(receipt.text_body).toContain(told);
  await page.getByRole('link', { name: 'Înapoi la facturi' }).click();
  await expect(row).toContainText('Plătit');
  await expect(row.getByRole('link', { name: /^Plătește/ })).toHaveCount(0);

  const admin = await browser.newPage();
  await signInAs(admin, platform, account('admin'));
  await admin.goto(`/admin/commissions?luna=${bill.month}`);
  const listed = admin.getByRole('row').filter({ hasText: bill.site });
  await expect(listed).toContainText(`Cu cardul, ${formatDate(new Date().toISOString())}`);
  const collected = formatBani(await collectedIn(platform, bill.month));
  await expect(admin.getByRole('region', { name: 'Totaluri' })).toContainText(
    `Încasat${collected}`,
  );
  await admin.close();
});

/** The payment that the provider's event marked as paid. */
async function paymentOf({ sql }: WorkerPlatform, { id }: { id: number }): Promise<number> {
  const find = () =>
    sql<{ payment_id: number }>(
      `select payment_id from commission_payment_items i join commissions c on c.id = i.commission_id
        where c.id = $1 and c.is_paid and c.paid_by = 'card'`,
      [id],
    );
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0]?.payment_id ?? 0;
}

/** In bani, for all partners. */
async function collectedIn({ sql }: WorkerPlatform, month: string): Promise<number> {
  const [row] = await sql<{ bani: number }>(
    `select sum(commission_bani - corrected_bani)::int as bani from commissions
      where is_paid and period_start::text like $1`,
    [`${month}-%`],
  );
  return row?.bani ?? 0;
}
