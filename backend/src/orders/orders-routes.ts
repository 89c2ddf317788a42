import { createOrder } from '@vitrina/contract/calls/create-order';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import type { Order } from '@vitrina/contract/entities/order';
import { toRon } from '@vitrina/contract/rules/money';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { createOrder as placeOrder } from './create-order.ts';
import {
  findOrder,
  listOrders as listStoredOrders,
  type OrderWithItems,
} from './orders-repository.ts';
import { updateOrderStatus as changeStatus } from './update-order-status.ts';

export function ordersRoutes(app: FastifyInstance): void {
  const { db, catalogue, limits } = app.context;

  route(app, createOrder, async ({ body, session, request }) => {
    await limits.take('order', request.ip);
    // Also with a session that has run out: a paid order must be placed.
    const orderId = await placeOrder(app.context, body, session?.user.id ?? null);
    return { orderId, message: messages.orderPlaced };
  });

  route(app, listOrders, async () => ({ orders: (await listStoredOrders(db)).map(orderAnswer) }));

  route(app, listMyOrders, async ({ session }) => ({
    orders: (await listStoredOrders(db, session.user.id)).map(orderAnswer),
  }));

  const answerOrder = async (id: number) => {
    const order = await findOrder(db, id);
    if (!order) throw new HttpError('order_not_found');
    return { order: orderAnswer(order) };
  };

  route(app, getOrder, ({ params }) => answerOrder(params.id));

  route(app, updateOrderStatus, async ({ params, body, session }) => {
    await changeStatus(db, { ...body, id: params.id, adminId: session.user.id });
    catalogue.invalidate();
    return answerOrder(params.id);
  });
}

const orderAnswer = (order: OrderWithItems): Order => ({
  id: order.id,
  created_at: order.createdAt.toISOString(),
  status: order.status,
  email: order.email,
  county: order.county,
  total_price: toRon(order.totalBani),
  items: order.items.map((item) => ({
    id: item.id,
    product_name: item.productName,
    product_color: item.productColor,
    quantity: item.quantity,
    price: toRon(item.priceBani),
  })),
  name: order.name,
  phone: order.phone,
  zip: order.zip,
  locality: order.locality,
  address: order.address,
  shipping_cost: toRon(order.shippingBani),
  payment_status: order.paymentStatus,
  version: order.version,
});
