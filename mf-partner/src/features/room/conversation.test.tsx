import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

const SENT_AT = '2026-03-05T08:07:00Z';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4 })] });
  host.refuses(getWebsiteRequest, 404);
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

const message = (id: number, given: Partial<RequestMessage> = {}): RequestMessage => ({
  ...{ id, from_staff: true, is_own: false, author_name: 'Maria', text: `Mesajul ${id}` },
  ...{ files: [], created_at: SENT_AT },
  ...given,
});
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const talk = (data: RequestMessage[], more = {}) =>
  host.answers(listRequestMessages, { data, has_more: false, reads: [], ...more });
const readUpTo = (last_message_id: number) => ({
  reads: [
    { from_staff: false, is_own: true, name: 'Ana', last_message_id, read_at: '2026-03-05T09:00Z' },
  ],
});
const open = (hash = '') => renderDashboard(`/users/dashboard/site-request/4${hash}`);
const rowOf = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('li') as HTMLElement;

test('neither a key in the field nor another message renders a message anew', async () => {
  talk(messages(1, 20));
  const { user } = open();
  await screen.findByText('Mesajul 20');
  const field = screen.getByRole('textbox', { name: /Mesajul tău/ });
  // Rendering a message calls `toISOString` on its date.
  const dates = rstest.spyOn(Date.prototype, 'toISOString');
  const rendered = () =>
    dates.mock.contexts.filter((date) => (date as Date).getTime() === Date.parse(SENT_AT)).length;
  await user.type(field, 'abc');
  expect(rendered()).toBe(0);
  talk(messages(1, 21));
  act(() => tellChanges([{ kind: 'request', id: 4 }]));
  await screen.findByText('Mesajul 21');
  expect(rendered()).toBe(1);
  expect(screen.getByText('1 mesaj nou').getAttribute('role')).toBe('status');
});

test('older messages come above what is read, which keeps its place and the focus', async () => {
  talk(messages(51, 100), { has_more: true });
  const scrolled = rstest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const { user } = open();
  const first = await rowOf('Mesajul 51');
  first.getBoundingClientRect = () =>
    ({ top: screen.queryByText('Mesajul 1') ? 5_000 : 120 }) as DOMRect;
  const release = host.holdsBack(listRequestMessages, {
    ...{ data: messages(1, 100), has_more: false, reads: [] },
  });
  const older = screen.getByRole('button', { name: 'Mesaje mai vechi' });
  await user.click(older);
  expect(older.getAttribute('aria-busy')).toBe('true');
  release();
  await screen.findByText('Mesajul 1');
  expect(scrolled.mock.calls[0]).toEqual([{ top: 4_880, behavior: 'instant' }]);
  expect(document.activeElement).toBe(first);
});

test('of more messages than a host answers the newest are shown, and that is said', async () => {
  talk(messages(1, 3), { has_more: true });
  const { user } = open();
  for (let asked = 1; asked <= 5; asked += 1) {
    await user.click(await screen.findByRole('button', { name: 'Mesaje mai vechi', busy: false }));
    await waitFor(() => expect(host.requestsOf(listRequestMessages)).toHaveLength(1 + asked));
  }
  await screen.findByText('Se văd cele mai noi 1.000 de mesaje.');
  expect(host.requestsOf(listRequestMessages).at(-1)?.search).toBe('?limit=1000');
  expect(screen.getByRole('button', { name: 'Trimite mesajul' })).toBeTruthy();
});

test('the link of a mail leads to the first unread message, under a line', async () => {
  talk(messages(1, 6), readUpTo(4));
  const seen: Element[] = [];
  rstest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  open('#conversatie');
  const row = await rowOf('Mesajul 5');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(within(row).getByText('Mesaje noi')).toBeTruthy();
  expect(screen.getAllByText('Mesaje noi')).toHaveLength(1);
  expect(seen).toEqual([row]);
  // Marked as read meanwhile: the line stays while the page is open.
  talk(messages(1, 6), readUpTo(6));
  act(() => tellChanges([{ kind: 'request', id: 4 }]));
  await waitFor(() => expect(host.requestsOf(listRequestMessages).length).toBeGreaterThan(1));
  expect(within(row).getByText('Mesaje noi')).toBeTruthy();
});

test('where all is read, or written by oneself, the link leads to the newest message', async () => {
  talk([...messages(1, 5), message(6, { from_staff: false, is_own: true })], readUpTo(5));
  open('#conversatie');
  const row = await rowOf('Mesajul 6');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.queryByText('Mesaje noi')).toBeNull();
});

test('what is done with a message is named by the message', async () => {
  const own = { from_staff: false, is_own: true, created_at: new Date().toISOString() };
  const picture = {
    id: 1,
    name: 'sigla.png',
    bytes: 9,
    is_image: true,
    url: 'http://files.test/1',
  };
  talk([
    message(8, { ...own, text: 'Bună ziua!\n\u202Eabc' }),
    message(9, { ...own, text: '', files: [picture] }),
    message(10, { ...own, text: `Un text ${'lung '.repeat(20)}` }),
  ]);
  open();
  expect(await screen.findByRole('button', { name: /^Schimbă: „Bună ziua! abc”, / })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Retrage: „Bună ziua! abc”, / })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Retrage: „sigla.png”, / })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /^Schimbă: „Un text lung lung[^”]*…”, / }),
  ).toBeTruthy();
});

test('a withdrawn message keeps the focus that its buttons had', async () => {
  const own = message(8, {
    ...{ from_staff: false, is_own: true, created_at: new Date().toISOString() },
  });
  talk([own]);
  const { user } = open();
  const row = await rowOf('Mesajul 8');
  await user.click(within(row).getByRole('button', { name: /^Retrage: / }));
  host.answers(withdrawRequestMessage, { message: 'ok' });
  talk([{ ...own, text: '', withdrawn_at: '2026-03-05T08:02:00Z' }]);
  const dialog = await screen.findByRole('dialog', { name: 'Retragi mesajul?' });
  await user.click(within(dialog).getByRole('button', { name: 'Retrage' }));
  await screen.findByText('Mesaj retras');
  await waitFor(() => expect(document.activeElement).toBe(row));
});
