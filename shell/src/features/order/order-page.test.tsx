import { beforeEach, expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { getOrderPage } from '@vitrina/contract/calls/get-order-page';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { sendOrderLink } from '@vitrina/contract/calls/send-order-link';
import { setOrderInvoice } from '@vitrina/contract/calls/set-order-invoice';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { OrderPage } from '@vitrina/contract/entities/order-page';
import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { platformConfig, useCart } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { countedCart } from '../../../test/counted-cart.tsx';
import { follow, renderPage } from '../../../test/render-page.tsx';

let host: ReturnType<typeof stubHost>;
const KEY = `41.abc.${'x'.repeat(43)}`;

const PAGE: OrderPage = {
  masked: false,
  steps: [
    { status: 'Processing', created_at: '2026-03-05T12:30:00Z' },
    { status: 'Shipped', created_at: '2026-03-06T08:00:00Z' },
  ],
  order: {
    ...{ id: 41, created_at: '2026-03-05T12:30:00Z', status: 'Shipped', payment_status: 'paid' },
    ...{ email: 'ana@exemplu.ro', name: 'Ana Exemplu', phone: '0712345678', county: 'Cluj' },
    ...{ zip: '400001', locality: 'Cluj-Napoca', address: 'Strada Exemplului 1' },
    ...{ tracking_number: '2270499882526', total_price: 119, shipping_cost: 20 },
    items: [
      {
        id: 1,
        product_id: 2,
        product_name: 'Ruj',
        product_color: 'crimson',
        quantity: 2,
        price: 40,
      },
      { id: 2, product_id: 9, product_name: 'Cremă', product_color: null, quantity: 1, price: 19 },
    ],
  },
};
const pageWith = (
  order: Partial<OrderPage['order']>,
  more: Partial<OrderPage> = {},
): OrderPage => ({
  ...PAGE,
  ...more,
  order: { ...PAGE.order, ...order },
});

const open = (page: OrderPage = PAGE) => {
  host.answers(getOrderPage, page);
  return renderPage('/order', { state: { orderKey: KEY } });
};

beforeEach(() => {
  host = stubHost();
  useCart.setState({ lines: [] });
});

test('it says where the order stands, where its parcel can be followed, and what is in it', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Comanda nr. 41' })).toBeTruthy();
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps.slice(0, 3)).toEqual(['Procesare05.03.2026', 'Expediată06.03.2026', 'Livrată']);
  expect(screen.getByText('Expediată').closest('[aria-current="step"]')).toBeTruthy();
  const courier = screen.getByRole('link', { name: /^Urmărește coletul la FAN Courier/ });
  expect(courier.getAttribute('href')).toBe(
    'https://www.fancourier.ro/awb-tracking/?tracking=2270499882526',
  );
  expect(courier.getAttribute('rel')).toBe('noreferrer');
  for (const part of ['2 × Ruj (carmin)', 'Strada Exemplului 1', '0712345678'])
    expect(document.body.textContent?.toLowerCase()).toContain(part.toLowerCase());
  expect(host.requestsOf(getOrderPage)[0]?.body).toEqual({ key: KEY });
});

test.each([400, 404])(
  'a link that the host answers %s opens nothing, whatever the reason',
  async (status) => {
    host.refuses(getOrderPage, status);
    await renderPage('/order', { state: { orderKey: 'x'.repeat(40) } });
    expect(await screen.findByText('Linkul acesta nu deschide nicio comandă')).toBeTruthy();
    const ways = within(screen.getByRole('main'));
    const login = ways.getByRole('link', { name: 'Intră în cont' });
    expect(login.getAttribute('href')).toBe('/login?next=/account');
    const shop = ways.getByRole('link', { name: 'Vezi produsele' });
    expect(shop.getAttribute('href')).toBe('/products');
  },
);

test('without a link it says where to find one; without the capability how to ask', async () => {
  await renderPage('/order');
  expect(await screen.findByText('Deschide linkul din e-mailul comenzii')).toBeTruthy();
  stubHost({ capabilities: [] });
  await renderPage('/order', { state: { orderKey: KEY } });
  expect(await screen.findByText('Comenzile nu au o pagină aici')).toBeTruthy();
});

test('a page that could not be loaded can be asked for again', async () => {
  host.refuses(getOrderPage, 429);
  const { user } = await renderPage('/order', { state: { orderKey: KEY } });
  await screen.findByText('Comanda nu a putut fi încărcată');
  host.answers(getOrderPage, PAGE);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByRole('heading', { name: 'Comanda nr. 41' })).toBeTruthy();
});

