import { beforeEach, expect, test } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { reload, renderPage } from '../../../test/render-page.tsx';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
});

const name = () => screen.findByLabelText<HTMLInputElement>(/^Nume și prenume/);
const press = (user: UserEvent, label: string) =>
  user.click(screen.getByRole('button', { name: label }));

async function fillIn(user: UserEvent) {
  await user.type(await name(), 'Ana Exemplu');
  await user.type(screen.getByLabelText(/^E-mailul folosit la comandă/), 'ana@exemplu.ro');
  await user.type(screen.getByLabelText(/^Numărul comenzii/), '300');
  await press(user, 'Continuă');
}

async function expectFocusedHeading(text: string | RegExp) {
  const heading = await screen.findByRole('heading', { name: text });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

test('what is missing is said, and the first empty field has the focus', async () => {
  const { user } = await renderPage('/withdrawal');
  const first = await name();
  await press(user, 'Continuă');
  expect(document.activeElement).toBe(first);
  expect(screen.getAllByText('Câmpul este obligatoriu.')).toHaveLength(3);
  await user.type(first, 'Ana');
  expect(screen.getAllByText('Câmpul este obligatoriu.')).toHaveLength(2);
});

test('a withdrawal takes two steps, can be changed between them, and its receipt is dated', async () => {
  host.answers(createWithdrawal, { withdrawalId: 9, receivedAt: '2026-03-05T12:30:00Z' });
  const { user } = await renderPage('/withdrawal');
  await fillIn(user);
  await expectFocusedHeading('Verifică și trimite');
  expect(host.requestsOf(createWithdrawal)).toEqual([]);
  await press(user, 'Modifică');
  expect((await name()).value).toBe('Ana Exemplu');
  await press(user, 'Continuă');
  await press(user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  expect(screen.getByText(/^Primită la 05\.03\.2026, \d{2}:\d{2}, cu numărul 9\.$/)).toBeTruthy();
  expect(host.requestsOf(createWithdrawal)[0]?.body).toMatchObject({
    name: 'Ana Exemplu',
    email: 'ana@exemplu.ro',
    orderNumber: '300',
  });
});

test('changed after a failure it begins anew, with the focus in its first field', async () => {
  host.refuses(createWithdrawal, 500);
  const { user } = await renderPage('/withdrawal');
  await fillIn(user);
  await press(user, 'Confirmă retragerea');
  const failure = 'Declarația nu a putut fi trimisă. Încearcă din nou.';
  await screen.findByText(failure);
  await press(user, 'Modifică');
  expect(document.activeElement).toBe(await name());
  await press(user, 'Continuă');
  await expectFocusedHeading('Verifică și trimite');
  expect(screen.queryByText(failure)).toBeNull();
});

test('a confirmation is sent once, however often it is pressed in one go', async () => {
  host.answers(createWithdrawal, { withdrawalId: 9, receivedAt: '2026-03-05T12:30:00Z' });
  const { user } = await renderPage('/withdrawal');
  await fillIn(user);
  const confirm = await screen.findByRole('button', { name: 'Confirmă retragerea' });
  act(() => {
    for (const _ of '123') confirm.click();
  });
  await expectFocusedHeading(/^Am primit declarația/);
  expect(host.requestsOf(createWithdrawal)).toHaveLength(1);
});

test('what was typed is there after a reload, until it was sent', async () => {
  host.answers(createWithdrawal, { withdrawalId: 9, receivedAt: '2026-03-05T12:30:00Z' });
  const { user } = await renderPage('/withdrawal');
  await user.type(await name(), 'Ana Exemplu');
  await user.type(screen.getByLabelText(/^Motivul/), 'Nu mi se potrivește');
  reload();
  const again = await renderPage('/withdrawal');
  expect((await name()).value).toBe('Ana Exemplu');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Motivul/).value).toBe('Nu mi se potrivește');
  await again.user.clear(await name());
  await fillIn(again.user);
  await press(again.user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  reload();
  await renderPage('/withdrawal');
  expect((await name()).value).toBe('');
});

test.each([
  ['is not said to', () => stubHost({ capabilities: [] }), 'Pregătește e-mailul'],
  ['answers 404', () => host.refuses(createWithdrawal, 404), 'Confirmă retragerea'],
] as const)(
  'a host that takes no withdrawals (%s): the same as an e-mail ready to send',
  async (_, given, label) => {
    given();
    const { user } = await renderPage('/withdrawal');
    await fillIn(user);
    await press(user, label);
    const link = await screen.findByRole('link', { name: 'Deschide mesajul în e-mail' });
    expect(link.getAttribute('href')).toMatch(/^mailto:contact@exemplu\.ro\?subject=.*300&body=/);
    expect(screen.getByRole('main').textContent).toContain('mă retrag din contractul');
  },
);
