import { beforeEach, expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { assignRequest } from '@vitrina/contract/calls/assign-request';
import { countRequestDesk } from '@vitrina/contract/calls/count-request-desk';
import { getRequestAssignee } from '@vitrina/contract/calls/get-request-assignee';
import { listRequestColleagues } from '@vitrina/contract/calls/list-request-colleagues';
import { listRequestDesk } from '@vitrina/contract/calls/list-request-desk';
import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { isToasted, renderConsole, undoButton } from '../../test/render-console.tsx';
import { deskColumns } from '../features/desk/desk-columns.tsx';

let host: ReturnType<typeof stubHost>;

const request = (id: number, changed: Partial<DeskRequest> = {}): DeskRequest => ({
  ...{ id, business_name: `Florăria ${id}`, status: 'pending', unread: 0, waits: ['new'] },
  ...{ created_at: '2026-03-02T08:00:00Z', promised_on: '2026-03-11', assignee_id: null },
  ...changed,
});
const table = () => screen.findByRole('table', { name: 'Ce așteaptă răspunsul nostru' });
const select = (id: number) =>
  screen.findByRole('combobox', { name: `Responsabil pentru Florăria ${id} (#${id})` });
/** Options of the open list. */
const colleagues = () =>
  screen
    .getAllByRole('listbox', { name: 'Colegi' })
    .flatMap((list) => within(list).queryAllByRole('option'));

beforeEach(() => {
  host = stubHost();
  host.answers(listRequestDesk, {
    data: [
      request(4, { waits: ['messages', 'company'], unread: 2, assignee_id: 1 }),
      request(5, { assignee_id: 2, paused_since: '2026-03-05T08:00:00Z' }),
      request(6),
    ],
  });
  host.answers(countRequestDesk, { count: 3 });
  host.answers(listRequestColleagues, {
    data: [
      { id: 1, name: 'Ioana', email: 'admin@exemplu.ro' },
      { id: 2, name: '', email: 'mihai@exemplu.ro' },
    ],
  });
});

test('each request says what waits, until when, and who looks after it', async () => {
  renderConsole('/admin/desk');
  const rows = within(await table());
  expect(rows.getByText('2 mesaje noi')).toBeTruthy();
  expect(rows.getByText('blocat: lipsește firma')).toBeTruthy();
  expect(rows.getAllByText('11.03.2026')).toHaveLength(3);
  expect(rows.getAllByText(/^a trecut cu/)).toHaveLength(2);
  expect(rows.getByText('oprit: așteptăm partenerul')).toBeTruthy();
  expect(rows.getByRole('link', { name: /Florăria 4/ }).getAttribute('href')).toBe(
    '/admin/request/4',
  );
  await waitFor(async () => expect(await select(4)).toHaveProperty('value', 'Ioana (tu)'));
});

test.each(['completed', 'rejected'] as const)(
  'one that is %s has no promised day, also not in the file',
  async (status) => {
    host.answers(listRequestDesk, {
      data: [request(4, { status, waits: ['messages'], unread: 1 }), request(5)],
    });
    renderConsole('/admin/desk');
    expect(within(await table()).getAllByText('11.03.2026')).toHaveLength(1);
    const promise = deskColumns(() => '').find(({ id }) => id === 'promise');
    const ended = request(4, { status });
    expect([promise?.value(ended), promise?.searched?.(ended), promise?.csv?.(ended)]).toEqual([
      ...['', '', ''],
    ]);
  },
);

test('the link of the navigation counts what waits', async () => {
  renderConsole('/admin/desk');
  const link = await screen.findByRole('link', { name: 'De răspuns' });
  await waitFor(() => {
    const described = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('3 solicitări la rând');
  });
});

test('the filter is kept in the address', async () => {
  const { user, router } = renderConsole('/admin/desk?of=mine');
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1);
  await user.click(await screen.findByRole('radio', { name: /Ale nimănui/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: /Florăria 6/ })).toBeTruthy());
  expect(router.state.location.search).toBe('?of=nobody');
});

