import { expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { getCounts } from '@vitrina/contract/calls/get-counts';
import { getFigures } from '@vitrina/contract/calls/get-figures';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listArrivals } from '@vitrina/contract/calls/list-arrivals';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listReturns } from '@vitrina/contract/calls/list-returns';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { mailArrivals } from '@vitrina/contract/calls/mail-arrivals';
import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import { seeArrivals } from '@vitrina/contract/calls/see-arrivals';
import { CAPABILITIES, type Capability } from '@vitrina/contract/capabilities';
import { getSession } from '@vitrina/shared-auth';
import { showSlots } from '@vitrina/shared-auth/testing/show-slots';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { isToasted, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleCommission, sampleOrder, sampleProduct, sampleRequest } from '../../test/samples.ts';

/** Without `counts` the cards count the lists. */
const COUNTS_NOTHING = CAPABILITIES.filter((one) => one !== 'counts');

function setUp(
  path = '/admin',
  token: string | null = 'token',
  capabilities: readonly Capability[] = COUNTS_NOTHING,
) {
  const host = stubHost({ capabilities });
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
    sampleCommission({ transfer_told_at: '2026-04-15T09:00:00Z' }),
    sampleCommission({ commission_id: 2, paid: true }),
  ]);
  host.answers(listProducts, [sampleProduct({ stock_quantity: 5 }), sampleProduct()]);
  host.answers(listUnplacedPayments, { payments: [] });
  host.answers(listReturns, { returns: [], total: 0, counts: {} });
  host.answers(listWithdrawals, { data: [] });
  host.answers(getFigures, { days: [] });
  host.answers(listArrivals, { arrivals: [] });
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
    '1 transfer anunțat': '/admin/commissions?paid=told',
    '1 produs cu stoc redus': '/admin/products?stock=low',
  };
  for (const [name, href] of Object.entries(hrefs))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(await screen.findByRole('heading', { name: '0 plăți fără comandă' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  expect(screen.queryByRole('heading', { name: 'Retrageri din contract' })).toBeNull();
});

test('a host that counts is asked for numbers, and for no list', async () => {
  const { host, user } = setUp('/admin', 'token', CAPABILITIES.slice());
  host.refuses(getCounts, 400);
  const [retry] = await screen.findAllByRole('button', { name: 'Reîncearcă' });
  host.answers(getCounts, {
    ...{ processing: 2005, waiting: 5, low_stock: 12 },
    ...{ pending_requests: 3, late_requests: 1, unpaid_commissions: 40, told_transfers: 7 },
  });
  await user.click(retry ?? document.body);
  for (const name of [
    '2.000 de comenzi de procesat',
    '5 comenzi așteaptă acceptarea',
    '3 solicitări noi',
    '1 solicitare depășește 7 zile lucrătoare',
    '40 de comisioane neplătite',
    '7 transferuri anunțate',
    '12 produse cu stoc redus',
  ])
    await screen.findByRole('link', { name });
  for (const call of [listOrders, listAllWebsiteRequests, listAllCommissions, listProducts])
    expect(host.requestsOf(call)).toEqual([]);
});

test('each number fails on its own, with its words, and comes with a retry', async () => {
  const { host, user } = setUp();
  host.refuses(listOrders, 400);
  host.refuses(listAllCommissions, 400);
  host.refuses(listProducts, 400);
  await screen.findByText('Failed to fetch dashboard data');
  await screen.findByText('Failed to fetch commissions');
  await screen.findByText('A apărut o eroare la încărcarea produselor.');
  await screen.findByRole('heading', { name: '1 solicitare nouă' });
  host.answers(listAllCommissions, []);
  const alert = screen.getByText('Failed to fetch commissions').closest('[role="alert"]');
  if (!(alert instanceof HTMLElement)) throw new Error('The failure is no alert.');
  await user.click(within(alert).getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByRole('heading', { name: '0 comisioane neplătite' });
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
    '/admin/order/300#returns',
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
  const assign = async () => {
    await user.click(table.getByRole('button', { name: 'Atribuie comenzii' }));
    const asked = await openDialog();
    asked.getByText(/^70,00\sRON devin plata comenzii #300 \(client300@exemplu\.ro\)/);
    await user.click(asked.getByRole('button', { name: 'Atribuie' }));
  };
  for (const error of [
    'Stocul nu ajunge.',
    'Plata este de 50,00 RON, comanda #300 de 70,00 RON.',
  ]) {
    host.refuses(matchPayment, 409, { error });
    await assign();
    await isToasted(error);
  }
  host.answers(matchPayment, { order: sampleOrder() });
  await assign();
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
  // Without a render in between.
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

/** Thirty days with `before` orders each, then thirty with `now`. */
const days = (before: number, now: number) =>
  Array.from({ length: 60 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const orders = index < 30 ? before : now;
    return { day, orders, revenue: orders * 100.5, requests: 1 };
  });

test('figures of the last days stand beside those of the days before', async () => {
  const { host } = setUp('/admin', null);
  host.answers(getFigures, { days: days(2, 3) });
  cleanup();
  renderConsole('/admin');
  const figures = within(await screen.findByRole('region', { name: 'Ultimele 30 de zile' }));
  const [card] = [await figures.findByRole('heading', { name: 'Comenzi' })].map(
    (heading) => heading.parentElement,
  );
  expect(card?.textContent).toBe('Comenzi90+50\u00a0% față de 60');
  expect(figures.getByRole('link', { name: 'Venituri' }).getAttribute('href')).toBe(
    '/admin/stats?period=30',
  );
  expect(figures.getByText('9.045,00 RON')).toBeTruthy();
});

test('what came stands at the link, is told as its description, and is looked at where it is listed', async () => {
  const { host, user } = setUp();
  host.answers(listArrivals, {
    arrivals: [
      { kind: 'order', count: 3, newest: 12, by_mail: false },
      { kind: 'request', count: 100, newest: 7, by_mail: false },
    ],
  });
  host.answers(seeArrivals, {});
  cleanup();
  renderConsole('/admin');
  const nav = within(await screen.findByRole('navigation', { name: 'Administrare' }));
  const link = await nav.findByRole('link', { name: 'Comenzi', description: '3 comenzi noi' });
  expect(
    nav.getByRole('link', {
      name: 'Solicitări',
      description: 'cel puțin 100 de solicitări noi',
    }).textContent,
  ).toContain('99+');
  await user.click(link);
  await waitFor(() =>
    expect(host.requestsOf(seeArrivals)).toMatchObject([
      { path: '/api/arrivals/order/seen', body: { newest: 12 } },
    ]),
  );
  expect(nav.getByRole('link', { name: 'Comenzi' }).getAttribute('aria-describedby')).toBeNull();
});

test('each chooses of what a mail comes', async () => {
  const { host, user } = setUp();
  host.answers(listArrivals, {
    arrivals: [{ kind: 'order', count: 0, newest: 12, by_mail: false }],
  });
  host.answers(mailArrivals, {});
  cleanup();
  renderConsole('/admin');
  await user.click(await screen.findByRole('button', { name: 'E-mail la noutăți' }));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Comenzi noi' }));
  await waitFor(() =>
    expect(host.requestsOf(mailArrivals)).toMatchObject([{ body: { wanted: true } }]),
  );
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Comenzi noi' }).checked).toBe(
    true,
  );
});
