import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { createPaymentIntent as createForProducts } from './create-payment-intent.ts';
import type { Payment } from './payments.ts';

export function paymentsRoutes(app: FastifyInstance): void {
  const { payments, limits } = app.context;

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
}

const answer = ({ id, clientSecret }: Payment) => ({ clientSecret, paymentIntentId: id });
