import { expect, rstest, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import { getSession } from '@vitrina/shared-auth';
import { showSlots } from '@vitrina/shared-auth/testing/show-slots';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { isToasted, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleCommission, sampleOrder, sampleProduct, sampleRequest } from '../../test/samples.ts';

function setUp(path = '/admin', token: string | null = 'token') {
  const host = stubHost();
  host.answers(listOrders, {
    orders: [sampleOrder()],
    total: 9,
    counts: { Processing: 5, Shipped: 6 },
    waiting: 2,
  });
  host.answers(listAllWebsiteRequests, {
    data: [sampleRequest(), sampleRequest({ id: 2, status: 'completed' })],
  });
  host.answers(listAllCommissions, [
    sampleCommission(),
    sampleCommission({ commission_id: 2, paid: true }),
  ]);
  host.answers(listProducts, [sampleProduct({ stock_quantity: 5 }), sampleProduct()]);
  host.answers(listUnplacedPayments, { payments: [] });
  host.answers(listWithdrawals, { data: [] });
  return { host, ...renderConsole(path, {}, token) };
}

test('the console opens with what waits, each a way to the filtered list', async () => {
  const { router } = setUp();
  const hrefs: Record<string, string> = {
    '3 comenzi de procesat': '/admin/orders?status=Processing&waiting=no',
    '2 comenzi așteaptă acceptarea': '/admin/orders?waiting=yes',
    '1 solicitare nouă': '/admin/sites?status=pending',
    '1 solicitare depășește 7 zile lucrătoare': '/admin/sites?late=1',
    '1 comision neplătit': '/admin/commissions?paid=no',
    '1 produs cu stoc redus': '/admin/products?stock=low',
  };
  for (const [name, href] of Object.entries(hrefs))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(await screen.findByText('0 plăți fără comandă')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  expect(screen.queryByRole('heading', { name: 'Retrageri din contract' })).toBeNull();
});

test('each number fails on its own, with its words, and comes with a retry', async () => {
  const { host, user } = setUp();
  host.refuses(listOrders, 400);
  host.refuses(listAllCommissions, 400);
  host.refuses(listProducts, 400);
  await screen.findByText('Failed to fetch dashboard data');
  await screen.findByText('Failed to fetch commissions');
  await screen.findByText('A apărut o eroare la încărcarea produselor.');
  await screen.findByText('1 solicitare nouă');
  host.answers(listAllCommissions, []);
  const alert = screen.getByText('Failed to fetch commissions').closest('[role="alert"]');
  if (!(alert instanceof HTMLElement)) throw new Error('The failure is no alert.');
  await user.click(within(alert).getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByText('0 comisioane neplătite');
  expect(screen.getByText('Failed to fetch dashboard data')).toBeTruthy();
});

test('an answer that cannot be read is told from a refusal', async () => {
  const { host } = setUp();
  host.answersNonsense(listOrders);
  await screen.findByText('Error loading dashboard data.');
});

test('without a token it says so, and leads to sign in', async () => {
  const { user } = setUp('/admin', null);
  await screen.findByText('Authentication token not found.');
  await user.click(screen.getByRole('button', { name: 'Conectează-te din nou' }));
  expect(getSession().ended).toBe('expired');
});

test('payments without an order and withdrawals are listed', async () => {
  const { host } = setUp();
  host.answers(listUnplacedPayments, {
    payments: [
      {
        payment_intent_id: 'pi_1',
        email: 'ana@exemplu.ro',
        amount: 1234.5,
        paid_at: '2026-03-10T08:30:00Z',
      },
    ],
  });
  host.answers(listWithdrawals, {
    data: [
      {
        id: 1,
        order_id: 300,
        order_number: '300',
        name: 'Ana Exemplu',
        email: 'ana@exemplu.ro',
        reason: null,
        created_at: '2026-03-10T08:30:00Z',
      },
    ],
  });
  const payments = within(await screen.findByRole('table', { name: 'Plăți fără comandă' }));
  expect(payments.getByText('1.234,50 RON')).toBeTruthy();
  expect(payments.getByText('10.03.2026, 10:30')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 plată fără comandă' }).getAttribute('href')).toMatch(
    /#plati$/,
  );
  const withdrawals = within(await screen.findByRole('table', { name: 'Retrageri din contract' }));
  expect(withdrawals.getByRole('link', { name: '#300' }).getAttribute('href')).toBe(
    '/admin/order/300',
  );
});

const unplaced = {
  ...{ payment_intent_id: 'pi_1', email: 'ana@exemplu.ro', amount: 70 },
  ...{ paid_at: '2026-03-10T08:30:00Z', refund_at: '2026-03-11T08:30:00Z' },
};
const candidate = (id: number) => ({
  ...{ id, email: `client${id}@exemplu.ro`, created_at: '2026-03-10T08:00:00Z' },
});

test('an address that names the payments is led to them once they are there', async () => {
  const scrolled = rstest.spyOn(Element.prototype, 'scrollIntoView');
  const { host } = setUp('/admin/dashboard#plati');
  host.answers(listUnplacedPayments, { payments: [{ ...unplaced, orders: [] }] });
  await screen.findByRole('table', { name: 'Plăți fără comandă' });
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('plati')]));
});

