import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import {
  answerNotifications,
  type HostNotification,
  keepMarked,
} from '../src/notification-host.ts';
import { expect, test } from '../src/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificări/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificări' });

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Five notifications, oldest first; the newest two are unread. */
const five = (): HostNotification[] =>
  [1, 2, 3, 4, 5].map((id) => ({
    id,
    message: `Mesajul ${id}`,
    created_at: `2026-03-0${id}T10:00:00Z`,
    is_read: id < 4,
  }));

test('works with the keyboard alone @matrix', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  const list = five();
  await answerNotifications(page, list);
  await page.route('**/api/notifications/mark-read', (route) => {
    keepMarked(route, list);
    return route.fulfill({ headers: cors, json: {} });
  });
  await page.goto('/');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Mark as Read' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Mesajul 5')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});
