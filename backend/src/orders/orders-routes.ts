import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import { createOrder } from '@vitrina/contract/calls/create-order';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { resendOrderConfirmation } from '@vitrina/contract/calls/resend-order-confirmation';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { createOrder as placeOrder } from './create-order.ts';
import { findOrders } from './find-orders.ts';
import { eventAnswer, orderAnswer } from './order-answer.ts';
import { insertOrderEvent, listOrderEvents } from './order-events.ts';
import { findOrder, listOrdersOf, orderExists } from './orders-repository.ts';
import { refundOrder } from './refund-order.ts';
import { resendOrderConfirmation as sendAgain } from './resend-order-confirmation.ts';
import { setOrderTracking as setTracking } from './set-order-tracking.ts';
import { undoOrderStatus as undoStatus } from './undo-order-status.ts';
import { updateOrderStatus as changeStatus } from './update-order-status.ts';

export function ordersRoutes(app: FastifyInstance): void {
  const { db, config, payments, catalogue, limits } = app.context;

  route(app, createOrder, async ({ body, session, request }) => {
    await limits.take('order', request.ip);
    // Also with a session that has run out: a paid order must be placed.
    const orderId = await placeOrder(app.context, body, session?.user.id ?? null);
    return { orderId, message: messages.orderPlaced };
  });

  route(app, listOrders, async ({ query }) => {
    const { orders, ...counted } = await findOrders(db, query);
    return { orders: orders.map(orderAnswer), ...counted };
  });

  route(app, listMyOrders, async ({ session }) => ({
    orders: (await listOrdersOf(db, session.user.id)).map(orderAnswer),
  }));

  const readOrder = async (id: number) => {
    const order = await findOrder(db, id);
    if (!order) throw new HttpError('order_not_found');
    return { order: orderAnswer(order) };
  };

  route(app, getOrder, async ({ params }) => {
    const events = await listOrderEvents(db, params.id);
    return { ...(await readOrder(params.id)), events: events.map(eventAnswer) };
  });

  route(app, updateOrderStatus, async ({ params, body, session, request }) => {
    const change = { ...body, id: params.id, adminId: session.user.id };
    const order = await changeStatus(db, config, change);
    if (body.status === 'Cancelled') {
      catalogue.invalidate();
      // That it is due is stored: if the provider does not answer now, the job asks it again.
      await refundOrder(db, payments, order).catch((err: unknown) => {
        request.log.warn({ err }, 'a refund waits for the next turn of the job');
      });
    }
    return readOrder(params.id);
  });

  route(app, undoOrderStatus, async ({ params, body, session }) => {
    await undoStatus(db, config, { ...body, id: params.id, adminId: session.user.id });
    return readOrder(params.id);
  });

  route(app, setOrderTracking, async ({ params, body, session }) => {
    await setTracking(db, { ...body, id: params.id, adminId: session.user.id });
    return readOrder(params.id);
  });

  route(app, addOrderNote, async ({ params, body, session }) => {
    if (!(await orderExists(db, params.id))) throw new HttpError('order_not_found');
    const { user } = session;
    const event = await insertOrderEvent(db, {
      orderId: params.id,
      kind: 'note',
      detail: body.text,
      actorId: user.id,
    });
    return { event: eventAnswer({ event, actorName: user.name }) };
  });

  route(app, resendOrderConfirmation, async ({ params, session }) => {
    await sendAgain(db, config, { id: params.id, adminId: session.user.id });
    return { message: messages.confirmationResent };
  });
}
