import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { type HostNotification, keepMarked } from '../src/notification-host.ts';
import { expect, test } from '../src/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificări/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificări' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Mesaje' });

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Five notifications, oldest first; the newest two are unread. */
const five = (): HostNotification[] =>
  [1, 2, 3, 4, 5].map((id) => ({
    id,
    message: `Mesajul ${id}`,
    created_at: `2026-03-0${id}T10:00:00Z`,
    is_read: id < 4,
  }));

async function answerList(page: Page, data: HostNotification[] | number): Promise<() => number> {
  let asked = 0;
  await page.route('**/api/notifications?limit=50', (route) => {
    if (route.request().method() === 'GET') asked += 1;
    return typeof data === 'number'
      ? route.fulfill({ status: data, headers: cors, json: {} })
      : route.fulfill({ headers: cors, json: { data } });
  });
  return () => asked;
}

const refuseMark = (page: Page) =>
  page.route('**/api/notifications/mark-read', (route) =>
    route.fulfill({ status: 500, headers: cors, json: {} }),
  );

test('nobody signed in has no bell', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
});

test('shows the unread count and the four newest, newest first', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await answerList(page, five());
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notificări: 2 necitite');
  await bell(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page).getByRole('listitem').first()).toContainText('Mesajul 5');
  await expect(panel(page).getByRole('listitem').last()).toContainText('Mesajul 2');
  await expect(panel(page).getByRole('button', { name: 'Mark as Read' })).toHaveCount(2);
  await panel(page).getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/users\/notifications$/);
  await expect(panel(page)).toBeHidden();
});

test('is asked for on sign-in and on every open', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  const asked = await answerList(page, five());
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(/necitite/);
  expect(asked()).toBe(1);
  await bell(page).click();
  await expect.poll(asked).toBe(2);
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect.poll(asked).toBe(3);
});

test('marking one says so while it waits, and then the count falls by one', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const list = five();
  await answerList(page, list);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/notifications/mark-read', async (route) => {
    if (route.request().method() === 'POST') {
      expect(route.request().postDataJSON()).toEqual({ notificationId: 5 });
      await released;
      keepMarked(route, list);
    }
    await route.fulfill({ headers: cors, json: {} });
  });
  await page.goto('/');
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark as Read' }).first().click();
  const marking = panel(page).getByRole('button', { name: 'Marking...' });
  await expect(marking).toBeDisabled();
  await expect(bell(page)).toHaveAccessibleName('Notificări: 2 necitite');
  release();
  await expect(bell(page)).toHaveAccessibleName('Notificări: 1 necitită');
  await expect(marking).toHaveCount(0);
});

test('marking one neither loses the focus nor takes it from where it went meanwhile', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const list = five();
  await answerList(page, list);
  let release = () => {};
  let status = 500;
  await page.route('**/api/notifications/mark-read', async (route) => {
    if (route.request().method() === 'POST')
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    if (status === 200) keepMarked(route, list);
    await route.fulfill({ status, headers: cors, json: {} });
  });
  await page.goto('/');
  await bell(page).click();
  const item = panel(page).getByRole('listitem').first();
  const button = item.getByRole('button');
  const press = async () => {
    await Promise.all([page.waitForRequest('**/mark-read'), button.press('Enter')]);
    await expect(button).toHaveText('Marking...');
    await expect(button).toBeFocused();
  };
  await press();
  release();
  await expect(button).toHaveText('Mark as Read');
  await expect(button).toBeFocused();
  status = 200;
  await press();
  await panel(page).getByRole('link', { name: 'View All' }).focus();
  release();
  await expect(button).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'View All' })).toBeFocused();
});

test('an empty list says so, in English and in the dashboard in Romanian', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await answerList(page, []);
  await page.goto('/');
  await bell(page).click();
  await expect(panel(page)).toContainText('No notifications');
  await page.goto('/users/dashboard/overview');
  await bell(page).click();
  await expect(panel(page)).toContainText('Nicio notificare');
});

test('the dashboard speaks Romanian', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await answerList(page, five());
  await page.goto('/users/dashboard/overview');
  await bell(page).click();
  await expect(panel(page).getByRole('button', { name: 'Marchează citit' })).toHaveCount(2);
  await expect(panel(page).getByRole('link', { name: 'Vezi toate' })).toBeVisible();
});

test('in the dashboard failures are announced', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await answerList(page, five());
  await refuseMark(page);
  await page.goto('/users/dashboard/overview');
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Marchează citit' }).first().click();
  await expect(toasts(page).getByRole('alert')).toHaveText('Failed to mark as read');
  await expect(panel(page).getByRole('button', { name: 'Marchează citit' })).toHaveCount(2);
});

test('in the dashboard a list that does not come is announced', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await answerList(page, 404);
  await page.goto('/users/dashboard/overview');
  await expect(toasts(page).getByRole('alert')).toHaveText('Failed to fetch notifications');
});

test('elsewhere failures are only logged, and the list can be asked for again', async ({
  page,
  platform,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await signInAs(page, platform, account('user'));
  await answerList(page, 404);
  await page.goto('/');
  await expect.poll(() => logged.join('\n')).toContain('Failed to fetch notifications');
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  const asked = page.waitForResponse('**/api/notifications?limit=50');
  await bell(page).click();
  await (await asked).finished();
  await expect(panel(page).getByRole('button', { name: 'Reîncearcă' })).toBeEnabled();
  await page.unroute('**/api/notifications?limit=50');
  await answerList(page, five());
  await refuseMark(page);
  await panel(page).getByRole('button', { name: 'Reîncearcă' }).click();
  await panel(page).getByRole('button', { name: 'Mark as Read' }).first().click();
  await expect.poll(() => logged.join('\n')).toContain('Failed to mark as read');
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
});

test('works with the keyboard alone', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  const list = five();
  await answerList(page, list);
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
