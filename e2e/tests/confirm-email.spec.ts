import { freshEmail } from '../src/conformance/samples.ts';
import { expect, test } from '../src/test.ts';

test('who registers confirms the address with the link of the mail, and the notice goes', async ({
  page,
  platform,
}) => {
  const email = freshEmail();
  await page.goto('/register');
  await page.getByLabel(/^Nume/).fill('Ana Exemplu');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill('parola-anei-1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Creează cont' }).click();
  const notice = page.getByText(`Confirmă adresa ${email}`);
  await expect(notice).toBeVisible();

  const [mail] = await platform.sql<{ text_body: string }>(
    "select text_body from mails where recipient = $1 and kind = 'account-created'",
    [email],
  );
  await page.goto(/http\S+confirm-email\S+/.exec(mail?.text_body ?? '')?.[0] ?? '');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Confirmă adresa' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  await expect(notice).toBeHidden();
});
