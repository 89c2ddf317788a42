import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import { tellChanges, useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { ANA, follow, renderPage } from '../../../test/render-page.tsx';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listNotifications, { data: five() });
});

/** A host's answer: newest first, the newest two unread. */
const five = () =>
  [5, 4, 3, 2, 1].map((id) => ({
    id,
    message: `Mesajul ${id}`,
    created_at: `2026-03-0${id}T10:00:00Z`,
    is_read: id < 4,
  }));

const bell = (name = 'Notificări: 2 necitite') => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('dialog', { name: 'Notificări' }));
const toastTexts = () => useToasts.getState().toasts.map(({ text }) => text);

async function open(path = '/faq') {
  const page = await renderPage(path, { user: ANA });
  await page.user.click(await bell());
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(4));
  return page;
}

test('nobody signed in has no bell', async () => {
  await renderPage('/faq');
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByRole('button', { name: /^Notificări/ })).toBeNull();
  expect(host.requestsOf(listNotifications)).toEqual([]);
});

test('shows the unread count and the four newest, newest first, and leads to all', async () => {
  const { router } = await open();
  const items = panel().getAllByRole('listitem');
  expect(items[0]?.textContent).toContain('Mesajul 5');
  expect(items.at(-1)?.textContent).toContain('Mesajul 2');
  expect(panel().getAllByRole('button', { name: 'Mark as Read' })).toHaveLength(2);
  await follow(panel().getByRole('link', { name: 'View All' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/notifications'));
  const button = await bell();
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});

test('a notification leads to what it is about, and is read then', async () => {
  const [first, ...others] = five();
  host.answersAs(listNotifications, { data: [{ ...first, target: 'website-request' }, ...others] });
  host.answers(markNotificationRead, { message: 'ok' });
  const { router } = await open();
  expect(panel().queryByRole('link', { name: 'Mesajul 4' })).toBeNull();
  await follow(panel().getByRole('link', { name: 'Mesajul 5' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/dashboard/site-request'));
  await waitFor(() =>
    expect(host.requestsOf(markNotificationRead)[0]?.body).toEqual({ notificationId: 5 }),
  );
});

test('is asked for on sign-in and on every open', async () => {
  const { user } = await renderPage('/faq', { user: ANA });
  const button = await bell();
  const asked = () => host.requestsOf(listNotifications).length;
  expect(asked()).toBe(1);
  await user.click(button);
  await waitFor(() => expect(asked()).toBe(2));
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(asked()).toBe(3));
});

test('one that comes while it is open counts, moves nothing, and is shown when asked for', async () => {
  const { user } = await open();
  const first = () => panel().getAllByRole('listitem')[0]?.textContent;
  const six = { id: 6, message: 'Mesajul 6', created_at: '2026-03-06T10:00:00Z', is_read: false };
  host.answers(listNotifications, { data: [six, ...five()] });
  act(() => tellChanges([{ kind: 'notification', id: 6 }]));
  await bell('Notificări: 3 necitite');
  expect(first()).toContain('Mesajul 5');
  await user.click(panel().getByRole('button', { name: 'Arată 1 notificare nouă' }));
  expect(first()).toContain('Mesajul 6');
  expect(document.activeElement).toBe(panel().getByText('Notificări'));
});

test('marking one says so while it waits, keeps the focus, and then the count falls by one', async () => {
  const { user } = await open();
  const release = host.holdsBack(markNotificationRead, { message: 'ok' });
  const [first] = panel().getAllByRole('button', { name: 'Mark as Read' });
  await user.click(first as HTMLElement);
  expect(first?.textContent).toContain('Marking...');
  expect(first?.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(first);
  await bell();
  host.answers(listNotifications, {
    data: five().map((one) => ({ ...one, is_read: one.id < 5 - 1 || one.id === 5 })),
  });
  release();
  await bell('Notificări: 1 necitită');
  expect(document.activeElement).toBe(panel().getByText('Mesajul 5'));
  expect(host.requestsOf(markNotificationRead)[0]?.body).toEqual({ notificationId: 5 });
});

test('marking one takes no focus from where it went meanwhile', async () => {
  const { user } = await open();
  const release = host.holdsBack(markNotificationRead, { message: 'ok' });
  await user.click(panel().getAllByRole('button', { name: 'Mark as Read' })[0] as HTMLElement);
  const all = panel().getByRole('link', { name: 'View All' });
  all.focus();
  release();
  await bell('Notificări: 1 necitită');
  expect(document.activeElement).toBe(all);
});

test('an empty list says so, in English and in the dashboard in Romanian', async () => {
  host.answers(listNotifications, { data: [] });
  const { user, router } = await renderPage('/faq', { user: ANA });
  await user.click(await bell('Notificări'));
  expect(await panel().findByText('No notifications')).toBeTruthy();
  await router.navigate('/users/dashboard/overview');
  expect(await panel().findByText('Nicio notificare')).toBeTruthy();
});

test('the dashboard speaks Romanian, and announces what could not be marked', async () => {
  host.refuses(markNotificationRead, 500);
  const { user } = await open('/users/dashboard/overview');
  expect(panel().getByRole('link', { name: 'Vezi toate' })).toBeTruthy();
  const marks = panel().getAllByRole('button', { name: 'Marchează citit' });
  expect(marks).toHaveLength(2);
  await user.click(marks[0] as HTMLElement);
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to mark as read']));
  expect(panel().getAllByRole('button', { name: 'Marchează citit' })).toHaveLength(2);
  expect(document.activeElement).toBe(marks[0]);
});

test('in the dashboard a list that does not come is announced', async () => {
  host.refuses(listNotifications, 404);
  await renderPage('/users/dashboard/overview', { user: ANA });
  await waitFor(() => expect(toastTexts()).toContain('Failed to fetch notifications'));
});

test('elsewhere failures are only logged, and the list can be asked for again', async () => {
  const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
  const logged = () => log.mock.calls.map(([text]) => text);
  host.refuses(listNotifications, 404);
  host.refuses(markNotificationRead, 500);
  const { user } = await renderPage('/faq', { user: ANA });
  await user.click(await bell('Notificări'));
  await waitFor(() => expect(logged()).toContain('Failed to fetch notifications'));
  const retry = await panel().findByRole('button', { name: 'Reîncearcă' });
  host.answers(listNotifications, { data: five() });
  await user.click(retry);
  const [first] = await panel().findAllByRole('button', { name: 'Mark as Read' });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(logged()).toContain('Failed to mark as read'));
  expect(toastTexts()).toEqual([]);
});

test('odd notifications are shown as far as they can be read, dated ones first', async () => {
  host.answersAs(listNotifications, {
    data: {
      0: { id: '1', message: 12, created_at: '', is_read: '0' },
      1: { id: 2, message: null, created_at: '2026-03-05 10:00:00', is_read: 1 },
      2: { message: 'Fără număr', created_at: '2026-03-05', is_read: false },
    },
  });
  const { user, router } = await renderPage('/faq', { user: ANA });
  await user.click(await bell('Notificări: 1 necitită'));
  const [first, second] = (await panel().findAllByRole('listitem')).map((one) => one.textContent);
  expect(first).toContain('No message');
  expect(second).toMatch(/12.*Unknown date/);
  expect(panel().getByText('Notifications that could not be read: #3')).toBeTruthy();
  await router.navigate('/users/dashboard/overview');
  expect(await panel().findByText('Dată necunoscută')).toBeTruthy();
});
