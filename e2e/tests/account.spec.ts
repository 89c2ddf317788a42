import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test('name and phone can be changed, and the header follows', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  // Playwright sees the request body only when the request is routed.
  await page.route('**/api/users/profile', (route) => route.continue());
  await page.goto('/account');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly', '');
  await page.getByLabel(/^Nume/).fill('Zamfir Exemplu');
  await page.getByLabel('Telefon').fill('0712 345 678');
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.method() === 'PUT'),
    page.getByRole('button', { name: 'Salvează' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    name: 'Zamfir Exemplu',
    email: account('user').email,
    phone: '0712345678',
  });
  await expect(page.getByText('Datele tale au fost actualizate.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meniul contului Zamfir Exemplu' })).toHaveText(
    'Z',
  );
  await page.reload();
  await expect(page.getByLabel(/^Nume/)).toHaveValue('Zamfir Exemplu');
});

test('a picture that does not load leaves its sign in the middle of its place @matrix', async ({
  page,
  platform,
}) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await signInAs(page, platform, account('user'));
  await page.goto('/account');
  const place = page.getByRole('article').first().locator('summary > span').first();
  const sign = place.locator('svg');
  await sign.scrollIntoViewIfNeeded();
  const [outer, inner] = [await place.boundingBox(), await sign.boundingBox()];
  if (!outer || !inner) throw new Error('The sign is not shown.');
  expect(inner.x + inner.width / 2).toBeCloseTo(outer.x + outer.width / 2, 0);
});
