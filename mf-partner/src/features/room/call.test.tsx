import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bookRequestCall } from '@vitrina/contract/calls/book-request-call';
import { cancelRequestCall } from '@vitrina/contract/calls/cancel-request-call';
import { getRequestCall } from '@vitrina/contract/calls/get-request-call';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { RequestCall } from '@vitrina/contract/entities/request-call';
import { useToasts } from '@vitrina/shared-auth';
import { refreshRequestCall } from '@vitrina/shared-auth/per-package/room/request-call-query';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

const FIRST = '2046-12-03T08:00:00.000Z';
const SECOND = '2046-12-03T08:20:00.000Z';
const NEXT_DAY = '2046-12-04T08:00:00.000Z';

let host: ReturnType<typeof stubHost>;
beforeEach(() => setUp());

function setUp(options?: Parameters<typeof stubHost>[0]) {
  host = stubHost(options);
  const request = sampleRequest({ id: 4, status: 'in_progress', phone: '+40 711 000 000' });
  host.answers(listWebsiteRequests, { data: [request] });
  host.refuses(getWebsiteRequest, 404);
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
}

const call = (given: Partial<RequestCall> = {}): RequestCall => ({
  ...{ id: 9, starts_at: FIRST, ends_at: SECOND, cancelled_by_staff: false, reason: '' },
  ...given,
});
const hostHas = (data: RequestCall | null, slots: string[] = [FIRST, SECOND, NEXT_DAY]) =>
  host.answers(getRequestCall, { data, slots: slots.map((starts_at) => ({ starts_at })) });
const open = () => renderDashboard('/users/dashboard/site-request/4#apel');
const region = () => screen.getByRole('region', { name: 'Discuția la telefon' });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Discuția la telefon' }));

test('a call is booked at a free hour of a day', async () => {
  hostHas(null);
  const { user } = open();
  const part = await section();
  await user.selectOptions(await part.findByLabelText('Ziua'), 'marți, 4 decembrie');
  const hours = part.getByRole('group', { name: 'Ora, marți, 4 decembrie' });
  const book = part.getByRole('button', { name: 'Programează discuția' });
  await user.click(book);
  expect(part.getByText('Alege o oră.')).toBeTruthy();
  expect(host.requestsOf(bookRequestCall)).toEqual([]);
  await user.click(within(hours).getByRole('radio', { name: '10:00' }));
  const booked = call({ starts_at: NEXT_DAY, ends_at: '2046-12-04T08:20:00.000Z' });
  host.answers(bookRequestCall, { data: booked });
  hostHas(booked);
  await user.click(book);
  expect(await part.findByText('marți, 4 decembrie, ora 10:00')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(region()));
  expect(part.getByText(/^Te sună Vitrina, la .*711 000 000/)).toBeTruthy();
  expect(host.requestsOf(bookRequestCall)[0]?.body).toEqual({ starts_at: NEXT_DAY });
});

test('an hour that was taken meanwhile says so, and is offered no more', async () => {
  hostHas(null);
  const { user } = open();
  const part = await section();
  await user.click(await part.findByRole('radio', { name: '10:00' }));
  host.refuses(bookRequestCall, 409, { code: 'call_slot_taken' });
  hostHas(null, [SECOND]);
  await user.click(part.getByRole('button', { name: 'Programează discuția' }));
  expect(await part.findByText(/^Ora a fost luată între timp/)).toBeTruthy();
  await waitFor(() => expect(part.queryByRole('radio', { name: '10:00' })).toBeNull());
  expect(part.getByRole('radio', { name: '10:20' })).toHaveProperty('checked', false);
});

