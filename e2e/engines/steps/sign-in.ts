import { type Account, account } from '../../src/accounts.ts';
import type { WorkerPlatform } from '../../src/test.ts';
import type { Page } from '../page/page.ts';

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.field(/^E-mail/).fill(email);
  await page.field(/^Parolă/).fill(password);
  await page.button('Autentificare').press();
}

/** The address of a page, not of the sign-in that leads there. */
export const addressOf = (path: string): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace('?', '[?]')}$`);

/**
 * Goes to a page as the first account of a role, as the stored session of an earlier visit would: what
 * signing in itself does is a journey of its own. The window shows a page of the platform.
 */
export async function signInTo(
  page: Page,
  { addresses }: Pick<WorkerPlatform, 'addresses'>,
  role: 'user' | 'admin',
  path: string,
): Promise<void> {
  const answer = await fetch(`${addresses.api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account(role), remember: true }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.run(
    (storedToken, storedUser) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    token,
    JSON.stringify(user),
  );
  await page.goto(path);
  await page.isAt(addressOf(path));
}

export const OVERVIEW = /\/users\/dashboard\/overview$/;

export async function logOut(page: Page): Promise<void> {
  await page.button(/^Meniul contului/).press();
  await page.role('menuitem', 'Logout').press();
}
