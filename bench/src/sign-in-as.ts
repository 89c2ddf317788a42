import { demoAccounts } from '@vitrina/backend/seed/people/demo-accounts';
import { login } from '@vitrina/contract/calls/login';
import type { Platform } from '@vitrina/platform/platform';
import type { Page } from 'playwright';

/** Signs the first demonstration account of a role in, as a return from Google does. */
export async function signInAs(
  page: Page,
  { addresses }: Platform,
  role: 'admin' | 'user',
): Promise<void> {
  const data = demoAccounts.find((account) => account.role === role);
  const response = await page.request.post(`${addresses.api}/api/auth/login`, { data });
  const { token } = login.response.parse(await response.json());
  await page.goto(`${addresses.shell}/?token=${token}`);
  await page.getByRole('banner').waitFor();
}
