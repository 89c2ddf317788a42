import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

/** The product promises one second; a test machine needs longer. */
const SOON = { timeout: 5000 };
const callOf = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Discuția la telefon' });
const appointment = (page: Page) => callOf(page).getByText(/, ora \d\d:\d\d$/);

test('a partner books a call by keyboard and moves it, staff see it at once and cancel it', async ({
  page,
  platform,
  browser,
}) => {
  const rows = await platform.sql<{ id: number }>(
    `insert into website_requests (user_id, email, answers, status)
     select id, email, '{"businessName": "Atelierul sunat"}', 'in_progress'
     from users where email = $1 returning id`,
    [account('user').email],
  );
  const id = Number(rows[0]?.id);
  const staff = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await Promise.all([
    signInAs(page, platform, account('user')),
    signInAs(staff, platform, account('admin')),
  ]);
  await page.goto(`/users/dashboard/site-request/${id}#apel`);
  await staff.goto(`${new URL(page.url()).origin}/admin/request/${id}`);
  await expect(callOf(page)).toBeFocused();
  const hours = callOf(page).getByRole('radio');
  await hours.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(hours.nth(1)).toBeChecked();
  const { violations } = await new AxeBuilder({ page }).include('section:focus-within').analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(appointment(page)).toBeVisible();
  const booked = String(await appointment(page).textContent());
  await expect(appointment(staff)).toHaveText(booked, SOON);

  await callOf(page).getByRole('button', { name: 'Mută discuția' }).click();
  await hours.last().check();
  await callOf(page).getByRole('button', { name: 'Mută la această oră' }).click();
  await expect(appointment(staff)).not.toHaveText(booked, SOON);

  await callOf(staff).getByRole('button', { name: 'Anulează discuția' }).click();
  const dialog = staff.getByRole('dialog', { name: 'De ce anulezi discuția?' });
  await dialog.getByRole('textbox', { name: /^Motivul/ }).fill('Suntem plecați.');
  await dialog.getByRole('button', { name: 'Anulează discuția' }).click();
  await expect(callOf(page)).toContainText('Motivul: Suntem plecați.', SOON);
  await expect(hours.first()).toBeVisible();
  await staff.context().close();
});
