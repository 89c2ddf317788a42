import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { listUnplacedPayments } from '@vitrina/contract/calls/list-unplaced-payments';
import { toRon } from '@vitrina/contract/rules/money';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { listUnplacedCheckouts } from './checkouts-repository.ts';
import { createPaymentIntent as createForProducts } from './create-payment-intent.ts';
import type { Payment } from './payments.ts';
import { webhookRoutes } from './webhook-routes.ts';

export function paymentsRoutes(app: FastifyInstance): void {
  const { db, payments, limits } = app.context;

  route(app, createPaymentIntent, async ({ body, session, request }) => {
    await limits.take('payment-intent', request.ip);
    const { products, ...purchase } = body;
    if (products) {
      const userId = session?.user.id ?? null;
      return answer(await createForProducts(app.context, { ...purchase, products }, userId));
    }
    // A caller that knows only the specification: its amount is believed, its order will be unverified.
    return answer(await payments.create({ amountBani: body.amount, email: body.email }));
  });

  route(app, listUnplacedPayments, async () => {
    const checkouts = await listUnplacedCheckouts(db);
    return {
      payments: checkouts.map((checkout) => ({
        payment_intent_id: checkout.paymentIntentId ?? '',
        email: checkout.email,
        amount: toRon(checkout.totalBani),
        paid_at: (checkout.paidAt ?? checkout.createdAt).toISOString(),
      })),
    };
  });

  webhookRoutes(app);
}

const answer = ({ id, clientSecret }: Payment) => ({ clientSecret, paymentIntentId: id });
