import { type Account, account } from '../../src/accounts.ts';
import type { WorkerPlatform } from '../../src/test.ts';
import type { Page } from '../page/page.ts';

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.field(/^E-mail/).fill(email);
  await page.field(/^Parolă/).fill(password);
  await page.button('Autentificare').press();
}

/** Matches a page's address, but not a sign-in page that redirects to it. */
export const addressOf = (path: string): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace('?', '[?]')}$`);

/**
 * Signs in as the first account of a role with a stored session, and opens a page. The sign-in form has its
 * own test. A page of the platform must be open.
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
