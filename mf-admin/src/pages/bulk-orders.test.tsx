import { expect, rstest, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { isToasted, openDialog, renderConsole, undoButton } from '../../test/render-console.tsx';
import { sampleOrder } from '../../test/samples.ts';

const IDS = Array.from({ length: 20 }, (_, index) => 320 - index);
const ORDERS = IDS.map((id) => sampleOrder({ id }));

function setUp(orders = ORDERS, path = '/admin/orders?status=Processing') {
  const host = stubHost();
  host.answers(listOrders, {
    orders,
    total: orders.length,
    counts: { Processing: orders.length },
  });
  host.answers(setOrderTracking, { order: sampleOrder({ version: 5 }) });
  host.answers(updateOrderStatus, { order: sampleOrder({ status: 'Shipped', version: 6 }) });
  host.answers(undoOrderStatus, { order: sampleOrder() });
  const page = renderConsole(path);
  let actions = 0;
  /** Counts one press or paste of a person. */
  const act = async (action: () => Promise<unknown>) => {
    actions += 1;
    await action();
  };
  return { host, ...page, act, actions: () => actions };
}

/** Navigates away, and waits for the other page. */
async function elsewhere({ navigate }: ReturnType<typeof renderConsole>['router']) {
  await navigate('/admin/nimic');
  await screen.findByRole('heading', { name: 'Pagina nu a fost găsită' });
}
const bar = async () => within(await screen.findByRole('region', { name: 'Comenzi alese' }));

test('twenty orders are shipped with pasted numbers in few actions, and taken back with one', async () => {
  const { host, user, act, actions } = setUp();
  const page = await screen.findByRole('checkbox', { name: 'Alege toate de pe pagină' });
  await act(() => user.click(page));
  const chosen = await bar();
  chosen.getByText('20 de comenzi alese');
  await act(() => user.click(chosen.getByRole('button', { name: 'Expediază cu AWB' })));
  const dialog = await openDialog();
  await act(() => user.click(dialog.getByLabelText('AWB-uri')));
  await act(() => user.paste(IDS.map((id) => `${id}\tAWB${id}`).join('\n')));
  dialog.getByText('20 de comenzi de expediat');
  await act(() => user.click(dialog.getByRole('button', { name: 'Expediază 20 de comenzi' })));
  await dialog.findByText('20 din 20 au fost făcute.');
  expect(actions()).toBeLessThanOrEqual(25);
  expect(host.requestsOf(setOrderTracking).map(({ body }) => body)).toHaveLength(20);
  expect(host.requestsOf(updateOrderStatus).map(({ path }) => path)).toEqual(
    expect.arrayContaining(IDS.map((id) => `/api/orders/${id}/status`)),
  );
  expect(dialog.getAllByText('Expediată')).toHaveLength(20);
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(undoOrderStatus)).toHaveLength(20);
});

test('each order has a result of its own: what cannot be shipped is named, the rest goes', async () => {
  const orders = [
    sampleOrder({ id: 300 }),
    sampleOrder({ id: 299, status: 'Delivered' }),
    sampleOrder({ id: 298, tracking_number: 'VECHI' }),
    sampleOrder({ id: 297, payment_status: 'unverified', accepted_at: null }),
  ];
  const { host, user } = setUp(orders, '/admin/orders');
  host.refuses(getOrder, 404, { code: 'order_not_found' });
  await screen.findByText('Comanda #300');
  await user.keyboard('w');
  const dialog = await openDialog();
  await user.click(dialog.getByLabelText('AWB-uri'));
  await user.paste('300 A1\n299 A2\n298 A3\n297 A4\n777 A5\nfără 8\n300 A6');
  dialog.getByText(/5 comenzi de expediat · 2 rânduri lăsate deoparte/);
  dialog.getByText(/comanda apare de două ori/);
  await user.click(dialog.getByRole('button', { name: 'Expediază 5 comenzi' }));
  await dialog.findByText('1 din 5 au fost făcute.');
  dialog.getByText('Este în starea „Livrată”.');
  dialog.getByText('Are deja numărul VECHI.');
  dialog.getByText('Așteaptă acceptarea.');
  dialog.getByText('Comanda nu există.');
  expect(host.requestsOf(updateOrderStatus)).toHaveLength(1);
});

test('nothing pasted says what is missing', async () => {
  const { user } = setUp();
  await screen.findByText('Comanda #320');
  await user.keyboard('w');
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Expediază' }));
  dialog.getByText('Lipește cel puțin un AWB.');
});

test('chosen orders are moved on, and those that were refused stay chosen', async () => {
  const orders = [
    sampleOrder({ id: 300, status: 'Shipped' }),
    sampleOrder({ id: 299, status: 'Delivered' }),
  ];
  const { host, user } = setUp(orders, '/admin/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Alege toate de pe pagină' }));
  await user.click((await bar()).getByRole('button', { name: 'Livrate' }));
  await isToasted(/1 din 2 au fost făcute\. #299/);
  expect(host.requestsOf(updateOrderStatus).map(({ path }) => path)).toEqual([
    '/api/orders/300/status',
  ]);
  await waitFor(() => expect(screen.getByText('1 comandă aleasă')).toBeTruthy());
});

test('chosen orders are printed and exported; the choice ends with the page', async () => {
  const files = catchFiles();
  const print = rstest.fn();
  rstest.stubGlobal('print', print);
  const { user, router } = setUp();
  await user.click(await screen.findByRole('checkbox', { name: 'Alege comanda #320' }));
  const chosen = await bar();
  await user.click(chosen.getByRole('button', { name: 'Bonuri de împachetat' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await user.click(chosen.getByRole('button', { name: 'Exportă alese' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text.split('\r\n').filter(Boolean)).toHaveLength(2);
  await elsewhere(router);
  await router.navigate('/admin/orders');
  await screen.findByText('Comanda #320');
  expect(screen.queryByRole('region', { name: 'Comenzi alese' })).toBeNull();
});

test('a host that changes no status offers neither, and still prints', async () => {
  const host = stubHost({ capabilities: ['order-search'] });
  host.answers(listOrders, { orders: ORDERS, total: 20, counts: {} });
  const { user } = renderConsole('/admin/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Alege comanda #320' }));
  const chosen = await bar();
  expect(chosen.queryByRole('button', { name: 'Expediază cu AWB' })).toBeNull();
  expect(chosen.queryByRole('button', { name: 'Livrate' })).toBeNull();
  expect(chosen.getByRole('button', { name: 'Etichete' })).toBeTruthy();
});

test('j and k walk the list and the orders; the table is remembered', async () => {
  const { host, user, router } = setUp();
  host.answers(getOrder, { order: sampleOrder({ id: 319 }), events: [] });
  await screen.findByText('Comanda #320');
  await user.keyboard('jj');
  expect(document.activeElement?.getAttribute('href')).toBe('/admin/order/319');
  await user.keyboard('k');
  expect(document.activeElement?.getAttribute('href')).toBe('/admin/order/320');
  await user.keyboard('j{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/order/319'));
  await screen.findByText('2 din 20');
  await user.keyboard('j');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/order/318'));
  await screen.findByText('3 din 20');
  await user.click(screen.getByRole('button', { name: 'Comanda dinainte' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/order/319'));
  await router.navigate('/admin/orders');
  await screen.findByText('Comanda #320');
  await user.keyboard('v');
  await screen.findByRole('table', { name: 'Comenzi' });
  await elsewhere(router);
  await router.navigate('/admin/orders');
  await screen.findByRole('table', { name: 'Comenzi' });
});
