import { demoAccounts } from '@vitrina/backend/seed/people/demo-accounts';
import { login } from '@vitrina/contract/calls/login';
import type { Platform } from '@vitrina/platform/platform';
import type { Page } from 'playwright';

/**
 * Signs in the first demonstration account of a role by a stored session: a token in the address is
 * accepted only after a sign-in that this browser began.
 */
export async function signInAs(
  page: Page,
  { addresses }: Platform,
  role: 'admin' | 'user',
): Promise<void> {
  const data = demoAccounts.find((account) => account.role === role);
  const response = await page.request.post(`${addresses.api}/api/auth/login`, { data });
  const { token, user } = login.response.parse(await response.json());
  await page.goto(addresses.shell);
  await page.evaluate(store({ token: token ?? '', user: JSON.stringify(user) }));
  await page.reload();
  await page.getByRole('banner').waitFor();
}

const store = (values: Record<string, string>): string =>
  `Object.entries(${JSON.stringify(values)}).forEach(([key, value]) => localStorage.setItem(key, value))`;