test('a company is put on the invoice while it is open, and a wrong code is said at once', async () => {
  const { user } = await open(pageWith({ status: 'Processing', tracking_number: null }));
  await user.click(await screen.findByRole('button', { name: 'Vreau factură pe firmă' }));
  const company = screen.getByLabelText(/^Numele firmei/);
  expect(document.activeElement).toBe(company);
  await user.type(company, 'Florăria SRL');
  await user.type(screen.getByLabelText(/^Cod fiscal/), 'RO12345675');
  await user.type(screen.getByLabelText(/^Sediul social/), 'Cluj');
  await user.click(screen.getByRole('button', { name: 'Salvează firma' }));
  expect(screen.getByText(/^Codul fiscal \(CUI\) nu este valid/)).toBeTruthy();
  expect(host.requestsOf(setOrderInvoice)).toEqual([]);
  host.answers(
    setOrderInvoice,
    pageWith({ status: 'Processing', invoice_name: 'Florăria SRL', invoice_cui: 'RO12345674' }),
  );
  await user.type(screen.getByLabelText(/^Cod fiscal/), '{Backspace}4');
  await user.click(screen.getByRole('button', { name: 'Salvează firma' }));
  expect(await screen.findByText('Florăria SRL')).toBeTruthy();
  expect(host.requestsOf(setOrderInvoice)[0]?.body).toEqual({
    ...{ key: KEY, companyName: 'Florăria SRL', cui: 'RO12345674', address: 'Cluj' },
  });
});

test('once the parcel left, the company stands', async () => {
  await open();
  const said = within(await screen.findByText(/factura nu se mai schimbă aici/));
  const { email } = platformConfig().brand;
  expect(said.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  expect(screen.queryByRole('button', { name: /firm/ })).toBeNull();
});

test('the same again comes into the cart at the price of today, and what is gone is named', async () => {
  const product = { product_name: 'Ruj', category_id: 1, category_name: 'Machiaj', images: [] };
  host.answersAs(listProducts, [
    { ...product, product_id: 2, price: 45, stock_quantity: 1, color: 'crimson' },
  ]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Comandă din nou' }));
  const said = await screen.findByText(/^1 produs este în coș/);
  expect(said.textContent).toContain('Nu mai sunt disponibile: Cremă.');
  expect(useCart.getState().lines).toMatchObject([{ product_id: 2, quantity: 1, price: 45 }]);
  expect(screen.getByRole('link', { name: 'Mergi la coș' }).getAttribute('href')).toBe('/cart');
});

test('what is ordered again opens the cart beside the page, which stays', async () => {
  host.answersAs(listProducts, [
    {
      ...{ product_id: 2, product_name: 'Ruj', price: 45, stock_quantity: 1, color: 'crimson' },
      ...{ category_id: 1, category_name: 'Machiaj', images: [] },
    },
  ]);
  host.answers(getOrderPage, PAGE);
  const cartBeside = countedCart();
  const { router, user } = await renderPage('/order', {
    state: { orderKey: KEY },
    beside: cartBeside.beside,
  });
  const again = await screen.findByRole('button', { name: 'Comandă din nou' });
  await user.click(again);
  await waitFor(() => expect(cartBeside.opened).toBe(1));
  await user.click(again);
  await waitFor(() => expect(cartBeside.opened).toBe(2));
  expect(router.state.location.pathname).toBe('/order');
});

test('a return begins with what is known of the order', async () => {
  await open();
  await follow(await screen.findByRole('link', { name: 'Returnează produse' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Numărul comenzii/)).value).toBe('41');
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mailul folosit/).value).toBe('ana@exemplu.ro');
});

test('lines say how many of their pieces are in a return, and the declaration is not told twice', async () => {
  const [lipstick, cream] = PAGE.order.items;
  if (!lipstick || !cream) throw new Error('The order has two lines.');
  const items = [
    { ...lipstick, returnable: 1 },
    { ...cream, returnable: 0 },
  ];
  const withdrawn_at = '2026-03-09T09:00:00Z';
  await open(pageWith({ items, withdrawn_at, returns: [{ id: 5, status: 'declared' }] }));
  const line = async (name: RegExp) => (await screen.findByText(name)).textContent;
  expect(await line(/^2 × Ruj/)).toBe('2 × Ruj (carmin)În retur: 1 din 2');
  expect(await line(/^1 × Cremă/)).toBe('1 × CremăÎn retur');
  expect(screen.getByText('Retur #5: declarat')).toBeTruthy();
  expect(screen.queryByText('Retragere declarată')).toBeNull();
});

