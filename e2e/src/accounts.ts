import type { Page } from '@playwright/test';
import { demoAccounts } from '@vitrina/backend/seed/people/demo-accounts';
import type { WorkerPlatform } from './test.ts';

export interface Account {
  email: string;
  password: string;
}

/** The first demo account of a role. */
export function account(role: 'admin' | 'user'): Account {
  const found = demoAccounts.find((candidate) => candidate.role === role);
  if (!found) throw new Error(`The demonstration data have no ${role}.`);
  return found;
}

/** The demo account with only the permission to run the shop. */
export function shopStaff(): Account {
  const [, staff] = demoAccounts.filter(({ role }) => role === 'admin');
  if (!staff) throw new Error('The demonstration data have no staff with a part of the work.');
  return staff;
}

/** @throws Error with the host's message */
export async function logIn(
  { request }: Page,
  { addresses }: Pick<WorkerPlatform, 'addresses'>,
  { email, password }: Account,
): Promise<{ token: string; user: object }> {
  const response = await request.post(`${addresses.api}/api/auth/login`, {
    data: { email, password, remember: true },
  });
  if (!response.ok()) throw new Error(`${email}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** Signs in with a stored session: token and user in local storage. */
export async function signInAs(page: Page, platform: WorkerPlatform, who: Account): Promise<void> {
  const { token, user } = await logIn(page, platform, who);
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      // Only in the test's first document, so that later changes by the page persist.
      if (sessionStorage.getItem('signed-in-by-test')) return;
      sessionStorage.setItem('signed-in-by-test', '1');
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}
