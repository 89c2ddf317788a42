import type { Page } from '@playwright/test';
import { freshEmail } from '../src/conformance/samples.ts';
import { expect, test } from '../src/test.ts';

// A separate account, because other tests need the demo passwords.
const email = freshEmail();
const OLD_PASSWORD = 'prima-parola-de-proba';
const NEW_PASSWORD = 'alta-parola-de-proba';

/** Requests a reset and returns the link from the newest mail. */
async function requestLink(page: Page, mailPage: string): Promise<string> {
  await page.goto('/login');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole('button', { name: 'Ai uitat parola?' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Emailul pentru resetare a fost trimis. Verifică inboxul.',
  );
  await page.goto(`${mailPage}?to=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /^Schimbarea parolei/ }).click();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Schimbă parola' });
  return (await link.getAttribute('href')) ?? '';
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
}

test('a forgotten password is replaced by the link of the mail, once', async ({
  page,
  platform,
}) => {
  const created = await page.request.post(`${platform.addresses.api}/api/auth/register`, {
    data: { name: 'Dana Exemplu', email, password: OLD_PASSWORD, phone: '', address: '' },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const link = await requestLink(page, `${platform.addresses.api}/dev/mail`);
  await page.clock.install();
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  // The token is removed from the address but survives a reload.
  await page.reload();
  await page.getByLabel(/^Parolă nouă/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salvează parola' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Parola a fost resetată cu succes. Vei fi redirecționat...',
  );
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, OLD_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await signIn(page, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);

  await page.goto(link);
  await page.getByLabel(/^Parolă nouă/).fill('inca-o-parola-noua');
  await page.getByRole('button', { name: 'Salvează parola' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});
