import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { ANSWERS, freshEmail } from '../src/conformance/samples.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** A guest's request as sent by the embedded form; its token signs in once, within a minute. */
async function guestRequest(page: Page, platform: WorkerPlatform, email = freshEmail()) {
  const response = await page.request.post(`${platform.addresses.api}/api/guest-website-request`, {
    data: { ...ANSWERS, email, phone: '0712345678' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { oneTimeToken } = (await response.json()) as { oneTimeToken: string };
  return { email, oneTimeToken };
}

const question = (page: Page) =>
  page.getByRole('dialog', { name: /^Continuă ca .+@(.+\.)?exemplu\.ro\?$/ });
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
  await expect(question(page)).toContainText(email);
  expect(await storedEmail(page)).toBeUndefined();
  await question(page).getByRole('button', { name: 'Da, continuă' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  expect(await storedEmail(page)).toBe(email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
});

test.describe('an address that somebody else chose the length of', () => {
  for (const width of [360, 1440]) {
    test(`leaves question and answers readable at ${width} px${width === 360 ? '' : ' @matrix'}`, async ({
      page,
      platform,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      const [name = ''] = freshEmail().split('@');
      const email = `${name.padEnd(60, 'a')}@${'b'.repeat(18)}.exemplu.ro`;
      const { oneTimeToken } = await guestRequest(page, platform, email);
      await page.goto(`/?token=${oneTimeToken}`);
      const no = question(page).getByRole('button', { name: 'Nu', exact: true }).last();
      await expect(no).toBeFocused();
      const heading = question(page).getByRole('heading');
      const parts = [heading, question(page).getByText('Ai deschis un link'), no];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      const spill = await question(page).evaluate((dialog) => {
        const { right } = dialog.getBoundingClientRect();
        return [...dialog.querySelectorAll('h2, p, button')]
          .filter((part) => part.getBoundingClientRect().right > right)
          .map(({ textContent }) => textContent);
      });
      expect(spill).toEqual([]);
    });
  }
});

test('a guarded page that the link names is reached after the answer @matrix', async ({
  page,
  platform,
}) => {
  const { oneTimeToken } = await guestRequest(page, platform);
  await page.goto(`/users/dashboard/profile?token=${oneTimeToken}`);
  await question(page).getByRole('button', { name: 'Da, continuă' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/profile$/);
});

test('who declines with the keyboard stays a guest, and nobody uses the session @matrix', async ({
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

test('a token that signs nobody in leaves the session alone, in every tab @matrix', async ({
  page,
  context,
  platform,
}) => {
  const own = account('user');
  await signInAs(page, platform, own);
  await page.goto('/users/dashboard/overview');
  const other = await context.newPage();
  await other.goto('/products?token=x');
  await expect(other.getByText('Google login failed. Please try again.')).toBeVisible();
  expect(await storedEmail(other)).toBe(own.email);
  await other.reload();
  await expect(other.getByRole('button', { name: /^Meniul contului/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
});

test("somebody's own session in a link signs nobody in @matrix", async ({ page, platform }) => {
  const { email, password } = account('admin');
  const login = await page.request.post(`${platform.addresses.api}/api/auth/login`, {
    data: { email, password },
  });
  const { token } = (await login.json()) as { token: string };
  await page.goto(`/products?token=${token}`);
  await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
  expect(await storedEmail(page)).toBeUndefined();
});

test('somebody who is signed in stays who they are until they agree @matrix', async ({
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
