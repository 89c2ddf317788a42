import { freshEmail } from '../src/conformance/samples.ts';
import { linkSentTo } from '../src/link-in-mail.ts';
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

  await page.goto(await linkSentTo(platform, email));
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Confirmă adresa' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  await expect(notice).toBeHidden();
});
