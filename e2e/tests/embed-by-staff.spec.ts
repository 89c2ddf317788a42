import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account, signInAs } from '../src/accounts.ts';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

test('staff make a form for a partner by keyboard and end it; its owner sees both without a reload', async ({
  page,
  platform,
  browser,
}) => {
  const owner = account('user');
  const name = 'Formular de la echipă';
  const context = await browser.newContext({ locale: 'ro-RO', baseURL: platform.addresses.shell });
  const dashboard = await context.newPage();
  await signInAs(dashboard, platform, owner);
  const hears = dashboard.waitForResponse((response) => response.url().includes('/api/changes'));
  await dashboard.goto('/users/dashboard/embeds');
  expect((await hears).status()).toBe(200);
  const own = dashboard.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(dashboard.getByRole('button', { name: 'Creează formularul' })).toBeVisible();
  await expect(own).toHaveCount(0);

  await signInAs(page, platform, account('admin'));
  await page.goto(`/admin/customer?${new URLSearchParams({ email: owner.email })}`);
  const forms = page.getByRole('region', { name: 'Formulare' });
  await forms.getByRole('button', { name: 'Formular nou' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Formular nou: / });
  await expect(drawer).toBeVisible();
  await drawer.getByLabel(/^Numele formularului/).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('salon.ro');
  await expectNoAxeFaults(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(forms.getByRole('button', { name: 'Formular nou' })).toBeFocused();
  await expect(forms.getByText(/0 cereri trimise · salon\.ro/)).toBeVisible();
  await expect(own).toBeVisible();

  await forms.getByRole('button', { name: `Încheie ${name}` }).press('Enter');
  await expect(forms.getByRole('button', { name: `Reia ${name}` })).toBeVisible();
  await expect(own.getByText(/^Încheiat:/)).toBeVisible();
  await expectNoAxeFaults(page);

  await page.goto('/admin/audit?kind=embed');
  await expect(page.getByText(`a creat formularul „${name}”`)).toBeVisible();
  await expect(page.getByText(`a schimbat încheierea formularului „${name}”`)).toBeVisible();
  await context.close();
});
