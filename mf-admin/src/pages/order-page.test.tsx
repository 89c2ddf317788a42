import { expect, rstest, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { acceptOrder } from '@vitrina/contract/calls/accept-order';
import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { resendOrderConfirmation } from '@vitrina/contract/calls/resend-order-confirmation';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { undoOrderAcceptance } from '@vitrina/contract/calls/undo-order-acceptance';
import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import type { Order } from '@vitrina/contract/entities/order';
import { tellChanges } from '@vitrina/shared-auth';
import { showSlots } from '@vitrina/shared-auth/testing/show-slots';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleOrder } from '../../test/samples.ts';

const SHIP = 'Marchează expediată';
const CONFIRM = 'Confirmă expedierea';
const DELIVER = 'Marchează livrată';
const CHANGED = 'Statusul comenzii a fost actualizat.';
const TRACKING = 'Număr de urmărire (AWB)';
const placed = { id: 1, kind: 'status', to_status: 'Processing' } as const;
const at = { created_at: '2026-03-10T08:30:00Z' };

function setUp(given: Partial<Order> = {}) {
  const order = sampleOrder(given);
  const host = stubHost();
  host.answers(getOrder, { order, events: [{ ...placed, ...at }] });
  host.answers(listUnplacedPayments, { payments: [] });
  return { host, order, ...renderConsole('/admin/order/300') };
}

const button = (name: string) => screen.findByRole('button', { name });

/** Closes the undo offer, like its ten seconds do. */
async function settle(user: UserEvent) {
  const bar = within(await screen.findByLabelText('Ultima modificare'));
  await user.click(await bar.findByLabelText('Închide'));
}

/** Presses the shipping step and confirms it with the given number. */
async function ship(user: UserEvent) {
  await user.click(await button(SHIP));
  await user.click((await openDialog()).getByRole('button', { name: CONFIRM }));
}

test('an order that does not come is said, and comes with a retry', async () => {
  const host = stubHost();
  host.refuses(getOrder, 400);
  const { user } = renderConsole('/admin/order/300');
  await screen.findByText('Failed to fetch orders');
  host.answers(getOrder, { order: sampleOrder(), events: [] });
  await user.click(await button('Reîncearcă'));
  await screen.findByRole('heading', { name: 'Istoric' });
});

