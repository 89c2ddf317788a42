import { blogPage } from '../src/embed-hosts/blog-page.ts';
import { type HostSite, startHostSite } from '../src/embed-hosts/host-page.ts';
import { react16Page } from '../src/embed-hosts/react-16-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

test('an application in React 16 draws the frame, takes it away, and draws it again @matrix', async ({
  page,
  platform,
}) => {
  site = await startHostSite({ '/': react16Page(platform.addresses.embed) });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salon, React 16.14.0');
  const frame = page.frameLocator('iframe');
  const height = () => page.locator('iframe').evaluate((one) => one.style.height);
  await expect.poll(height).toMatch(/px$/);
  await frame.getByLabel('E-mail').fill('ana@exemplu.ro');
  await page.getByRole('button', { name: /^Desenat/ }).click();
  await expect(frame.getByLabel('E-mail')).toHaveValue('ana@exemplu.ro');
  const toggle = page.getByRole('button', { name: 'Arată formularul' });
  await toggle.click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await toggle.click();
  await expect.poll(height).toMatch(/px$/);
  await expect(frame.getByLabel('E-mail')).toBeVisible();
});

test('a blog with a loud theme shows the form as it is @matrix', async ({ page, platform }) => {
  site = await startHostSite({ '/': blogPage(platform.addresses.embed) });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  const size = await frame.getByLabel('E-mail').evaluate((one) => getComputedStyle(one).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  await frame.getByRole('button', { name: 'Continuă' }).click();
  await expect(frame.getByText('Completează câmpul obligatoriu: E-mail')).toBeVisible();
});
