import { beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { notifications, orderEvents, products } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let admin: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  admin = await api.signIn('admin');
  buyer = await api.signIn();
});

async function placeOrder() {
  const product = await insertProduct(api.db, { priceBani: 5000, stock: 10 });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: {
      name: 'Ana Popescu',
      email: 'ana@exemplu.ro',
      phone: '0712345678',
      zip: '400001',
      county: 'Cluj',
      locality: 'Cluj-Napoca',
      address: 'Strada Exemplului nr. 1',
      shippingCost: 20,
      products: [{ product_id: product.id, quantity: 3 }],
    },
  });
  const id = answer.json().orderId as number;
  const accept = {
    method: 'POST',
    url: `/api/orders/${id}/accept`,
    headers: admin.headers,
  } as const;
  expect((await api.app.inject({ ...accept, payload: {} })).statusCode).toBe(200);
  return { id, productId: product.id };
}
const setStatus = (id: number, status: string, version?: number) =>
  api.app.inject({
    method: 'PATCH',
    url: `/api/orders/${id}/status`,
    headers: admin.headers,
    payload: { status, version },
  });
const stockOf = async (id: number) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};

test('an order goes its way, each step an event of the admin who did it', async () => {
  const { id } = await placeOrder();
  expect((await setStatus(id, 'Shipped', 2)).json().order).toMatchObject({
    status: 'Shipped',
    version: 3,
  });
  expect((await setStatus(id, 'Delivered', 3)).statusCode).toBe(200);
  const events = await api.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.id);
  expect(events.map((event) => [event.toStatus, event.actorId])).toEqual([
    ['Processing', null],
    [null, admin.user.id],
    ['Shipped', admin.user.id],
    ['Delivered', admin.user.id],
  ]);
});

test('a step that is not allowed is refused, and the order stays as it is', async () => {
  const { id } = await placeOrder();
  for (const status of ['Delivered', 'Processing']) {
    expect((await setStatus(id, status)).json().code).toBe('order_transition_refused');
  }
  const shown = await api.app.inject({ url: `/api/orders/${id}`, headers: admin.headers });
  expect(shown.json().order).toMatchObject({ status: 'Processing', version: 2 });
});

test('of two admins who saw the same version, the second is told', async () => {
  const { id } = await placeOrder();
  const answers = await Promise.all([setStatus(id, 'Shipped', 2), setStatus(id, 'Cancelled', 2)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find((answer) => answer.statusCode === 409);
  expect(refused?.json().code).toBe('version_conflict');
});

test('cancelling returns the pieces once', async () => {
  const { id, productId } = await placeOrder();
  expect(await stockOf(productId)).toBe(7);
  const answers = await Promise.all(Array.from({ length: 4 }, () => setStatus(id, 'Cancelled')));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(await stockOf(productId)).toBe(10);
});

test('an unknown order is told', async () => {
  expect((await setStatus(999_999, 'Shipped')).json().code).toBe('order_not_found');
});

test('a buyer lists the own orders, an admin all of them, the newest first', async () => {
  const { id } = await placeOrder();
  const mine = await api.app.inject({ url: '/api/orders/mine', headers: buyer.headers });
  const all = await api.app.inject({ url: '/api/orders/admin', headers: admin.headers });
  for (const answer of [mine, all]) {
    expect(answer.json().orders[0]).toMatchObject({
      id,
      total_price: 170,
      shipping_cost: 20,
      payment_status: 'unverified',
      items: [{ product_name: 'Ruj mat', product_color: 'crimson', quantity: 3, price: 50 }],
    });
  }
  const stranger = await api.signIn();
  const none = await api.app.inject({ url: '/api/orders/mine', headers: stranger.headers });
  expect(none.json()).toEqual({ orders: [] });
});

test('a buyer with an account hears under the bell of the last of two quick changes, when it is sure', async () => {
  const { id } = await placeOrder();
  await setStatus(id, 'Shipped');
  const news = async () => {
    const rows = await api.db.select().from(notifications);
    return rows.filter(({ message }) => message.startsWith(`Comanda #${id} are acum`));
  };
  const [shipped] = await news();
  expect(shipped).toMatchObject({ userId: buyer.user.id });
  expect(shipped?.visibleFrom.getTime()).toBeGreaterThan(Date.now() + 5000);
  await setStatus(id, 'Cancelled');
  expect((await news()).map(({ message }) => message)).toEqual([
    `Comanda #${id} are acum starea: Anulată.`,
  ]);
  const { data } = (
    await api.app.inject({ url: '/api/notifications', headers: buyer.headers })
  ).json();
  expect(data[0].message).toContain(`#${id} `);
});
