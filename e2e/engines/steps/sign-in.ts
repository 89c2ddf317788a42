import { type Account, account } from '../../src/accounts.ts';
import type { Page } from '../page/page.ts';

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.field(/^E-mail/).fill(email);
  await page.field(/^Parolă/).fill(password);
  await page.button('Autentificare').press();
}

/** The address of a page, not of the sign-in that leads there. */
export const addressOf = (path: string): RegExp => new RegExp(`^https?://[^/]+${path}$`);

/** Signs in with the first account of a role, and waits for the page. */
export async function signInTo(page: Page, role: 'user' | 'admin', path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, account(role));
  await page.isAt(addressOf(path));
}

export const OVERVIEW = /\/users\/dashboard\/overview$/;

export async function logOut(page: Page): Promise<void> {
  await page.button(/^Meniul contului/).press();
  await page.role('menuitem', 'Logout').press();
}
