import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { ANSWERS, freshEmail } from '../src/conformance/samples.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** A guest's request, as the frame on another site sends it; the token signs in once, within a minute. */
async function guestRequest(page: Page, platform: WorkerPlatform) {
  const email = freshEmail();
  const response = await page.request.post(`${platform.addresses.api}/api/guest-website-request`, {
    data: { ...ANSWERS, email, phone: '0712345678' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { oneTimeToken } = (await response.json()) as { oneTimeToken: string };
  return { email, oneTimeToken };
}

const question = (page: Page) =>
  page.getByRole('dialog', { name: /^Continui ca c\*\*\*@exemplu\.ro\?$/ });
const storedEmail = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string } | null)?.email,
  );

test('a link of another site signs in only whom agrees, and leads on', async ({
  page,
  platform,
}) => {
  const { email, oneTimeToken } = await guestRequest(page, platform);
  await page.goto(`/login?token=${oneTimeToken}`);
  await expect(question(page)).toBeVisible();
  expect(page.url()).not.toContain('token=');
  await expect(question(page)).not.toContainText(email);
  expect(await storedEmail(page)).toBeUndefined();
  await question(page).getByRole('button', { name: 'Da, continuă' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  expect(await storedEmail(page)).toBe(email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
});

test('a guarded page that the link names is reached after the answer', async ({
  page,
  platform,
}) => {
  const { oneTimeToken } = await guestRequest(page, platform);
  await page.goto(`/users/dashboard/profile?token=${oneTimeToken}`);
  await question(page).getByRole('button', { name: 'Da, continuă' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/profile$/);
});

test('who declines with the keyboard stays a guest, and nobody uses the session', async ({
  page,
  platform,
}) => {
  const { oneTimeToken } = await guestRequest(page, platform);
  await page.goto(`/?token=${oneTimeToken}`);
  await expect(question(page)).toBeVisible();
  const [ended] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/logout') && response.ok(),
    ),
    page.keyboard.press('Escape'),
  ]);
  const authorization = (await ended.request().allHeaders()).authorization ?? '';
  await expect(question(page)).toBeHidden();
  expect(await storedEmail(page)).toBeUndefined();
  const again = await page.request.post(`${platform.addresses.api}/api/auth/validate-token`, {
    headers: { authorization },
  });
  expect(again.status()).toBe(401);
});

test('somebody who is signed in stays who they are until they agree', async ({
  page,
  platform,
}) => {
  const own = account('user');
  await signInAs(page, platform, own);
  const { email, oneTimeToken } = await guestRequest(page, platform);
  await page.goto(`/?token=${oneTimeToken}`);
  await expect(question(page)).toBeVisible();
  expect(await storedEmail(page)).toBe(own.email);
  await question(page).getByRole('button', { name: 'Da, continuă' }).click();
  await expect.poll(() => storedEmail(page)).toBe(email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
