import type { CallInput } from '@vitrina/contract/call';
import { acceptOrder } from '@vitrina/contract/calls/accept-order';
import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import { createOrder } from '@vitrina/contract/calls/create-order';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { getOrderPage } from '@vitrina/contract/calls/get-order-page';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import { lookUpPayment } from '@vitrina/contract/calls/look-up-payment';
import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import { resendOrderConfirmation } from '@vitrina/contract/calls/resend-order-confirmation';
import { sendOrderLink } from '@vitrina/contract/calls/send-order-link';
import { setOrderInvoice } from '@vitrina/contract/calls/set-order-invoice';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { undoOrderAcceptance } from '@vitrina/contract/calls/undo-order-acceptance';
import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import { shippingRates } from '@vitrina/contract/entities/delivery-rates';
import type { Order } from '@vitrina/contract/entities/order';
import { toBani, toRon } from '@vitrina/contract/rules/money';
import { shippingBani } from '@vitrina/contract/rules/shipping';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { DELIVERY, MARK } from '../samples.ts';

function placedOrder({ state }: ProbeRun): { id: number } {
  if (!state.orderId) throw new NotTried('create-order placed no order');
  return { id: state.orderId };
}

/** The current order; does not check the call that returns it. */
async function current(run: ProbeRun): Promise<Order | undefined> {
  const { id } = placedOrder(run);
  const list = await run.succeeds(listOrders, { query: {} }, 'admin');
  return list?.orders.find((order) => order.id === id);
}

/** The current state of the product created for the orders. */
const ownProduct = async (run: ProbeRun) =>
  (await run.succeeds(listProducts, {}))?.find(
    ({ product_id }) => product_id === run.state.productId,
  );

/** The host's delivery fee for a subtotal, in bani. */
async function shippingOf(run: ProbeRun, subtotalBani: number): Promise<number> {
  const told = await run.tries(getSettings, {});
  return shippingBani(subtotalBani, told ? shippingRates(told.delivery) : undefined);
}

/** The placed order's key, as returned to its buyer. @throws NotTried */
async function ownKey(run: ProbeRun): Promise<string> {
  const { id } = placedOrder(run);
  const mine = await run.tries(listMyOrders, {}, 'user');
  const key = mine?.orders.find((order) => order.id === id)?.page_key;
  if (!key) throw new NotTried('the own orders carry no key');
  return key;
}

/** A host with `payment-orders` computes the payment's amount and returns its id. */
async function tryPaymentOfProducts(run: ProbeRun): Promise<void> {
  const { userEmail: email } = run.state;
  const product = await ownProduct(run);
  if (!product?.price) return;
  const priceBani = toBani(product.price);
  const shipping = await shippingOf(run, priceBani);
  const body = {
    amount: priceBani + shipping,
    products: [{ product_id: product.product_id, quantity: 1 }],
    shippingCost: toRon(shipping),
    email,
    checkoutKey: crypto.randomUUID(),
  };
  const named = await run.tries(createPaymentIntent, { body });
  if (named?.paymentIntentId) run.shows('payment-orders');
}

/**
 * A host that returns how much of each line can be returned accepts declarations of lines. When the run's
 * order has nothing returnable, support cannot be shown.
 */
async function declaresLines(
  run: ProbeRun,
  body: CallInput<typeof createWithdrawal>['body'],
): Promise<void> {
  const mine = await run.tries(listMyOrders, {}, 'user');
  const [item] = mine?.orders.find(({ id }) => id === run.state.orderId)?.items ?? [];
  if (!item?.id || item.returnable == null) return;
  const lines = [{ itemId: item.id, quantity: 1 }];
  const named = { ...body, products: MARK, lines };
  if (await run.tries(createWithdrawal, { body: named })) run.shows('return-lines');
  await run.isRefused(createWithdrawal, { body: { ...body, lines } }, 'lines without words');
}

/** A host without the list has no decisions about it: its 404 is not about a payment. @throws Missing */
const listsPayments = (run: ProbeRun) => run.succeeds(listUnplacedPayments, {}, 'admin');

