import { expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { markAllNotificationsRead } from '@vitrina/contract/calls/mark-all-notifications-read';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleNotification } from '../../../test/samples.ts';

const open = () => renderDashboard('/users/dashboard/notifications');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleNotification({ id: index + 1, message: `Mesajul ${index + 1}.` }),
  );

test('notifications without a date are last, under a heading that says so', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listNotifications, {
    data: [
      { ...sampleNotification({ id: 1, message: 'Cândva.' }), created_at: null },
      sampleNotification({ id: 2, message: 'În martie.' }),
      { ...sampleNotification({ id: 3 }), created_at: 'ieri', message: null },
    ],
  });
  open();
  const undated = await screen.findByRole('region', { name: 'Fără dată' });
  const items = within(undated).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Notificare fără text (3)'),
    expect.stringContaining('Cândva.'),
  ]);
  expect(undated.textContent).not.toContain('—');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['5 martie 2026', 'Fără dată']);
});

test('a row without a number is named, and the others stay', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listNotifications, { data: [{ message: 'x' }, sampleNotification()] });
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/^Notificări care nu au putut fi citite: #1$/)).toBeTruthy();
});

test('where older ones cannot be asked for the page says so, without a button', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listNotifications, { data: many(50) });
  open();
  expect(await screen.findByText(/Notificările mai vechi nu pot fi văzute aici/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Arată notificări mai vechi' })).toBeNull();
  expect(host.requestsOf(listNotifications).map(({ search }) => search)).toEqual(['?limit=50']);
});

test.each([3, 70])('a host that answers all %i at once has no older ones', async (count) => {
  const host = stubHost({ capabilities: [] });
  host.answers(listNotifications, { data: many(count) });
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByText(/Notificările mai vechi/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Arată notificări mai vechi' })).toBeNull();
});

test('all are marked one by one, without a word to a call that the host is not said to know', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listNotifications, { data: many(2) });
  host.answers(markNotificationRead, {});
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Marchează toate ca citite' }));
  expect(await screen.findByText('Toate sunt citite')).toBeTruthy();
  expect(host.requestsOf(markAllNotificationsRead)).toEqual([]);
  expect(host.requestsOf(markNotificationRead)).toHaveLength(2);
});
