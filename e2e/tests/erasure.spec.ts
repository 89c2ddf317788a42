import { account, signInAs } from '../src/accounts.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

test('a person is erased by keyboard, is signed out, and the journal keeps who did it', async ({
  page,
  platform,
  browser,
}) => {
  const { api } = platform.addresses;
  const person = { email: freshEmail(), password: 'parola-de-sters' };
  const details = { name: 'Zoe Trecătoare', phone: '', address: '' };
  await page.request.post(`${api}/api/auth/register`, { data: { ...person, ...details } });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, platform, person);
  await theirs.goto('/account');
  await expect(theirs.getByLabel(/^Nume/)).toHaveValue(details.name);

  await signInAs(page, platform, account('admin'));
  await page.goto(`/admin/users?q=${person.email}`);
  const open = page.getByRole('button', { name: `Șterge datele: ${details.name}` });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ștergi datele personale: ${details.name}?` });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Se șterg',
    'Rămân, pentru că legea o cere',
  ]);
  await tabTo(page, dialog.getByLabel('Adresa de e-mail a contului'));
  await page.keyboard.type('alta@exemplu.ro');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Aceasta nu este adresa contului.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(person.email);
  await tabTo(page, dialog.getByRole('button', { name: 'Șterge definitiv' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datele personale au fost șterse.').first()).toBeVisible();
  await expect(page.getByText('Nimic nu se potrivește')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await theirs.reload();
  await expect(theirs).not.toHaveURL(/\/account/);
  await context.close();
  const again = await page.request.post(`${api}/api/auth/login`, { data: person });
  expect(again.status()).toBe(401);

  await page.goto('/admin/audit?kind=user');
  const told = page.getByRole('listitem').filter({ hasText: 'a șters datele personale' }).first();
  await expect(told).toContainText(/a șters datele personale ale contului \d+/);
  await expect(told.getByRole('row', { name: /^numele/ })).toContainText('șters');
});
