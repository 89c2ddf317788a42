import { snippet, startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test } from '../src/test.ts';

test('who sent the form on another site goes on in the platform, after saying who they are', async ({
  page,
  context,
  platform,
}) => {
  const email = `maria-${Date.now()}@exemplu.ro`;
  const site = await startHostSite({ '/': { html: snippet(platform.addresses.embed) } });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe[data-site-quiz]');
  await frame.getByLabel('E-mail').fill(email);
  await frame.getByLabel('Telefon').fill('0712 345 678');
  for (let step = 0; step < 11; step++)
    await frame.getByRole('button', { name: /^(Continuă|Verifică răspunsurile)$/ }).click();
  await frame.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(frame.getByText('✅ Mulțumim! Cererea ta a fost trimisă cu succes.')).toBeVisible();
  const [shell] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Vezi cererea în contul tău' }).click(),
  ]);
  const question = shell.getByRole('dialog', { name: 'Continui ca m***@exemplu.ro?' });
  await expect(question).toBeVisible();
  expect(await shell.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await shell.evaluate(() => window.opener)).toBeNull();
  await question.getByRole('button', { name: 'Da, continuă' }).click();
  await expect(shell).toHaveURL(`${platform.addresses.shell}/users/dashboard/overview`);
  await expect(shell.getByRole('heading', { level: 1 })).toContainText('Salut');
  await site.close();
});
