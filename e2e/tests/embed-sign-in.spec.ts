import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import { type HostSite, snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

let site: HostSite | undefined;
test.afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** Submits a page's form. @returns the frame with the thank-you message */
async function sendFrom(page: Page, html: string, email: string) {
  site = await startHostSite({ '/': { html } });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe[data-site-quiz]');
  await fillContact(frame, email);
  await sendAll(frame);
  await expect(frame.getByText('✅ Mulțumim! Cererea ta a fost trimisă cu succes.')).toBeVisible();
  return frame;
}

test('who sent the form on another site goes on in the platform, after saying who they are', async ({
  page,
  context,
  platform,
}) => {
  const email = `maria-${Date.now()}@exemplu.ro`;
  const frame = await sendFrom(page, snippet(platform.addresses.embed), email);
  const [shell] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Vezi cererea în contul tău' }).click(),
  ]);
  const question = shell.getByRole('dialog', { name: `Continuă ca ${email}?` });
  await expect(question).toBeVisible();
  expect(await shell.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await shell.evaluate(() => window.opener)).toBeNull();
  await question.getByRole('button', { name: 'Da, continuă' }).click();
  await expect(shell).toHaveURL(`${platform.addresses.shell}/users/dashboard/overview`);
  await expect(shell.getByRole('heading', { level: 1 })).toContainText('Salut');
  // The code is used up; the link still opens the account of the signed-in visitor.
  const [again] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Vezi cererea în contul tău' }).click(),
  ]);
  await expect(again).toHaveURL(`${platform.addresses.shell}/users/dashboard/overview`);
  await expect(shell.getByRole('heading', { level: 1 })).toContainText('Salut');
});

test('where new windows are blocked the thanks stay, and say where the request is @matrix', async ({
  page,
  context,
  platform,
}) => {
  const email = `blocat-${Date.now()}@exemplu.ro`;
  const blocking = snippet(platform.addresses.embed).replace(/ allow-popups[\w-]*/g, '');
  const frame = await sendFrom(page, blocking, email);
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes("'allow-popups' permission is not set"),
  );
  await frame.getByRole('link', { name: 'Vezi cererea în contul tău' }).click();
  await refused;
  expect(context.pages()).toEqual([page]);
  await expect(page).toHaveURL(`${site?.url}/`);
  await expect(frame.getByText('✅ Mulțumim! Cererea ta a fost trimisă cu succes.')).toBeVisible();
  await expect(frame.getByRole('status')).toContainText(new URL(platform.addresses.shell).host);
  const rows = await platform.sql('select id from website_requests where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the thanks, ${colorScheme} @matrix`, async ({ page, platform }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await sendFrom(page, snippet(platform.addresses.embed), `multumim-${Date.now()}@exemplu.ro`);
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
