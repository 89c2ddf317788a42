import { createOrder } from '@vitrina/contract/calls/create-order';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { orderKey } from '../order-links/order-key.ts';
import type { Payment } from '../payments/payments.ts';
import { placeOrder } from './create-order.ts';
import { preparePayment } from './create-payment-intent.ts';
import { giveBack } from './give-back.ts';
import { payerOf } from './payer.ts';
import { findLinkedOrder } from './placed-orders-repository.ts';
import { refundDuePayments } from './refund-due-payments.ts';
import { startAmountPayment } from './start-amount-payment.ts';
import { unplacedPayments } from './unplaced-payments.ts';
import { webhookRoutes } from './webhook-routes.ts';

export function checkoutRoutes(app: FastifyInstance): void {
  const { db, config, payments, limits } = app.context;

  route(app, createPaymentIntent, async ({ body, session, request }) => {
    const payer = payerOf(limits, session, request);
    await limits.take('payment-intent', payer.network);
    await limits.check('refused-network', payer.network);
    const { products, ...purchase } = body;
    if (products) {
      return answer(await preparePayment(app.context, { ...purchase, products }, payer));
    }
    await limits.take('amount-payment', payer.network);
    const { amount: amountBani, email } = body;
    return answer(await startAmountPayment(app.context, { amountBani, email }, payer));
  });

  route(app, createOrder, async ({ body, session, request }) => {
    const payer = payerOf(limits, session, request);
    await limits.take('order', payer.network);
    // Accepts an expired session too: a paid order must be placed.
    const { orderId, isOwn } = await placeOrder(app.context, body, payer);
    const order = isOwn ? await findLinkedOrder(db, orderId) : null;
    return {
      orderId,
      message: messages.orderPlaced,
      ...(order && { orderKey: orderKey(config, order) }),
    };
  });

  route(app, listUnplacedPayments, async () => ({ payments: await unplacedPayments(db) }));

  route(app, refundPayment, async ({ params, request }) => {
    await giveBack(db, params.id);
    // The due refund is stored: if the provider does not answer now, the job retries.
    await refundDuePayments(db, payments).catch((err: unknown) => {
      request.log.warn({ err }, 'a refund waits for the next turn of the job');
    });
    return { message: messages.paymentRefunded };
  });

  webhookRoutes(app);
}

const answer = ({ id, clientSecret }: Payment) => ({ clientSecret, paymentIntentId: id });