export const ordersProbes = defineProbes([
  {
    call: createPaymentIntent,
    writes: true,
    async run(run) {
      await run.succeeds(createPaymentIntent, { body: { amount: 5000 } });
      await tryPaymentOfProducts(run);
      for (const amount of [-1, 0.5, 'x'])
        await run.isRefused(createPaymentIntent, { body: { amount } }, `the amount ${amount}`);
    },
  },
  {
    call: lookUpPayment,
    writes: true,
    async run(run) {
      const made = await run.succeeds(createPaymentIntent, { body: { amount: 5000 } });
      if (!made) throw new NotTried('create-payment-intent made no payment');
      const { clientSecret } = made;
      const found = await run.succeeds(lookUpPayment, { body: { clientSecret } });
      if (found && found.state !== 'unpaid') run.differ('an unpaid payment is not called unpaid');
    },
  },
  {
    call: createOrder,
    writes: true,
    async run(run) {
      if (!run.state.productId) throw new NotTried('create-product made no product');
      const products = [{ product_id: run.state.productId, quantity: 2 }];
      const price = (await ownProduct(run))?.price ?? 0;
      const shippingCost = toRon(await shippingOf(run, 2 * toBani(price)));
      const order = { ...DELIVERY, email: run.state.userEmail, shippingCost };
      await run.succeeds(createOrder, { body: { ...order, products } }, 'user');
      for (const quantity of [0, -1, 1.5]) {
        const body = { ...order, products: [{ product_id: run.state.productId, quantity }] };
        await run.isRefused(createOrder, { body }, `the quantity ${quantity}`);
      }
      await run.isRefused(createOrder, { body: { ...order, products: [] } }, 'an order of nothing');
    },
  },
  {
    call: listOrders,
    async run(run) {
      const orders = (await run.succeeds(listOrders, { query: {} }, 'admin'))?.orders ?? [];
      const placed = orders.find((order) => order.name === MARK || isOurs(order, run));
      if (placed) run.state.orderId = placed.id;
      else if (run.state.productId) run.differ('the placed order is not in the list');
      const page = await run.tries(listOrders, { query: { page: 1, limit: 1 } }, 'admin');
      if (page && page.total != null && page.orders.length <= 1) run.shows('order-search');
      const [newest] = orders;
      const behind = newest && { query: { after: newest.id, limit: 1, sort: 'newest' as const } };
      const part = behind && (await run.tries(listOrders, behind, 'admin'));
      if (part?.orders.length === 1 && part.orders[0]?.id === orders[1]?.id)
        run.shows('order-parts');
      for (const order of orders.slice(0, 50)) {
        if (order.items.length === 0) run.tolerate(`order ${order.id} has no items`);
        if (Number.isNaN(Date.parse(order.created_at ?? '')))
          run.tolerate(`order ${order.id}: created_at`);
      }
    },
  },
  {
    call: getOrder,
    async run(run) {
      const found = await run.succeeds(getOrder, { params: placedOrder(run) }, 'admin');
      if (found && found.order.id !== run.state.orderId) run.differ('answers another order');
      if (found?.order.items.some((item) => item.product_id)) run.shows('order-products');
    },
  },
  {
    call: listMyOrders,
    async run(run) {
      await run.succeeds(listMyOrders, {}, 'user');
    },
  },
  {
    call: getOrderPage,
    async run(run) {
      const key = await ownKey(run);
      const opened = await run.succeeds(getOrderPage, { body: { key } });
      if (opened && opened.order.id !== run.state.orderId) run.differ('opens another order');
      const wrong = { body: { key: key.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) } };
      await run.isRefused(getOrderPage, wrong, 'a changed key');
    },
  },
  {
    call: setOrderInvoice,
    writes: true,
    async run(run) {
      const key = await ownKey(run);
      const company = { companyName: MARK, cui: 'RO12345674', address: MARK };
      const saved = await run.succeeds(setOrderInvoice, { body: { key, ...company } });
      if (saved && saved.order.invoice_cui !== company.cui) run.differ('the company is not kept');
      const wrong = { body: { key, ...company, cui: 'RO12345675' } };
      await run.isRefused(setOrderInvoice, wrong, 'a wrong control digit');
    },
  },
  {
    call: sendOrderLink,
    writes: true,
    async run(run) {
      await run.succeeds(sendOrderLink, { body: { key: await ownKey(run) } });
    },
  },
  {
    call: addOrderNote,
    writes: true,
    async run(run) {
      const params = placedOrder(run);
      await run.succeeds(addOrderNote, { params, body: { text: MARK } }, 'admin');
    },
  },
  {
    call: setOrderTracking,
    writes: true,
    async run(run) {
      const input = { params: placedOrder(run), body: { trackingNumber: 'AWB1' } };
      const saved = await run.succeeds(setOrderTracking, input, 'admin');
      if (saved && saved.order.tracking_number !== 'AWB1') run.differ('the number is not saved');
      const chosen = { ...input, body: { ...input.body, courier: 'gls' as const } };
      const withCourier = await run.succeeds(setOrderTracking, chosen, 'admin');
      if (withCourier?.order.courier === 'gls') run.shows('order-page');
    },
  },
  {
    call: resendOrderConfirmation,
    writes: true,
    async run(run) {
      await run.succeeds(resendOrderConfirmation, { params: placedOrder(run) }, 'admin');
    },
  },
  {
    call: acceptOrder,
    writes: true,
    async run(run) {
      const params = placedOrder(run);
      const order = await current(run);
      if (order?.accepted_at !== null) throw new NotTried('the order does not wait');
      const accepted = await run.succeeds(acceptOrder, { params, body: {} }, 'admin');
      if (accepted && !accepted.order.accepted_at) run.differ('the order still waits');
      await run.isRefused(acceptOrder, { params, body: {} }, 'a second acceptance', 'admin');
    },
  },
  {
    call: undoOrderAcceptance,
    writes: true,
    async run(run) {
      const order = await current(run);
      if (!order?.version || !order.accepted_at) throw new NotTried('the order was not accepted');
      const params = placedOrder(run);
      const undone = await run.succeeds(
        undoOrderAcceptance,
        { params, body: { version: order.version } },
        'admin',
      );
      if (undone && undone.order.accepted_at !== null) run.differ('the order does not wait again');
      await run.succeeds(acceptOrder, { params, body: {} }, 'admin');
    },
  },
  {
    call: updateOrderStatus,
    writes: true,
    async run(run) {
      const params = placedOrder(run);
      const input = { params, body: { status: 'Shipped' } } as const;
      const changed = await run.succeeds(updateOrderStatus, input, 'admin');
      if (changed && changed.order.status !== 'Shipped') run.differ('the state is not the new one');
      const back = { params, body: { status: 'Processing' } };
      await run.isRefused(updateOrderStatus, back, 'a step back', 'admin');
      const stale = { params, body: { status: 'Delivered', version: 0 } };
      await run.isRefused(updateOrderStatus, stale, 'an old version', 'admin');
    },
  },
  {
    call: undoOrderStatus,
    writes: true,
    async run(run) {
      const order = await current(run);
      if (!order?.version) throw new NotTried('the order has no version');
      const input = { params: placedOrder(run), body: { version: order.version } };
      const undone = await run.succeeds(undoOrderStatus, input, 'admin');
      if (undone && undone.order.status !== 'Processing')
        run.differ('the state is not the old one');
      const cancel = { params: placedOrder(run), body: { status: 'Cancelled' } } as const;
      await run.succeeds(updateOrderStatus, cancel, 'admin');
    },
  },
  {
    call: listUnplacedPayments,
    async run(run) {
      await run.succeeds(listUnplacedPayments, {}, 'admin');
    },
  },
  {
    call: matchPayment,
    writes: true,
    async run(run) {
      await listsPayments(run);
      const input = { params: { id: 'pi_conformance' }, body: { orderId: placedOrder(run).id } };
      await run.isRefused(matchPayment, input, 'an unknown payment', 'admin');
    },
  },
  {
    call: refundPayment,
    writes: true,
    async run(run) {
      await listsPayments(run);
      const input = { params: { id: 'pi_conformance' } };
      await run.isRefused(refundPayment, input, 'an unknown payment', 'admin');
    },
  },
  {
    call: createWithdrawal,
    writes: true,
    async run(run) {
      const email = run.state.userEmail;
      const body = { name: MARK, email, orderNumber: String(run.state.orderId ?? 1) };
      await run.succeeds(createWithdrawal, { body });
      await declaresLines(run, body);
      await run.isRefused(
        createWithdrawal,
        { body: { ...body, email: 'nimic' } },
        'a wrong address',
      );
    },
  },
  {
    call: listWithdrawals,
    async run(run) {
      await run.succeeds(listWithdrawals, {}, 'admin');
    },
  },
]);

/** For a host that returns no name: the user's newest order with the run's product. */
const isOurs = (order: Order, { state }: ProbeRun): boolean =>
  order.email === state.userEmail && order.items.some((item) => item.product_name === MARK);
