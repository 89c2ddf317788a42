import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { checkReturn } from '@vitrina/contract/calls/check-return';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrderReturns } from '@vitrina/contract/calls/list-order-returns';
import { listReturns } from '@vitrina/contract/calls/list-returns';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { receiveReturn } from '@vitrina/contract/calls/receive-return';
import { refundOrder } from '@vitrina/contract/calls/refund-order';
import { refundReturn } from '@vitrina/contract/calls/refund-return';
import { refuseReturn } from '@vitrina/contract/calls/refuse-return';
import type { OrderRefund } from '@vitrina/contract/entities/order-refund';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { fillIn, isToasted, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleOrder } from '../../test/samples.ts';

const line = { item_id: 1, product_name: 'Ser', product_color: 'red', price: 607.25, quantity: 2 };
const sampleReturn = (given: Partial<OrderReturn> = {}): OrderReturn => ({
  ...{ id: 5, order_id: 300, status: 'declared', by_buyer: true, customer_name: 'Ana Exemplu' },
  ...{ declared_at: '2026-03-10T08:30:00Z', in_time: true, refund_by: '2026-03-24', version: 1 },
  lines: [line],
  ...given,
});

const button = (name: string) => screen.findByRole('button', { name });

test('returns are listed with deadline and state, and lead to their order', async () => {
  const host = stubHost();
  host.answers(listReturns, {
    returns: [sampleReturn(), sampleReturn({ id: 6, order_id: 301, status: 'refunded' })],
    total: 2,
    counts: { declared: 1, refunded: 1 },
  });
  const { user } = renderConsole('/admin/returns');
  const table = within(await screen.findByRole('table', { name: 'Retururi' }));
  expect(table.getByRole('link', { name: '#5 · Comanda #300' }).getAttribute('href')).toBe(
    '/admin/order/300#returns',
  );
  expect(table.getByText(/depășit cu/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Rambursat/ }));
  await waitFor(() =>
    expect(host.requestsOf(listReturns).at(-1)?.search).toContain('status=refunded'),
  );
});

