import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import type { CallResponse } from '@vitrina/contract/call';
import { getStatistics } from '@vitrina/contract/calls/get-statistics';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { Order } from '@vitrina/contract/entities/order';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { renderConsole } from '../../test/render-console.tsx';
import { sampleOrder, sampleProduct } from '../../test/samples.ts';

const CHARTS = [
  'Comenzi produse',
  'Cantitate vândută',
  'Status comenzi',
  'Comenzi pe județ',
  'Stoc Disponibil',
  'Venituri (RON)',
];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const ORDERS: Order[] = [
  sampleOrder({ created_at: daysAgo(2) }),
  sampleOrder({ id: 2, created_at: daysAgo(40), status: 'Cancelled', county: null }),
  sampleOrder({ id: 3, created_at: daysAgo(45), status: 'Delivered' }),
];

/** Without `statistics` the page sums the orders itself. */
const SUMS_NOTHING = CAPABILITIES.filter((one) => one !== 'statistics');

function setUp(path = '/admin/stats') {
  const host = stubHost({ capabilities: SUMS_NOTHING });
  host.answers(listOrders, { orders: ORDERS });
  host.answers(listProducts, [sampleProduct({ color: 'skyblue' })]);
  return { host, ...renderConsole(path) };
}

const retry = () => screen.findByRole('button', { name: 'Reîncearcă' });
const figure = (name: string) => screen.findByRole('figure', { name });

/** Rows of a chart's table, after opening it. */
async function tableOf(name: string): Promise<(string | null)[]> {
  const details = (await screen.findByLabelText(`Arată tabelul: ${name}`)).closest('details');
  if (!details) throw new Error('The table has no place.');
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  const table = within(details).getByRole('table', { name });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));
}

test('while the orders come, the text of loading stands; then six charts under their labels', async () => {
  const host = stubHost({ capabilities: SUMS_NOTHING });
  const answer = host.holdsBack(listOrders, { orders: ORDERS });
  host.answers(listProducts, [sampleProduct()]);
  renderConsole('/admin/stats');
  await screen.findByText('Se încarcă tabloul de bord...');
  answer();
  for (const name of CHARTS) await figure(name);
  expect(screen.queryByText('Se încarcă tabloul de bord...')).toBeNull();
});

test('each chart is a table too: sums by product, status, county, stock and day', async () => {
  setUp();
  expect(await tableOf('Comenzi produse')).toEqual(['Ser (roșu): 3']);
  expect(await tableOf('Cantitate vândută')).toEqual(['Ser (roșu): 6']);
  expect(await tableOf('Status comenzi')).toEqual([
    'Procesare: 1',
    'Expediată: 0',
    'Livrată: 1',
    'Anulată: 1',
  ]);
  expect(await tableOf('Comenzi pe județ')).toEqual(['Cluj: 2', 'Necunoscut: 1']);
  expect(await tableOf('Stoc Disponibil')).toHaveLength(1);
  const revenue = await tableOf('Venituri (RON)');
  // Days without sales are listed too.
  expect(revenue.length).toBeGreaterThan(3);
  expect(revenue.filter((row) => !row?.endsWith(': 0,00\u00a0RON'))).toHaveLength(3);
  expect(revenue[0]).toMatch(/^\d\d\/\d\d\/\d{4}: 1\.214,50\sRON$/);
});

test('orders that do not come are said, and come with a retry', async () => {
  const host = stubHost({ capabilities: SUMS_NOTHING });
  host.refuses(listOrders, 500);
  host.answers(listProducts, []);
  const { user } = renderConsole('/admin/stats');
  await screen.findByText('Eroare: Eroare la preluarea comenzilor');
  host.answers(listOrders, { orders: [] });
  await user.click(await retry());
  await figure('Venituri (RON)');
  expect(screen.getAllByText('Nu sunt date în această perioadă.').length).toBeGreaterThan(4);
});