test('ten withdrawals are shown, all when they are asked for', async () => {
  const { host, user } = setUp();
  const withdrawal = (id: number) => ({
    ...{ id, order_id: id, order_number: `${id}`, name: 'Ana', email: 'ana@exemplu.ro' },
    ...{ reason: null, created_at: '2026-03-10T08:30:00Z' },
  });
  host.answers(listWithdrawals, {
    data: Array.from({ length: 12 }, (_, id) => withdrawal(id + 1)),
  });
  const table = within(await screen.findByRole('table', { name: 'Retrageri din contract' }));
  expect(table.getAllByRole('link')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Arată toate (12)' }));
  expect(table.getAllByRole('link')).toHaveLength(12);
});

test('staff choose the order of a payment, or give the money back after a question', async () => {
  const { host, user } = setUp();
  host.answers(listUnplacedPayments, {
    payments: [{ ...unplaced, orders: [candidate(301), candidate(300)] }],
  });
  const table = within(await screen.findByRole('table', { name: 'Plăți fără comandă' }));
  expect(table.getByText('11.03.2026, 10:30')).toBeTruthy();
  await user.selectOptions(table.getByLabelText('Comanda plătită cu pi_1'), '300');
  for (const error of [
    'Stocul nu ajunge.',
    'Plata este de 50,00 RON, comanda #300 de 70,00 RON.',
  ]) {
    host.refuses(matchPayment, 409, { error });
    await user.click(table.getByRole('button', { name: 'Atribuie comenzii' }));
    await isToasted(error);
  }
  host.answers(matchPayment, { order: sampleOrder() });
  await user.click(table.getByRole('button', { name: 'Atribuie comenzii' }));
  await isToasted('Plata a fost atribuită comenzii #300.');
  expect(host.requestsOf(matchPayment).map(({ body }) => body)).toEqual([
    { orderId: 300 },
    { orderId: 300 },
    { orderId: 300 },
  ]);
  host.answers(refundPayment, {});
  await user.click(table.getByRole('button', { name: 'Dă banii înapoi' }));
  const question = await openDialog();
  expect(question.getByText(/^70,00 RON se întorc pe card/)).toBeTruthy();
  host.answers(listUnplacedPayments, { payments: [] });
  const confirm = question.getByRole('button', { name: 'Dă banii înapoi' });
  // In one go: no render comes between them.
  act(() => {
    for (const _ of '123') confirm.click();
  });
  await isToasted('Banii se întorc pe card.');
  expect(host.requestsOf(refundPayment)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

test('a payment that no order fits can only go back; one on its way has no actions', async () => {
  const { host } = setUp();
  host.answers(listUnplacedPayments, {
    payments: [
      { ...unplaced, orders: [] },
      { ...unplaced, payment_intent_id: 'pi_2', orders: null },
    ],
  });
  await screen.findByText('Nicio comandă de această sumă nu așteaptă plata.');
  expect(screen.getByText('Banii sunt pe drum înapoi.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Dă banii înapoi' })).toHaveLength(1);
});

test('a host that cannot tell is not blamed: it is said to be unknown', async () => {
  const { host } = setUp();
  host.refuses(listUnplacedPayments, 404);
  host.refuses(listWithdrawals, 404);
  await screen.findByText('Plăți fără comandă: necunoscut');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the first page ends with what other remotes add', async () => {
  showSlots();
  setUp();
  expect(await screen.findByRole('region', { name: 'admin-dashboard' })).toBeTruthy();
});
