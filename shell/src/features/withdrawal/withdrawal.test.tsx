import { beforeEach, expect, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { publicKey, queryClient } from '@vitrina/shared-auth/query';
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
  const { legalName, legalAddress } = platformConfig().brand;
  for (const line of [legalName, legalAddress])
    expect(within(screen.getByRole('main')).getByText(line)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Unde trimiți produsele' })).toBeTruthy();
  expect(screen.queryByText(/^De restituit/)).toBeNull();
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

/** Opened from an order: two of three pieces of a lipstick are left, one cream, no soap. */
const ORDER = {
  withdrawalDraft: {
    ...{ name: 'Ana Exemplu', email: 'ana@exemplu.ro', orderNumber: '300', orderKey: 'key' },
    shippingBani: 2000,
    lines: [
      {
        id: 7,
        name: 'Ruj (carmin)',
        price: '40,00 RON',
        priceBani: 4000,
        picture: null,
        quantity: 3,
        remaining: 2,
      },
      {
        id: 8,
        name: 'Cremă',
        price: '19,00 RON',
        priceBani: 1900,
        picture: undefined,
        quantity: 1,
        remaining: 1,
      },
      {
        id: 9,
        name: 'Săpun',
        price: '9,00 RON',
        priceBani: 900,
        picture: undefined,
        quantity: 1,
        remaining: 0,
      },
    ],
  },
};
const receipt = { withdrawalId: 9, receivedAt: '2026-03-05T12:30:00Z' };
const box = (label: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const radio = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });

/** Reaches the control with Tab. */
async function tabTo(user: UserEvent, control: HTMLElement) {
  for (let steps = 0; steps < 40 && document.activeElement !== control; steps++) await user.tab();
  expect(document.activeElement).toBe(control);
}

test('of a known order the pieces are chosen by keyboard, and sent as lines and in words', async () => {
  host.answers(createWithdrawal, receipt);
  const { user } = await renderPage('/withdrawal', { state: ORDER });
  await name();
  expect(screen.getByRole('group', { name: 'Produsele la care renunți' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Numărul comenzii/).readOnly).toBe(true);
  await tabTo(user, radio('Tot ce a rămas din comandă'));
  await user.keyboard('{ArrowDown}');
  expect(radio('Doar unele produse').checked).toBe(true);
  expect(box(/^Săpun/).disabled).toBe(true);
  expect(screen.getByText('Deja într-un retur')).toBeTruthy();
  expect(screen.getByText('1 din 3 bucăți este deja într-un retur')).toBeTruthy();
  await tabTo(user, screen.getByRole('button', { name: 'Continuă' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(box(/^Ruj/));
  const group = screen.getByRole('group', { name: 'Doar unele produse' });
  expect(group.firstElementChild?.textContent).toBe('Alege cel puțin un produs.');
  for (const part of [group, box(/^Ruj/)])
    expect(part.getAttribute('aria-describedby')).toContain(group.firstElementChild?.id);
  await user.keyboard(' ');
  expect(box(/^Ruj/).getAttribute('aria-invalid')).toBeNull();
  const pieces = within(screen.getByRole('group', { name: /^Câte bucăți, Ruj/ }));
  expect(pieces.getByRole('status').textContent).toBe('2');
  await tabTo(user, pieces.getByRole('button', { name: 'Mai puține' }));
  await user.keyboard('{Enter}');
  expect(pieces.getByRole('status').textContent).toBe('1');
  await tabTo(user, box(/^Cremă/));
  await user.keyboard(' ');
  await tabTo(user, screen.getByRole('button', { name: 'Continuă' }));
  await user.keyboard('{Enter}');
  await expectFocusedHeading('Verifică și trimite');
  expect(screen.getByText('1 × Ruj (carmin), 1 × Cremă')).toBeTruthy();
  await press(user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  expect(screen.getByText('Produse: 1 × Ruj (carmin), 1 × Cremă')).toBeTruthy();
  expect(screen.getByText(/^De restituit: 59,00 RON\. Suma se confirmă/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi comanda' }).getAttribute('href')).toBe('/order');
  expect(host.requestsOf(createWithdrawal)[0]?.body).toEqual({
    ...{ name: 'Ana Exemplu', email: 'ana@exemplu.ro', orderNumber: '300', reason: '' },
    products: '1 × Ruj (carmin), 1 × Cremă',
    lines: [
      { itemId: 7, quantity: 1 },
      { itemId: 8, quantity: 1 },
    ],
  });
});

test('the receipt of a whole order counts its delivery', async () => {
  host.answers(createWithdrawal, receipt);
  const lines = ORDER.withdrawalDraft.lines.map((line) => ({ ...line, remaining: line.quantity }));
  const state = { withdrawalDraft: { ...ORDER.withdrawalDraft, lines } };
  const { user } = await renderPage('/withdrawal', { state });
  await name();
  await press(user, 'Continuă');
  await press(user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  expect(screen.getByText(/^De restituit: 168,00 RON, din care livrarea 20,00 RON\./)).toBeTruthy();
});

test('who stops an order that has not left is not told to send anything', async () => {
  host.answers(createWithdrawal, receipt);
  const state = { withdrawalDraft: { ...ORDER.withdrawalDraft, isUnshipped: true } };
  const { user } = await renderPage('/withdrawal', { state });
  await name();
  await press(user, 'Continuă');
  await press(user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  expect(screen.getByText(/^Comanda nu a plecat încă, deci nu ai nimic de trimis/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Unde trimiți produsele' })).toBeNull();
});

test('a host that takes no lines is sent them in words', async () => {
  host = stubHost({ capabilities: CAPABILITIES.filter((one) => one !== 'return-lines') });
  host.answers(createWithdrawal, receipt);
  const { user } = await renderPage('/withdrawal', { state: ORDER });
  await name();
  await user.click(radio('Doar unele produse'));
  await user.click(box(/^Cremă/));
  await press(user, 'Continuă');
  await press(user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  const body = host.requestsOf(createWithdrawal)[0]?.body;
  expect(body).toMatchObject({ products: '1 × Cremă' });
  expect(body).not.toHaveProperty('lines');
  expect(host.requestsOf(createWithdrawal)[0]?.idempotencyKey).toBeNull();
});

test('what was chosen is there after going back and after a reload', async () => {
  const { user } = await renderPage('/withdrawal', { state: ORDER });
  await name();
  await user.click(radio('Doar unele produse'));
  await user.click(box(/^Cremă/));
  await user.type(screen.getByLabelText(/^Motivul/), 'Altă nuanță');
  await press(user, 'Continuă');
  await press(user, 'Modifică');
  expect(box(/^Cremă/).checked).toBe(true);
  reload();
  await renderPage('/withdrawal', { state: ORDER });
  await name();
  expect(box(/^Cremă/).checked).toBe(true);
  expect(box(/^Ruj/).checked).toBe(false);
});

test('a declaration whose answer was lost keeps its key after a reload, and the next one has another', async () => {
  host.isUnreachable(createWithdrawal);
  const first = await renderPage('/withdrawal', { state: ORDER });
  await name();
  await first.user.click(radio('Doar unele produse'));
  await first.user.click(box(/^Cremă/));
  await press(first.user, 'Continuă');
  await press(first.user, 'Confirmă retragerea');
  await screen.findByText(/^Nu am putut|nu a putut fi trimisă/);
  reload();
  host.answers(createWithdrawal, receipt);
  const again = await renderPage('/withdrawal', { state: ORDER });
  await name();
  await press(again.user, 'Continuă');
  await press(again.user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  reload();
  const next = await renderPage('/withdrawal', { state: ORDER });
  await name();
  await press(next.user, 'Continuă');
  await press(next.user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  const [lost, sent, other] = host
    .requestsOf(createWithdrawal)
    .map(({ idempotencyKey }) => idempotencyKey);
  expect(lost).toBeTruthy();
  expect(sent).toBe(lost);
  expect(other).not.toBe(lost);
});

test('an order with nothing left says so, and takes a declaration in words', async () => {
  const lines = ORDER.withdrawalDraft.lines.map((line) => ({ ...line, remaining: 0 }));
  const state = { withdrawalDraft: { ...ORDER.withdrawalDraft, lines } };
  await renderPage('/withdrawal', { state });
  await name();
  expect(screen.getByText('Toate produsele acestei comenzi sunt deja într-un retur.')).toBeTruthy();
  expect(screen.getByLabelText(/^Produsele la care renunți/).tagName).toBe('TEXTAREA');
});

test('more than one declaration can name is said of the rest of an order too', async () => {
  const lines = Array.from({ length: 30 }, (_, place) => ({
    ...{ id: place + 1, name: `Produsul ${place} ${'x'.repeat(40)}`, price: '1,00 RON' },
    ...{ picture: undefined, quantity: 2, remaining: 1 },
  }));
  const state = { withdrawalDraft: { ...ORDER.withdrawalDraft, lines } };
  const { user } = await renderPage('/withdrawal', { state });
  await name();
  await press(user, 'Continuă');
  const group = screen.getByRole('group', { name: 'Produsele la care renunți' });
  expect(within(group).getByText(/^Sunt prea multe produse/)).toBeTruthy();
  expect(group.contains(document.activeElement)).toBe(true);
});

test('more than one declaration can name is said, until less is chosen', async () => {
  const lines = Array.from({ length: 30 }, (_, place) => ({
    ...{ id: place + 1, name: `Produsul ${place} ${'x'.repeat(40)}`, price: '1,00 RON' },
    ...{ picture: undefined, quantity: 1, remaining: 1 },
  }));
  const state = { withdrawalDraft: { ...ORDER.withdrawalDraft, lines } };
  const { user } = await renderPage('/withdrawal', { state });
  await name();
  await user.click(radio('Doar unele produse'));
  for (const one of screen.getAllByRole('checkbox')) await user.click(one);
  await press(user, 'Continuă');
  expect(screen.getByText(/^Sunt prea multe produse pentru o singură declarație/)).toBeTruthy();
  await user.click(box(/^Produsul 7 /));
  expect(screen.queryByText(/^Sunt prea multe produse/)).toBeNull();
});

test('what was read of orders before is not shown again after a declaration', async () => {
  host.answers(createWithdrawal, receipt);
  const query = {
    queryKey: publicKey('shell', 'order-page', 'key'),
    queryFn: () => 'old',
    meta: { shows: ['order' as const] },
  };
  const { user } = await renderPage('/withdrawal', { state: ORDER });
  await queryClient.prefetchQuery(query);
  await name();
  await press(user, 'Continuă');
  await press(user, 'Confirmă retragerea');
  await expectFocusedHeading(/^Am primit declarația/);
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});