test.each(['0', '12345678901234567', 'abc'])(
  '/admin/order/%s is no order, and says so',
  async (id) => {
    const host = stubHost();
    host.answers(getOrder, { order: sampleOrder(), events: [] });
    renderConsole(`/admin/order/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' });
    expect(host.requestsOf(getOrder)).toEqual([]);
  },
);

test('an order that is not there is said', async () => {
  const host = stubHost();
  host.refuses(getOrder, 404, { code: 'order_not_found' });
  renderConsole('/admin/order/300');
  await screen.findByText('Comanda nu a fost găsită');
});

test('buyer, products, amounts, payment and history are shown', async () => {
  const { host } = setUp();
  host.answers(getOrder, {
    order: sampleOrder(),
    events: [
      { ...placed, ...at },
      { id: 2, kind: 'status', from_status: 'Processing', to_status: 'Shipped', ...at },
      { id: 3, kind: 'tracking', detail: 'AWB-1', actor_name: 'Ioana', ...at },
      { id: 4, kind: 'tracking', ...at },
      { id: 5, kind: 'note', detail: 'Sună <b>azi</b>.', ...at },
      { id: 6, kind: 'mail', ...at },
      { id: 7, kind: 'refund', ...at },
    ],
  });
  const items = within(await screen.findByRole('table', { name: 'Produse' }));
  expect(items.getByText('607,25 RON bucata')).toBeTruthy();
  expect(items.getAllByText('1.214,50 RON')).toHaveLength(1);
  expect(items.getByText('20,00 RON')).toBeTruthy();
  expect(items.getByText('1.234,50 RON')).toBeTruthy();
  expect(screen.getByText('Plătită')).toBeTruthy();
  expect(screen.getByText('400001, Cluj-Napoca, Cluj')).toBeTruthy();
  const history = await screen.findByText('Banii au fost returnați');
  const told = within(history.closest('ol') as HTMLElement).getAllByRole('listitem');
  expect(told.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Banii au fost returnați',
    'E-mail retrimis',
    'Notă: Sună <b>azi</b>.',
    'Număr de urmărire șters',
    'Număr de urmărire: AWB-1',
    'Procesare → Expediată',
    'Comandă plasată',
  ]);
  expect(told[4]?.textContent).toContain('10.03.2026, 10:30 · Ioana');
  expect(told[6]?.textContent).toContain('Sistem');
});

test('a status is moved on with the version that was seen, and taken back with the new one', async () => {
  const { host, order, user } = setUp();
  const shipped = { ...order, status: 'Shipped', version: 5 } as const;
  await button(SHIP);
  host.answers(updateOrderStatus, { order: shipped });
  host.answers(getOrder, { order: shipped, events: [] });
  await ship(user);
  await screen.findByText(CHANGED);
  await screen.findByText('Expediată');
  const answer = host.holdsBack(undoOrderStatus, { order });
  await user.click(await undoButton());
  // Not even while the undo is running.
  expect(screen.queryByRole('button', { name: DELIVER })).toBeNull();
  host.answers(getOrder, { order, events: [] });
  answer();
  await isToasted('Modificarea a fost anulată.');
  await button(SHIP);
  expect(host.requestsOf(updateOrderStatus).map(({ body }) => body)).toEqual([
    { status: 'Shipped', version: 4 },
  ]);
  expect(host.requestsOf(undoOrderStatus).map(({ body }) => body)).toEqual([{ version: 5 }]);
});

test('the next step waits until the one before can no longer be taken back', async () => {
  const { host, order, user } = setUp();
  const shipped = { ...order, status: 'Shipped', version: 5 } as const;
  await button(SHIP);
  host.answers(updateOrderStatus, { order: shipped });
  host.answers(getOrder, { order: shipped, events: [] });
  await ship(user);
  await screen.findByText(/^Clientul este anunțat peste câteva secunde\./);
  await screen.findByText('Expediată');
  expect(screen.queryByRole('button', { name: DELIVER })).toBeNull();
  await user.keyboard('e');
  expect(host.requestsOf(updateOrderStatus)).toHaveLength(1);
  await settle(user);
  await button(DELIVER);
});

test('shipping asks for the number of the courier, and saves it before the customer is told', async () => {
  const { host, order, user } = setUp();
  const tracked = { ...order, tracking_number: 'AWB-1', version: 5 };
  const shipped = { ...tracked, status: 'Shipped', version: 6 } as const;
  // Typed but not saved.
  await fillIn(user, TRACKING, 'AWB-1');
  await user.click(await button(SHIP));
  const dialog = await openDialog();
  expect(dialog.getByLabelText<HTMLInputElement>(TRACKING).value).toBe('AWB-1');
  expect(host.requestsOf(updateOrderStatus)).toEqual([]);
  host.answers(setOrderTracking, { order: tracked });
  host.answers(updateOrderStatus, { order: shipped });
  host.answers(getOrder, { order: shipped, events: [] });
  await user.click(dialog.getByRole('button', { name: CONFIRM }));
  await screen.findByText(CHANGED);
  expect(host.requestsOf(setOrderTracking).map(({ body }) => body)).toEqual([
    { trackingNumber: 'AWB-1', version: 4 },
  ]);
  expect(host.requestsOf(updateOrderStatus).map(({ body }) => body)).toEqual([
    { status: 'Shipped', version: 5 },
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(TRACKING).value).toBe('AWB-1'),
  );
});

test('an order that somebody else cancels while its dispatch is asked about says so', async () => {
  const { host, order, user } = setUp();
  await user.click(await button(SHIP));
  await openDialog();
  host.answers(getOrder, { order: { ...order, status: 'Cancelled', version: 6 }, events: [] });
  act(() => tellChanges([{ kind: 'order', id: 300 }]));
  await isToasted('Altcineva a schimbat comanda între timp. Pagina arată starea ei de acum.');
  expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Status comandă' }));
  expect(host.requestsOf(updateOrderStatus)).toEqual([]);
});

test('a host that keeps no number of the courier is not asked for one', async () => {
  const host = stubHost({ capabilities: ['order-details', 'order-status'] });
  const order = sampleOrder();
  host.answers(getOrder, { order, events: [] });
  const { user } = renderConsole('/admin/order/300');
  const step = await button(SHIP);
  host.answers(updateOrderStatus, { order: { ...order, status: 'Shipped', version: 5 } });
  await user.click(step);
  await screen.findByText(CHANGED);
  expect(host.requestsOf(updateOrderStatus)).toHaveLength(1);
  expect(host.requestsOf(setOrderTracking)).toEqual([]);
});

test('what is too late to be taken back is said, and the order is read anew', async () => {
  const { host, order, user } = setUp();
  const shipped = { ...order, status: 'Shipped', version: 5 } as const;
  await button(SHIP);
  host.answers(updateOrderStatus, { order: shipped });
  host.answers(getOrder, { order: shipped, events: [] });
  await ship(user);
  const undo = await undoButton();
  host.refuses(undoOrderStatus, 409, { code: 'version_conflict' });
  host.answers(getOrder, { order: { ...shipped, status: 'Delivered' }, events: [] });
  await user.click(undo);
  await isToasted('Modificarea nu a mai putut fi anulată.');
  await screen.findByText('Comanda este într-o stare finală.');
});

test('a conflict is said, and the state of now is shown', async () => {
  const { host, order, user } = setUp();
  await button(SHIP);
  host.refuses(updateOrderStatus, 409, { code: 'version_conflict' });
  host.answers(getOrder, { order: { ...order, status: 'Shipped', version: 6 }, events: [] });
  await ship(user);
  await isToasted('Altcineva a schimbat comanda între timp. Pagina arată starea ei de acum.');
  await button(DELIVER);
  host.answers(updateOrderStatus, { order });
  await user.click(await button(DELIVER));
  await waitFor(() =>
    expect(host.requestsOf(updateOrderStatus).at(-1)?.body).toEqual({
      status: 'Delivered',
      version: 6,
    }),
  );
});

test('a refusal shows the words of the host, or ours', async () => {
  const { host, user } = setUp();
  host.refuses(updateOrderStatus, 400);
  await ship(user);
  await isToasted('Statusul comenzii nu a putut fi schimbat.');
  host.refuses(updateOrderStatus, 400, { error: 'Comanda este blocată.' });
  await ship(user);
  await isToasted('Comanda este blocată.');
});

test('cancelling asks first, cannot be taken back, and the palette does not open over the question', async () => {
  const { host, order, user } = setUp();
  await user.click(await button('Anulează comanda'));
  const question = await openDialog();
  expect(question.getByText(/^Banii se întorc pe cardul clientului: 1\.234,50 RON\./)).toBeTruthy();
  expect(question.getByText(/^Anularea este definitivă/)).toBeTruthy();
  await user.keyboard('{Control>}k{/Control}');
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Păstrează comanda' }));
  expect(host.requestsOf(updateOrderStatus)).toEqual([]);
  const cancelled = { ...order, status: 'Cancelled', version: 5 } as const;
  host.answers(updateOrderStatus, { order: cancelled });
  host.answers(getOrder, { order: cancelled, events: [] });
  await user.keyboard('c');
  await user.click((await openDialog()).getByRole('button', { name: 'Anulează comanda' }));
  await isToasted(CHANGED);
  expect(screen.queryByRole('button', { name: 'Anulează modificarea' })).toBeNull();
});

test.each([
  ['unverified', 'Nicio plată verificată, deci nicio rambursare.'],
  ['refunded', 'Banii au fost deja returnați.'],
  [null, /^Gazda nu spune dacă a fost plătită\./],
] as const)('cancelling says what becomes of the money: %s', async (payment_status, told) => {
  const { user } = setUp({ payment_status });
  await user.click(await button('Anulează comanda'));
  expect((await openDialog()).getByText(told)).toBeTruthy();
});

test('an order that waits is accepted, with what that does to the stock, or cancelled', async () => {
  const waiting = { payment_status: 'unverified', accepted_at: null } as const;
  const { host, order, user } = setUp(waiting);
  await screen.findByText(/Comanda nu a luat nimic din stoc. La acceptare, 2 bucăți ies din stoc/);
  expect(screen.queryByRole('button', { name: SHIP })).toBeNull();
  await button('Anulează comanda');
  const short = 'Stocul nu ajunge pentru această comandă: Ser – în stoc 1, comandate 2.';
  host.refuses(acceptOrder, 409, { code: 'out_of_stock', error: short });
  await user.click(await button('Acceptă comanda'));
  await isToasted(short);
  const accepted = { ...order, accepted_at: at.created_at, version: 5 };
  host.answers(acceptOrder, { order: accepted });
  host.answers(getOrder, {
    order: accepted,
    events: [{ id: 2, kind: 'accepted', actor_name: 'Ana', ...at }],
  });
  await user.click(await button('Acceptă comanda'));
  await screen.findByText('Comanda a fost acceptată, iar produsele au ieșit din stoc.');
  expect(host.requestsOf(acceptOrder).at(-1)?.body).toEqual({ version: 4 });
  // No next step while the acceptance can be undone.
  expect(screen.queryByRole('button', { name: SHIP })).toBeNull();
  host.answers(undoOrderAcceptance, { order });
  host.answers(getOrder, { order, events: [] });
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(undoOrderAcceptance).at(-1)?.body).toEqual({ version: 5 });
  host.answers(getOrder, {
    order: accepted,
    events: [{ id: 2, kind: 'accepted', actor_name: 'Ana', ...at }],
  });
  await user.click(await button('Acceptă comanda'));
  await settle(user);
  await button(SHIP);
  expect(screen.queryByRole('button', { name: 'Acceptă comanda' })).toBeNull();
  expect(screen.getAllByText('Acceptată fără plată verificată')).toHaveLength(2);
});

test.each([null, at.created_at])(
  'an unpaid order is offered the payment that may be its own (accepted: %s)',
  async (accepted_at) => {
    const { host, order, user } = setUp({ payment_status: 'unverified', accepted_at });
    const payment = {
      ...{ payment_intent_id: 'pi_1', email: 'Ana@exemplu.ro', amount: 1234.5 },
      paid_at: at.created_at,
      orders: [{ id: 300, email: order.email, ...at }],
    };
    const other = {
      ...payment,
      payment_intent_id: 'pi_2',
      orders: [{ id: 7, email: order.email, ...at }],
    };
    host.answers(listUnplacedPayments, { payments: [payment, other] });
    await screen.findByText('O plată a acestui client nu are comandă');
    expect(screen.queryByRole('button', { name: 'Acceptă comanda' })).toBeNull();
    const accept = screen.queryByRole('button', { name: 'Acceptă fără plată' });
    expect(accept !== null).toBe(accepted_at === null);
    host.answers(matchPayment, { order });
    await user.click(await button('Atribuie plata'));
    await user.click((await openDialog()).getByRole('button', { name: 'Atribuie' }));
    await isToasted('Plata a fost atribuită comenzii #300.');
    expect(host.requestsOf(matchPayment).map(({ body }) => body)).toEqual([{ orderId: 300 }]);
  },
);

test('of a host without acceptance an unverified order can be shipped', async () => {
  setUp({ payment_status: 'unverified' });
  await button(SHIP);
  expect(screen.getByText('Plată neverificată')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Acceptă comanda' })).toBeNull();
});

test('a tracking number is saved with the version that was seen', async () => {
  const { host, order, user } = setUp();
  host.answers(setOrderTracking, { order });
  await fillIn(user, TRACKING, ' AWB-<i>1</i> ');
  await user.click(await button('Salvează'));
  await isToasted('Numărul de urmărire a fost salvat.');
  expect(host.requestsOf(setOrderTracking).map(({ body }) => body)).toEqual([
    { trackingNumber: 'AWB-<i>1</i>', version: 4 },
  ]);
});

test('a tracking number that was emptied is removed, and said so', async () => {
  const { host, order, user } = setUp({ tracking_number: 'AWB-1' });
  host.answers(setOrderTracking, { order });
  await user.clear(await screen.findByLabelText(TRACKING));
  await user.click(await button('Salvează'));
  await isToasted('Numărul de urmărire a fost șters.');
});

test('two who save a tracking number do not overwrite each other unawares', async () => {
  const { host, order, user } = setUp();
  await fillIn(user, TRACKING, 'AL-MEU');
  host.refuses(setOrderTracking, 409, { code: 'version_conflict' });
  host.answers(getOrder, {
    order: { ...order, tracking_number: 'AL-LOR', version: 5 },
    events: [{ id: 9, kind: 'tracking', detail: 'AL-LOR', ...at }],
  });
  await user.click(await button('Salvează'));
  await screen.findByText(/^Altcineva a schimbat comanda/);
  await screen.findByText('Număr de urmărire: AL-LOR');
  const tracking = screen.getByLabelText<HTMLInputElement>(TRACKING);
  expect(tracking.value).toBe('AL-MEU');
  // The order was refetched with their version, so the conflict is reported once more.
  await user.click(await button('Salvează'));
  await screen.findByText(/^Altcineva a salvat între timp AL-LOR\./);
  expect(host.requestsOf(setOrderTracking)).toHaveLength(1);
  host.answers(setOrderTracking, { order });
  await user.click(await button('Salvează'));
  await isToasted('Numărul de urmărire a fost salvat.');
  expect(host.requestsOf(setOrderTracking).at(-1)?.body).toEqual({
    trackingNumber: 'AL-MEU',
    version: 5,
  });
});

test('a text that is too long is refused and kept whole', async () => {
  const { host, user } = setUp();
  await fillIn(user, 'Notă internă', 'ă'.repeat(10_000));
  await user.click(await button('Adaugă nota'));
  await screen.findByText('Cel mult 2000 de caractere; acum sunt 10000. Textul nu a fost trimis.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notă internă').value).toHaveLength(10_000);
  await fillIn(user, TRACKING, '7'.repeat(100));
  await user.click(await button('Salvează'));
  await screen.findByText(/^Cel mult 80 de caractere; acum sunt 100\./);
  expect(host.requestsOf(addOrderNote)).toEqual([]);
  expect(host.requestsOf(setOrderTracking)).toEqual([]);
});

test('a note is needed, added, and shown in the history; a failure is said', async () => {
  const { host, order, user } = setUp();
  await user.click(await button('Adaugă nota'));
  await screen.findByText('Scrie nota înainte de a o adăuga.');
  await fillIn(user, 'Notă internă', 'Sună clientul.');
  host.refuses(addOrderNote, 400);
  await user.click(await button('Adaugă nota'));
  await screen.findByText('Nota nu a putut fi adăugată.');
  const note = { id: 9, kind: 'note', detail: 'Sună clientul.', ...at } as const;
  host.answers(addOrderNote, { event: note });
  host.answers(getOrder, { order, events: [note] });
  await user.click(await button('Adaugă nota'));
  await isToasted('Nota a fost adăugată.');
  await screen.findByText('Notă: Sună clientul.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notă internă').value).toBe('');
});

test.each([
  ['Notă internă', 'Sună clientul.'],
  [TRACKING, 'AWB-1'],
])('a draft outlives a look at another page: %s', async (label, typed) => {
  const { host, router, user } = setUp();
  host.answers(listOrders, { orders: [] });
  await fillIn(user, label, typed);
  await router.navigate('/admin/orders');
  await screen.findByRole('heading', { level: 1, name: 'Comenzi' });
  await router.navigate('/admin/order/300');
  expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe(typed);
});

test('what was typed for one order does not turn up at another', async () => {
  const { host, router, user } = setUp();
  await fillIn(user, 'Notă internă', 'Numai pentru prima.');
  host.answers(getOrder, { order: sampleOrder({ id: 301 }), events: [] });
  await router.navigate('/admin/order/301');
  await screen.findByRole('heading', { level: 1, name: 'Comanda #301' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Notă internă')).value).toBe('');
});

test('the confirmation is sent once when its key is pressed twice or held', async () => {
  const { host, user } = setUp();
  await button('Retrimite e-mailul de confirmare');
  const answer = host.holdsBack(resendOrderConfirmation, {});
  await user.keyboard('mm');
  fireEvent.keyDown(document.body, { key: 'm', repeat: true });
  answer();
  await isToasted('E-mailul de confirmare a fost retrimis.');
  expect(host.requestsOf(resendOrderConfirmation)).toHaveLength(1);
  host.refuses(resendOrderConfirmation, 400);
  await user.click(await button('Retrimite e-mailul de confirmare'));
  await isToasted('E-mailul de confirmare nu a putut fi retrimis.');
});

test('the page is printed by its button and by its key', async () => {
  const { user } = setUp();
  const print = rstest.fn();
  Object.assign(window, { print });
  await user.click(await button('Tipărește'));
  await user.keyboard('p');
  expect(print).toHaveBeenCalledTimes(2);
});

test('beside an order other remotes are told which one it is', async () => {
  showSlots();
  const { order } = setUp();
  const slot = await screen.findByRole('region', { name: 'order-side' });
  expect(JSON.parse(slot.textContent ?? '')).toMatchObject({
    order: { id: 300, items: order.items },
  });
});
