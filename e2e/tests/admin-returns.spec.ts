import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test('a withdrawal becomes a return, is received, checked and paid back in part, with its document', async ({
  page,
  platform,
}) => {
  const [order] = await platform.sql<{ id: number; email: string; item: string }>(
    `select orders.id, orders.email, min(order_items.product_name) as item from orders
       join order_items on order_items.order_id = orders.id
      where status = 'Delivered' and payment_status = 'paid' and refunded_bani = 0
        -- Other tests give orders addresses that are none.
        and orders.email not like '=%'
        and not exists (select from returns where returns.order_id = orders.id)
      group by orders.id having count(*) = 1 and max(quantity) = 1 order by orders.id desc limit 1`,
  );
  const { id, email } = order ?? { id: 0, email: '' };
  await page.request.post(`${platform.addresses.api}/api/withdrawals`, {
    data: { name: 'Ana Exemplu', email, orderNumber: `#${id}`, reason: 'Altă nuanță' },
  });
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /de rezolvat/ }).click();
  await page.getByRole('link', { name: new RegExp(`Comanda #${id}$`) }).click();

  const section = page.locator('#returns');
  const dialog = page.getByRole('dialog');
  await section.getByRole('button', { name: 'Produsele au sosit' }).click();
  await dialog.getByRole('button', { name: 'Confirmă primirea' }).click();
  const undo = page.getByRole('region', { name: 'Ultima modificare' });
  await undo.getByRole('button', { name: 'Închide' }).click();
  await section.getByRole('button', { name: 'Verifică produsele' }).click();
  await dialog.getByRole('button', { name: 'Salvează verificarea' }).click();
  await undo.getByRole('button', { name: 'Închide' }).click();
  await section.getByRole('button', { name: 'Dă banii înapoi', exact: true }).click();
  await dialog.getByLabel(/^Suma/).fill('5');
  await dialog.getByLabel(/^Motivul/).fill('Cutia este zgâriată');
  await dialog.getByRole('button', { name: 'Dă banii înapoi' }).click();
  await expect(section.getByText('Rambursat: 5,00')).toBeVisible();

  const pdf = section.getByRole('link', { name: /^Nota de creditare NC-\d{6} \(PDF\)$/ });
  const answer = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const [mail] = await platform.sql<{ text_body: string; attachment_name: string }>(
    "select text_body, attachment_name from mails where kind = 'refund' and recipient = $1",
    [email],
  );
  expect(mail?.text_body).toContain('Cutia este zgâriată');
  expect(mail?.attachment_name).toMatch(/^nota-de-creditare-NC-\d{6}\.pdf$/);
});
