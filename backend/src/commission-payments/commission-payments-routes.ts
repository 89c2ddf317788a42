import { getCommissionPayment } from '@vitrina/contract/calls/get-commission-payment';
import { startCommissionPayment } from '@vitrina/contract/calls/start-commission-payment';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../http/network-of.ts';
import { route } from '../http/route.ts';
import { readCommissionPayment } from './read-commission-payment.ts';
import { preparePayment } from './start-commission-payment.ts';

export function commissionPaymentsRoutes(app: FastifyInstance): void {
  const { limits } = app.context;

  route(app, startCommissionPayment, async ({ body, session, request }) => {
    const network = networkOf(request);
    await limits.take('payment-intent', network);
    await limits.check('refused-network', network);
    const { id: userId, email } = session.user;
    const { commissionIds, amount: amountBani } = body;
    return preparePayment(app.context, { userId, email, commissionIds, amountBani });
  });

  route(app, getCommissionPayment, async ({ params, session, request }) => {
    await limits.take('payment-look-up', networkOf(request));
    return { payment: await readCommissionPayment(app.context, session.user.id, params.id) };
  });
}
