import { beforeEach, expect, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { markAllNotificationsRead } from '@vitrina/contract/calls/mark-all-notifications-read';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { Notification } from '@vitrina/contract/entities/notification';
import { tellChanges, useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleNotification } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
});

/** Notifications from one id down to another, one per hour. */
const list = (from: number, to: number, given: Partial<Notification> = {}) =>
  Array.from({ length: from - to + 1 }, (_, index) =>
    sampleNotification({
      id: from - index,
      message: `Mesajul ${from - index}.`,
      created_at: new Date(Date.UTC(2026, 2, 1, from - index)).toISOString(),
      ...given,
    }),
  );

const open = () => renderDashboard('/users/dashboard/notifications');
const older = () => screen.findByRole('button', { name: 'Arată notificări mai vechi' });
const markAll = () => screen.findByRole('button', { name: 'Marchează toate ca citite' });

test('stands by day, and older ones are read on from the first of them, the last page too', async () => {
  host.answers(listNotifications, { data: list(110, 61) });
  const { user } = open();
  const button = await older();
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('5 martie 2026');
  for (const [from, to, all] of [
    [60, 11, 100],
    [10, 1, 110],
  ] as const) {
    host.answers(listNotifications, { data: list(from, to) });
    await user.click(button);
    const first = await screen.findByText(`Mesajul ${from}.`, { exact: false });
    expect(screen.getAllByRole('listitem')).toHaveLength(all);
    await waitFor(() => expect(document.activeElement).toBe(first));
  }
  expect(host.requestsOf(listNotifications).map(({ search }) => search)).toEqual([
    '?limit=50',
    '?limit=50&before=61',
    '?limit=50&before=11',
  ]);
  expect(screen.queryByRole('button', { name: 'Arată notificări mai vechi' })).toBeNull();
});

test('where nothing is older, the last notification has the place of the button', async () => {
  // A host that does not know `before` answers the first page again.
  host.answers(listNotifications, { data: list(50, 1) });
  const { user } = open();
  await user.click(await older());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('Mesajul 1.', { exact: false })),
  );
  expect(screen.queryByRole('button', { name: 'Arată notificări mai vechi' })).toBeNull();
});

test('one that comes meanwhile moves nothing, and is shown when it is asked for', async () => {
  host.answers(listNotifications, { data: list(60, 11, { is_read: true }) });
  const { user } = open();
  await screen.findByText('Toate sunt citite');
  const first = () => screen.getAllByRole('listitem')[0]?.textContent;
  host.answers(listNotifications, { data: [...list(61, 61), ...list(60, 12, { is_read: true })] });
  act(() => tellChanges([{ kind: 'notification', id: 61 }]));
  await screen.findByText('Toate sunt citite · 1 notificare nouă');
  expect(first()).toContain('Mesajul 60.');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Arată' }));
  expect(first()).toContain('Mesajul 61.');
  expect(document.activeElement).toBe(screen.getByText('1 notificare necitită'));
});

test('all are marked at once, and the line that says so has the focus', async () => {
  host.answers(listNotifications, { data: list(3, 1) });
  host.answers(markAllNotificationsRead, { message: 'ok' });
  const { user } = open();
  await user.click(await markAll());
  const line = await screen.findByText('Toate sunt citite');
  await waitFor(() => expect(document.activeElement).toBe(line));
  expect(host.requestsOf(markNotificationRead)).toEqual([]);
});

test('a host that cannot mark all is asked one by one', async () => {
  const [newest, middle, oldest] = list(61, 59);
  if (!newest || !middle || !oldest) throw new Error('Three were made.');
  host.answers(listNotifications, { data: [newest, middle, { ...oldest, is_read: true }] });
  host.refuses(markAllNotificationsRead, 404);
  host.answers(markNotificationRead, { message: 'ok' });
  const { user } = open();
  await user.click(await markAll());
  expect(await screen.findByText('Toate sunt citite')).toBeTruthy();
  expect(host.requestsOf(markNotificationRead).map(({ body }) => body)).toEqual([
    { notificationId: 61 },
    { notificationId: 60 },
  ]);
});

test('one is marked where it stands, or it is said that it could not be', async () => {
  host.answers(listNotifications, { data: list(5, 5, { created_at: new Date().toISOString() }) });
  host.refuses(markNotificationRead, 400);
  const { user } = open();
  const today = within(await screen.findByRole('region', { name: 'Astăzi' }));
  const mark = today.getByRole('button', { name: /^Marchează citit/ });
  await user.click(mark);
  await waitFor(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('Failed to mark as read'),
  );
  host.answers(markNotificationRead, { message: 'ok' });
  await user.click(mark);
  expect(await screen.findByText('Toate sunt citite')).toBeTruthy();
  expect(today.queryByRole('button', { name: /^Marchează citit/ })).toBeNull();
  expect(document.activeElement).toBe(today.getByText('Mesajul 5.', { exact: false }));
});

test('each leads to what it is about, and is read then; one about nothing known is text', async () => {
  const [known, unknown, foreign] = list(3, 1);
  if (!known || !unknown || !foreign) throw new Error('Three were made.');
  host.answersAs(listNotifications, {
    data: [
      { ...known, target: 'commission' },
      unknown,
      { ...foreign, target: 'https://rau.exemplu.ro' },
    ],
  });
  host.answers(markNotificationRead, { message: 'ok' });
  const { user, router } = open();
  await user.click(await screen.findByRole('link', { name: 'Mesajul 3.' }));
  expect(screen.queryByRole('link', { name: /Mesajul [12]/ })).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/dashboard/commissions'));
  await waitFor(() =>
    expect(host.requestsOf(markNotificationRead).map(({ body }) => body)).toEqual([
      { notificationId: 3 },
    ]),
  );
});

test('a list that does not come is said, and asked for again; an empty one too', async () => {
  host.refuses(listNotifications, 403);
  const { user } = open();
  expect(await screen.findByText('Failed to fetch notifications')).toBeTruthy();
  host.answers(listNotifications, { data: [] });
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('Nicio notificare')).toBeTruthy();
});