test('products that do not come are said, and come with a retry', async () => {
  const host = stubHost({ capabilities: SUMS_NOTHING });
  host.answers(listOrders, { orders: ORDERS });
  host.refuses(listProducts, 400);
  const { user } = renderConsole('/admin/stats');
  await screen.findByText('Eroare: Eroare la preluarea produselor');
  host.answers(listProducts, []);
  await user.click(await retry());
  await figure('Stoc Disponibil');
});

test('a token that is gone from the browser is said, and found again', async () => {
  const host = stubHost({ capabilities: SUMS_NOTHING });
  host.refuses(listOrders, 500);
  host.answers(listProducts, []);
  const { user } = renderConsole('/admin/stats');
  const again = await retry();
  host.answers(listOrders, { orders: [] });
  const token = localStorage.getItem('token');
  localStorage.removeItem('token');
  await user.click(again);
  await screen.findByText('Eroare: Token lipsă');
  localStorage.setItem('token', token ?? '');
  await user.click(await retry());
  await figure('Venituri (RON)');
});

test('a period and the one before it are compared, and the address keeps it', async () => {
  const { router, user } = setUp();
  const summary = within(await screen.findByRole('region', { name: 'Sumar' }));
  expect(summary.getByText('3')).toBeTruthy();
  expect(summary.queryByText(/Perioada anterioară/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '30 de zile' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=30'));
  const compared = await summary.findByText(/Perioada anterioară: 2$/);
  expect(compared.textContent).toMatch(/^[-−]50\s?%\sfață de perioada anterioară/);
  expect(summary.getAllByText('1.214,50 RON')).toHaveLength(2);
});

test('a period that ends before it begins is said, and compared with none', async () => {
  setUp('/admin/stats?period=custom&from=2026-11-20&to=2026-11-01');
  await screen.findByText('Ultima zi este înaintea primei.');
  expect(screen.queryByText(/Perioada anterioară/)).toBeNull();
});

test('an address that no field could have made shows all the time', async () => {
  setUp('/admin/stats?period=custom&from=2026-99-99&to=2026-02-31');
  const summary = within(await screen.findByRole('region', { name: 'Sumar' }));
  expect(summary.getByText('3')).toBeTruthy();
});

test("a chart's file has numbers that a spreadsheet can add up, and Romanian colours", async () => {
  const files = catchFiles();
  const { user } = setUp();
  for (const [name, file] of [
    ['Venituri (RON)', 'venituri-ron.csv'],
    ['Stoc Disponibil', 'stoc-disponibil.csv'],
  ] as const) {
    const details = (await screen.findByLabelText(`Arată tabelul: ${name}`)).closest('details');
    await user.click(within(details ?? document.body).getByRole('button', { name: 'Exportă CSV' }));
    await waitFor(() => expect(files.at(-1)?.name).toBe(file));
  }
  const [revenue, stock] = files.map(({ text }) => text.trim().split('\r\n'));
  expect(files[0]?.text.startsWith('\uFEFFDenumire;Valoare\r\n')).toBe(true);
  for (const line of revenue?.slice(1) ?? [])
    expect(line).toMatch(/^\d\d\/\d\d\/\d{4};\d+(,\d{1,2})?$/);
  expect(stock?.[1]).toBe('Ser (albastru-cer);10');
});

const SUMS: CallResponse<typeof getStatistics> = {
  orders: 2,
  revenue: 151.5,
  days: [{ day: '2026-03-10', revenue: 151.5 }],
  products: [
    { product_name: 'Ser', product_color: 'red', orders: 2, quantity: 3 },
    { product_name: 'Ulei', product_color: '', orders: 1, quantity: 5 },
  ],
  statuses: [{ status: 'Cancelled', orders: 2 }],
  counties: [{ county: 'Cluj', orders: 2 }],
  stock: [
    { product_id: 1, product_name: 'Ser', product_color: 'red', stock_quantity: 1 },
    { product_id: 2, product_name: 'Ulei', product_color: '', stock_quantity: 4 },
  ],
  before: { orders: 4, revenue: 303 },
};

test('a host that sums up is asked for the sums of the period alone, and for no order', async () => {
  const host = stubHost();
  host.answers(getStatistics, SUMS);
  renderConsole('/admin/stats?period=custom&from=2026-03-01&to=2026-03-31');
  expect(await tableOf('Comenzi produse')).toEqual(['Ser (roșu): 2', 'Ulei: 1']);
  expect(await tableOf('Cantitate vândută')).toEqual(['Ulei: 5', 'Ser (roșu): 3']);
  expect(await tableOf('Stoc Disponibil')).toEqual(['Ulei: 4', 'Ser (roșu): 1']);
  const summary = within(screen.getByRole('region', { name: 'Sumar' }));
  expect(summary.getByText('151,50 RON')).toBeTruthy();
  expect(summary.getByText(/Perioada anterioară: 4$/).textContent).toMatch(/^[-−]50\s?%/);
  expect(host.requestsOf(getStatistics).map(({ search }) => search)).toEqual([
    '?from=2026-03-01&to=2026-03-31&first=50',
  ]);
  expect(host.requestsOf(listOrders)).toEqual([]);
});

test('of thousands of products the first ones are shown, the others are counted, and the file has all', async () => {
  const files = catchFiles();
  const host = stubHost();
  const names = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const sumsOf = (count: number) => ({
    ...SUMS,
    products: names(count).map((n) => ({
      ...{ product_name: `Produs ${n}`, product_color: '', quantity: 10_000 - n, orders: 1000 - n },
    })),
    stock: names(count).map((n) => ({
      ...{ product_id: n, product_name: `Produs ${n}`, product_color: '', stock_quantity: n },
    })),
  });
  const all = { products: 300, orders: 299_850 - 45_000, quantity: 2_954_850, stock: 300 };
  host.answers(getStatistics, { ...sumsOf(60), all });
  const { user } = renderConsole('/admin/stats');
  expect(await tableOf('Comenzi produse')).toHaveLength(50);
  expect(await tableOf('Stoc Disponibil')).toHaveLength(50);
  expect(screen.getAllByText('Primele 50 din 300. Fișierul CSV le are pe toate.')).toHaveLength(2);
  const chart = await figure('Comenzi produse');
  const others = within(chart).getByText('Altele').closest('details');
  // All except the five with their own slice.
  const own = names(5).reduce((sum, n) => sum + 1000 - n, 0);
  expect(others?.textContent).toContain((all.orders - own).toLocaleString('ro-RO'));
  await user.click(within(chart).getByText('Altele'));
  others?.dispatchEvent(new Event('toggle'));
  await within(chart).findByText('și încă 250, în fișierul CSV');
  host.answers(getStatistics, sumsOf(300));
  const details = (await screen.findByLabelText('Arată tabelul: Comenzi produse')).closest(
    'details',
  );
  await user.click(within(details ?? document.body).getByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files.at(-1)?.text.trim().split('\r\n')).toHaveLength(301));
  expect(host.requestsOf(getStatistics).map(({ search }) => search)).toEqual(['?first=50', '']);
});

test('a host that is said to sum up and does not know the call is asked for its orders', async () => {
  const host = stubHost();
  host.refuses(getStatistics, 404);
  host.answers(listOrders, { orders: ORDERS });
  host.answers(listProducts, [sampleProduct()]);
  renderConsole('/admin/stats');
  expect(await tableOf('Comenzi produse')).toEqual(['Ser (roșu): 3']);
});

test('sums that the host does not give are said, and come with a retry', async () => {
  const host = stubHost();
  host.refuses(getStatistics, 400);
  const { user } = renderConsole('/admin/stats');
  await screen.findByText('Eroare: Eroare la preluarea comenzilor');
  host.answers(getStatistics, SUMS);
  await user.click(await retry());
  await figure('Venituri (RON)');
});