test('a request is given to a colleague, and taken back', async () => {
  const { user } = renderConsole('/admin/desk');
  host.answers(assignRequest, { message: 'ok' });
  await user.click(await select(6));
  await user.keyboard('MIHAI@');
  expect(colleagues().map(({ textContent }) => textContent)).toEqual(['mihai@exemplu.ro']);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(host.requestsOf(assignRequest).map(({ body }) => body)).toEqual([
      { assignee_id: 2, assignee_seen: null },
    ]),
  );
  await user.click(await undoButton());
  await waitFor(() =>
    expect(host.requestsOf(assignRequest).at(-1)?.body).toEqual({
      assignee_id: null,
      assignee_seen: 2,
    }),
  );
});

test('what a colleague set meanwhile is said and not overwritten', async () => {
  const { user } = renderConsole('/admin/desk');
  host.refuses(assignRequest, 409, { code: 'version_conflict' });
  host.answers(getRequestAssignee, { assignee_id: 2, assignments: [] });
  await user.click(await select(6));
  await user.click(await screen.findByRole('option', { name: 'Ioana (tu)' }));
  await isToasted(/acum este mihai@exemplu.ro/);
});

test('a desk on which nothing waits says so', async () => {
  host.answers(listRequestDesk, { data: [] });
  renderConsole('/admin/desk');
  expect(await screen.findByText('Nimic nu așteaptă răspunsul nostru')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('one of fifty colleagues is found by part of the name, and opening alone changes nothing', async () => {
  const named = (id: number, name: string) => ({ id, name, email: `coleg${id}@exemplu.ro` });
  const others = Array.from({ length: 48 }, (_, n) => named(n + 10, `Coleg ${n}`));
  host.answers(listRequestColleagues, {
    data: [...others, named(2, 'Ștefan Ion'), named(3, 'Ștefan Ion')],
  });
  const { user } = renderConsole('/admin/desk');
  host.answers(assignRequest, { message: 'ok' });
  const field = await select(5);
  await waitFor(() => expect(field).toHaveProperty('value', 'Ștefan Ion (coleg2@exemplu.ro)'));
  await user.click(field);
  expect(colleagues()).toHaveLength(51);
  await user.keyboard('{Enter}');
  await user.click(field);
  await user.keyboard('x{Backspace}{Escape}');
  await user.click(field);
  await user.keyboard('nu e');
  expect(colleagues()).toEqual([]);
  expect(screen.getByText('Niciun coleg nu se potrivește.')).toBeTruthy();
  await user.tab();
  expect(host.requestsOf(assignRequest)).toEqual([]);
  expect(field).toHaveProperty('value', 'Ștefan Ion (coleg2@exemplu.ro)');
  await user.click(field);
  await user.keyboard('stefan{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(host.requestsOf(assignRequest).map(({ body }) => body)).toEqual([
      { assignee_id: 3, assignee_seen: 2 },
    ]),
  );
});

test('after Escape and after choosing, what is typed takes the place of the name', async () => {
  const { user } = renderConsole('/admin/desk');
  host.answers(assignRequest, { message: 'ok' });
  const field = await select(6);
  await user.click(field);
  await user.keyboard('{Escape}mihai');
  expect(field).toHaveProperty('value', 'mihai');
  expect(colleagues()).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(host.requestsOf(assignRequest)).toHaveLength(1));
  await user.keyboard('mihai');
  expect(field).toHaveProperty('value', 'mihai');
  expect(colleagues()).toHaveLength(1);
});

/** Name of the colleague in a request's field. */
const nameIn = async (requestId: number) => ((await select(requestId)) as HTMLInputElement).value;

test('until the colleagues are here nobody is called a former one, and oneself is known', async () => {
  const known = { data: [{ id: 2, name: '', email: 'mihai@exemplu.ro' }] };
  const release = host.holdsBack(listRequestColleagues, known);
  renderConsole('/admin/desk');
  expect(await nameIn(5)).toBe('Se încarcă…');
  expect(await nameIn(4)).toMatch(/ \(tu\)$/);
  release();
  await waitFor(async () => expect(await nameIn(5)).toBe('mihai@exemplu.ro'));
});

test('colleagues who could not be read are no former ones', async () => {
  host.refuses(listRequestColleagues, 403);
  renderConsole('/admin/desk');
  await waitFor(async () => expect(await nameIn(5)).toBe('Nume necunoscut'));
});