test('returns are searched, and a search that finds nothing ends with one press', async () => {
  const host = stubHost();
  host.answers(listReturns, { returns: [sampleReturn()], total: 1, counts: { declared: 1 } });
  const { user, router } = renderConsole('/admin/returns?page=2');
  await screen.findByText('1 retur');
  host.answers(listReturns, { returns: [], total: 0, counts: {} });
  await fillIn(user, 'Număr, nume sau e-mail', 'Țuțea');
  await screen.findByText('Nimic nu se potrivește');
  await user.click(screen.getByRole('button', { name: 'Șterge filtrele' }));
  const asked = host.requestsOf(listReturns).map(({ search }) => new URLSearchParams(search));
  expect(asked.some((one) => one.get('q') === 'Țuțea' && one.get('page') === '1')).toBe(true);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('what is asked for is exported in parts, by number', async () => {
  const files = catchFiles();
  const host = stubHost();
  const returns = [
    sampleReturn({ reason: '=1+1' }),
    sampleReturn({ id: 6, status: 'refunded', refunded: 607.25 }),
  ];
  host.answers(listReturns, { returns, total: 2, counts: { declared: 1, refunded: 1 } });
  const { user } = renderConsole('/admin/returns?status=all&q=Ana');
  await screen.findByRole('table', { name: 'Retururi' });
  const before = host.requestsOf(listReturns).length;
  const answer = host.holdsBack(listReturns, { returns, total: 2, counts: {} });
  await user.click(screen.getByRole('button', { name: 'Exportă CSV' }));
  host.answers(listReturns, { returns: [], total: 2, counts: {} });
  answer();
  await waitFor(() => expect(files).toHaveLength(1));
  const calls = host.requestsOf(listReturns).slice(before);
  const searches = calls.map(({ search }) => new URLSearchParams(search));
  expect(searches.map((one) => [one.get('q'), one.get('after')])).toEqual([
    ['Ana', '0'],
    ['Ana', '6'],
  ]);
  expect(files[0]).toEqual({
    name: 'retururi.csv',
    text: [
      '\uFEFFRetur;Comandă;Stare;Declarat;Bani până la;Client;Produse;Motiv;Răspuns;Rambursat',
      "5;300;Declarat;10.03.2026;24.03.2026;Ana Exemplu;Ser (roșu) × 2;'=1+1;;",
      '6;300;Rambursat;10.03.2026;24.03.2026;Ana Exemplu;Ser (roșu) × 2;;;607,25',
      '',
    ].join('\r\n'),
  });
});

test('a file that could not be made is said', async () => {
  const host = stubHost();
  host.answers(listReturns, { returns: [sampleReturn()], total: 1, counts: { declared: 1 } });
  const { user } = renderConsole('/admin/returns');
  await screen.findByRole('table', { name: 'Retururi' });
  host.refuses(listReturns, 400);
  await user.click(screen.getByRole('button', { name: 'Exportă CSV' }));
  await isToasted('Retururile nu au putut fi exportate.');
});

test('a host that cannot search returns is not asked to', async () => {
  const host = stubHost({ capabilities: ['returns'] });
  host.answers(listReturns, { returns: [sampleReturn()], total: 1, counts: { declared: 1 } });
  renderConsole('/admin/returns?q=Ana');
  await screen.findByRole('table', { name: 'Retururi' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(host.requestsOf(listReturns).at(-1)?.search).not.toContain('q=');
});

test('no return is said', async () => {
  stubHost().answers(listReturns, { returns: [], total: 0, counts: {} });
  renderConsole('/admin/returns');
  await screen.findByText('Niciun retur aici');
});

test('so is a host that keeps none', async () => {
  stubHost({ capabilities: [] });
  renderConsole('/admin/returns');
  await screen.findByText(/Gazda nu ține retururi/);
});

function setUp(
  row: Partial<OrderReturn> | null,
  {
    permissions,
    ...found
  }: { refundable?: number; refunds?: OrderRefund[]; permissions?: readonly Permission[] } = {},
) {
  const host = stubHost();
  host.answers(getOrder, { order: sampleOrder({ status: 'Delivered' }), events: [] });
  host.answers(listUnplacedPayments, { payments: [] });
  host.answers(listOrderReturns, {
    ...{ returns: row ? [sampleReturn(row)] : [], refunds: [], refundable: 1234.5 },
    ...{ returnable: [{ item_id: 1, quantity: row ? 0 : 2 }], withdrawal_until: '2099-03-24' },
    ...found,
  });
  return { host, ...renderConsole('/admin/order/300', {}, 'token', permissions) };
}

test('what arrived is confirmed with its pieces', async () => {
  const { host, user } = setUp({});
  host.answers(receiveReturn, { return: sampleReturn({ status: 'received', version: 2 }) });
  await user.click(await button('Produsele au sosit'));
  const dialog = await openDialog();
  await fillIn(user, 'Bucăți: Ser (roșu)', '3');
  await user.click(dialog.getByRole('button', { name: 'Confirmă primirea' }));
  await dialog.findByText('Scrie un număr între 0 și 2.');
  await fillIn(user, 'Bucăți: Ser (roșu)', '1');
  await user.click(dialog.getByRole('button', { name: 'Confirmă primirea' }));
  await screen.findByText('Returul este primit.');
  expect(host.requestsOf(receiveReturn)[0]).toMatchObject({
    body: { lines: [{ itemId: 1, quantity: 1 }], version: 1 },
  });
});

test('a piece that is left out needs to be said why', async () => {
  const { host, user } = setUp({ status: 'received', version: 2 });
  host.answers(checkReturn, { return: sampleReturn({ status: 'checked', version: 3 }) });
  await user.click(await button('Verifică produsele'));
  const dialog = await openDialog();
  await fillIn(user, 'Acceptate: Ser (roșu)', '1');
  await user.click(dialog.getByRole('button', { name: 'Salvează verificarea' }));
  await dialog.findByText('Alege de ce nu se acceptă toate.');
  await user.selectOptions(dialog.getByLabelText('De ce nu toate: Ser (roșu)'), 'opened');
  await user.click(dialog.getByRole('button', { name: 'Salvează verificarea' }));
  await screen.findByText('Returul este verificat.');
  expect(host.requestsOf(checkReturn)[0]?.body).toEqual({
    lines: [{ itemId: 1, accepted: 1, restocked: 1, exclusion: 'opened' }],
    version: 2,
  });
});

test('the money that is due is offered; less wants a reason', async () => {
  const row = { status: 'checked', due: 627.25, due_shipping: 20, version: 3 } as const;
  const { host, user } = setUp(row);
  host.answers(refundReturn, { return: sampleReturn({ status: 'refunded', version: 4 }) });
  await screen.findByText(/De rambursat: 627,25.RON, din care 20,00.RON livrarea/);
  await user.click(await button('Dă banii înapoi'));
  const dialog = await openDialog();
  await fillIn(user, /^Suma/, '600');
  await user.click(dialog.getByRole('button', { name: 'Dă banii înapoi' }));
  await dialog.findByText('Scrie motivul: clientul îl primește prin e-mail.');
  await fillIn(user, /^Motivul/, 'Cutia este zgâriată');
  await user.click(dialog.getByRole('button', { name: 'Dă banii înapoi' }));
  await isToasted('Banii au plecat spre client.');
  expect(host.requestsOf(refundReturn)[0]?.body).toEqual({
    ...{ amount: 600, reason: 'Cutia este zgâriată', version: 3 },
  });
});

test('a refusal that the host refuses is said in its words, and what was typed stays', async () => {
  const { host, user } = setUp({});
  host.refuses(refuseReturn, 409, {
    code: 'version_conflict',
    error: 'Altcineva a fost mai iute.',
  });
  await user.click(await button('Refuză returul'));
  const dialog = await openDialog();
  await fillIn(user, /^Motivul/, 'După termen');
  await user.click(dialog.getByRole('button', { name: 'Refuză returul' }));
  await dialog.findByText('Altcineva a fost mai iute.');
  expect((dialog.getByLabelText(/^Motivul/) as HTMLTextAreaElement).value).toBe('După termen');
});

test('money without goods: how much is left is known, and sent as it was seen', async () => {
  const { host, user } = setUp(null, { refundable: 100 });
  const refund = { id: 1, amount: 30, status: 'done' } as OrderRefund;
  host.answers(refundOrder, { refund });
  await user.click(await button('Dă o parte din bani înapoi'));
  const dialog = await openDialog();
  await fillIn(user, /^Suma/, '100,01');
  await user.click(dialog.getByRole('button', { name: 'Dă banii înapoi' }));
  await dialog.findByText(/Scrie o sumă între 0,01 și 100,00/);
  await fillIn(user, /^Suma/, '30');
  await fillIn(user, /^Motivul/, 'Întârziere');
  await user.click(dialog.getByRole('button', { name: 'Dă banii înapoi' }));
  await isToasted('Banii au plecat spre client.');
  expect(host.requestsOf(refundOrder)[0]?.body).toEqual({
    ...{ amount: 30, reason: 'Întârziere', refundable: 100 },
  });
});

test('refunds are listed with their document', async () => {
  const refund = {
    ...{ id: 1, amount: 30, status: 'done', source: 'order', reason: 'Întârziere' },
    ...{ document_number: 'NC-000012', document_url: 'https://files.exemplu.ro/nc.pdf' },
  } as OrderRefund;
  setUp(null, { refunds: [refund], refundable: 0 });
  const link = await screen.findByRole('link', { name: 'Nota de creditare NC-000012 (PDF)' });
  expect(link.getAttribute('href')).toBe('https://files.exemplu.ro/nc.pdf');
  expect(screen.queryByRole('button', { name: 'Dă o parte din bani înapoi' })).toBeNull();
});

test('whoever holds the shop alone gives no money without goods', async () => {
  setUp(null, { permissions: ['shop'] });
  await button('Deschide un retur');
  expect(screen.queryByRole('button', { name: 'Dă o parte din bani înapoi' })).toBeNull();
});
