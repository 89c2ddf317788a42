import type { Account } from '../../src/accounts.ts';
import type { Page } from '../page/page.ts';

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.field(/^E-mail/).fill(email);
  await page.field(/^Parolă/).fill(password);
  await page.button('Autentificare').press();
}

export const OVERVIEW = /\/users\/dashboard\/overview$/;

export async function logOut(page: Page): Promise<void> {
  await page.button(/^Meniul contului/).press();
  await page.role('menuitem', 'Logout').press();
}