test('of an order without returns to name, the declaration is said with its day', async () => {
  await open(pageWith({ withdrawn_at: '2026-03-09T09:00:00Z' }));
  expect((await screen.findByText('Retragere declarată')).parentElement?.textContent).toBe(
    'Retragere declarată 09.03.2026',
  );
});

const deliveredOn = (created_at: string): OrderPage =>
  pageWith({ status: 'Delivered' }, { steps: [{ status: 'Delivered', created_at }] });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test.each([
  ['is on its way', PAGE, /^Poți returna în 14 zile de la primire/],
  ['came yesterday', deliveredOn(daysAgo(1)), /^Poți returna până pe \d\d\.\d\d\.\d{4}/],
])('of an order that %s it says until when it can go back', async (_, page, said) => {
  await open(page);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Returnează produse' })).toBeTruthy();
});

test.each([
  ['was not sent yet', pageWith({ status: 'Processing' })],
  ['came long ago', deliveredOn(daysAgo(40))],
])('an order that %s offers no return', async (_, page) => {
  await open(page);
  await screen.findByRole('button', { name: 'Comandă din nou' });
  expect(screen.queryByRole('link', { name: 'Returnează produse' })).toBeNull();
});

test('an order that was not sent yet can be stopped: declared here with what is known, or by telephone', async () => {
  await open(pageWith({ status: 'Processing' }));
  const stop = await screen.findByRole('link', { name: 'renunță la comandă' });
  const { brand } = platformConfig();
  const call = within(screen.getByRole('main')).getByRole('link', { name: brand.phone });
  expect(call.getAttribute('href')).toBe(phoneLink(brand.phone));
  await follow(stop);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Numărul comenzii/)).value).toBe('41');
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mailul folosit/).value).toBe('ana@exemplu.ro');
});

test('of an order that was stopped nobody says that its parcel is prepared', async () => {
  const items = PAGE.order.items.map((item) => ({ ...item, returnable: 0 }));
  const returns = [{ id: 5, status: 'declared' }];
  await open(pageWith({ status: 'Processing', items, returns }));
  expect(await screen.findByText(/^Ai renunțat la comandă\./)).toBeTruthy();
  expect(screen.queryByText(/^Pregătim coletul/)).toBeNull();
  expect(screen.getAllByText('Ai renunțat la el')).toHaveLength(items.length);
  expect(screen.queryByText(/^În retur/)).toBeNull();
});

test('a host without declarations is told by mail or telephone', async () => {
  host = stubHost({ capabilities: CAPABILITIES.filter((one) => one !== 'withdrawals') });
  await open(pageWith({ status: 'Processing' }));
  const { brand } = platformConfig();
  const main = within(await screen.findByRole('main'));
  const mail = await main.findByRole('link', { name: brand.email });
  expect(mail.getAttribute('href')).toBe(`mailto:${brand.email}`);
  expect(screen.queryByRole('link', { name: 'renunță la comandă' })).toBeNull();
});

test.each([
  ['was sent', PAGE],
  ['is declared', pageWith({ status: 'Processing', withdrawn_at: '2026-03-09T09:00:00Z' })],
])('an order that %s is not offered to be stopped', async (_, page) => {
  await open(page);
  await screen.findByRole('button', { name: 'Comandă din nou' });
  expect(screen.queryByText(/^Te-ai răzgândit/)).toBeNull();
});

test('an old link changes nothing, and a fresh one is sent to the mailbox of the order', async () => {
  host.answers(sendOrderLink, { message: null });
  const { user } = await open(
    pageWith({ status: 'Processing', email: 'a…@exemplu.ro', address: null }, { masked: true }),
  );
  const notice = await screen.findByText('Linkul este mai vechi');
  expect(screen.queryByRole('button', { name: 'Vreau factură pe firmă' })).toBeNull();
  const box = within(notice.closest('[role="status"]') as HTMLElement);
  await user.click(box.getByRole('button', { name: 'Trimite-mi un link nou' }));
  await waitFor(() => expect(screen.getByText(/^Am trimis linkul/)).toBeTruthy());
  expect(host.requestsOf(sendOrderLink)[0]?.body).toEqual({ key: KEY });
});