test('a booked call is moved, and cancelled after a question', async () => {
  hostHas(call());
  const { user } = open();
  const part = await section();
  await user.click(await part.findByRole('button', { name: 'Mută discuția' }));
  await user.click(part.getByRole('radio', { name: '10:20' }));
  const moved = call({ starts_at: SECOND, ends_at: '2046-12-03T08:40:00.000Z' });
  host.answers(bookRequestCall, { data: moved });
  hostHas(moved);
  await user.click(part.getByRole('button', { name: 'Mută la această oră' }));
  await user.click(await part.findByRole('button', { name: 'Anulează discuția' }));
  host.answers(cancelRequestCall, { message: 'ok' });
  hostHas(call({ ...moved, cancelled_at: '2046-12-01T08:00:00.000Z' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anulezi discuția?' }));
  await user.click(dialog.getByRole('button', { name: 'Anulează discuția' }));
  expect(await part.findByText(/ora 10:20 a fost anulată\.$/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(region()));
  const [sent] = host.requestsOf(cancelRequestCall);
  expect(sent?.body).toEqual({ starts_at: SECOND, reason: '' });
});

test.each([
  ['was cancelled', call({ cancelled_at: '2046-12-01T08:00:00.000Z', cancelled_by_staff: true })],
  ['was moved', call({ starts_at: SECOND, ends_at: '2046-12-03T08:40:00.000Z' })],
])('a call that %s meanwhile closes the question about it, and says so', async (_, now) => {
  hostHas(call());
  const { user } = open();
  const part = await section();
  await user.click(await part.findByRole('button', { name: 'Anulează discuția' }));
  await screen.findByRole('dialog', { name: 'Anulezi discuția?' });
  hostHas(now);
  await act(() => refreshRequestCall());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const said = useToasts.getState().toasts.map(({ text }) => text);
  expect(said).toEqual(['Discuția a fost mutată sau anulată între timp.']);
});

test('why staff cancelled stands there, and that no hour is free', async () => {
  const cancelled = { cancelled_at: '2046-12-01T08:00:00.000Z', cancelled_by_staff: true };
  hostHas(call({ ...cancelled, reason: 'Suntem \u202Eplecați.' }), []);
  open();
  const part = await section();
  expect(await part.findByText('Motivul: Suntem plecați.')).toBeTruthy();
  expect(part.getByText(/^Nu este nicio oră liberă/)).toBeTruthy();
});

test('a call that ended with its request was cancelled by nobody', async () => {
  const ended = { cancelled_at: '2046-12-01T08:00:00.000Z', ended_with_request: true };
  hostHas(call(ended));
  open();
  const part = await section();
  expect(await part.findByText(/ora 10:00 s-a încheiat odată cu solicitarea\.$/)).toBeTruthy();
});

test('a host that books no calls is not asked for one', async () => {
  setUp({ capabilities: CAPABILITIES.filter((one) => one !== 'request-calls') });
  open();
  await screen.findByRole('region', { name: 'Conversație' });
  expect(screen.queryByRole('region', { name: 'Discuția la telefon' })).toBeNull();
  expect(host.requestsOf(getRequestCall)).toEqual([]);
});

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

test('a call that was booked although the answer was lost is no failure', async () => {
  hostHas(null);
  const { user } = open();
  const part = await section();
  await user.click(await part.findByRole('radio', { name: '10:00' }));
  host.isUnreachable(bookRequestCall);
  hostHas(call());
  await user.click(part.getByRole('button', { name: 'Programează discuția' }));
  expect(await part.findByText(/ora 10:00$/)).toBeTruthy();
  await waitFor(() =>
    expect(toasts()).toEqual(['Discuția este programată. Invitația vine pe e-mail.']),
  );
});

test('a call of which nobody can say whether it was booked is not called unbooked', async () => {
  hostHas(null);
  const { user } = open();
  const part = await section();
  await user.click(await part.findByRole('radio', { name: '10:00' }));
  host.isUnreachable(bookRequestCall);
  host.isUnreachable(getRequestCall);
  await user.click(part.getByRole('button', { name: 'Programează discuția' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^Nu știm dacă a ajuns/)]));
});

test('a call that was cancelled although the answer was lost is no failure', async () => {
  hostHas(call());
  const { user } = open();
  const part = await section();
  await user.click(await part.findByRole('button', { name: 'Anulează discuția' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anulezi discuția?' }));
  host.isUnreachable(cancelRequestCall);
  hostHas(call({ cancelled_at: '2046-12-01T08:00:00Z' }));
  await user.click(dialog.getByRole('button', { name: 'Anulează discuția' }));
  await waitFor(() => expect(toasts()).toEqual(['Discuția a fost anulată.']));
});
