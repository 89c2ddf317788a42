import { acceptOrder } from '@vitrina/contract/calls/accept-order';
import { addOrderNote } from '@vitrina/contract/calls/add-order-note';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { lookUpPayment } from '@vitrina/contract/calls/look-up-payment';
import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { resendOrderConfirmation } from '@vitrina/contract/calls/resend-order-confirmation';
import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { undoOrderAcceptance } from '@vitrina/contract/calls/undo-order-acceptance';
import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import type { FastifyInstance } from 'fastify';
import { refundNow } from '../checkout/refund-now.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { networkOf } from '../http/network-of.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { acceptUnverifiedOrder } from './accept-order.ts';
import { findOrders } from './find-orders.ts';
import { lookUp } from './look-up-payment.ts';
import { matchPaymentToOrder } from './match-payment.ts';
import { eventAnswer, orderAnswer, picturedOrderAnswer } from './order-answer.ts';
import { insertOrderEvent, listOrderEvents } from './order-events.ts';
import { picturesOf } from './order-pictures.ts';
import { findOrder, orderExists } from './orders-repository.ts';
import { sendConfirmationAgain } from './resend-order-confirmation.ts';
import { changeTracking } from './set-order-tracking.ts';
import { takeAcceptanceBack } from './undo-order-acceptance.ts';
import { takeStatusBack } from './undo-order-status.ts';
import { changeOrderStatus } from './update-order-status.ts';

export function ordersRoutes(app: FastifyInstance): void {
  const { db, config, catalogue, limits } = app.context;

  route(app, listOrders, async ({ query }) => {
    const { orders, ...counted } = await findOrders(db, query);
    return { orders: orders.map(orderAnswer), ...counted };
  });

  route(app, lookUpPayment, async ({ body, request }) => {
    await limits.take('payment-look-up', networkOf(request));
    return lookUp(app.context, body.clientSecret);
  });

  const readOrder = async (id: number) => {
    const order = await findOrder(db, id);
    if (!order) throw new HttpError('order_not_found');
    return { order: picturedOrderAnswer(order, await picturesOf(db, config, [order])) };
  };

  route(app, getOrder, async ({ params }) => {
    const events = await listOrderEvents(db, params.id);
    return { ...(await readOrder(params.id)), events: events.map(eventAnswer) };
  });

  route(app, updateOrderStatus, async ({ params, body, session, request }) => {
    const change = { ...body, id: params.id, adminId: session.user.id };
    const { refundId } = await changeOrderStatus(db, config, change);
    if (ORDER_STATES[body.status].returnsStock) catalogue.invalidate();
    if (refundId !== null) await refundNow(app.context, refundId, request.log);
    return readOrder(params.id);
  });

  route(app, acceptOrder, async ({ params, body, session }) => {
    await acceptUnverifiedOrder(db, config, { ...body, id: params.id, adminId: session.user.id });
    catalogue.invalidate();
    return readOrder(params.id);
  });

  route(app, undoOrderAcceptance, async ({ params, body }) => {
    await takeAcceptanceBack(db, { ...body, id: params.id });
    catalogue.invalidate();
    return readOrder(params.id);
  });

  route(app, matchPayment, async ({ params, body, session }) => {
    const match = { paymentIntentId: params.id, ...body, adminId: session.user.id };
    await matchPaymentToOrder(app.context, match);
    catalogue.invalidate();
    return readOrder(body.orderId);
  });

  route(app, undoOrderStatus, async ({ params, body, session }) => {
    await takeStatusBack(db, config, { ...body, id: params.id, adminId: session.user.id });
    return readOrder(params.id);
  });

  route(app, setOrderTracking, async ({ params, body, session }) => {
    await changeTracking(db, config, { ...body, id: params.id, adminId: session.user.id });
    return readOrder(params.id);
  });

  route(app, addOrderNote, async ({ params, body, session }) => {
    if (!(await orderExists(db, params.id))) throw new HttpError('order_not_found');
    const { user } = session;
    const note = { orderId: params.id, kind: 'note' as const, detail: body.text, actorId: user.id };
    const event = await inTransaction(db, (tx) => insertOrderEvent(tx, note));
    return { event: eventAnswer({ event, actorName: user.name }) };
  });

  route(app, resendOrderConfirmation, async ({ params, session }) => {
    await sendConfirmationAgain(db, config, { id: params.id, adminId: session.user.id });
    return { message: messages.confirmationResent };
  });
}
