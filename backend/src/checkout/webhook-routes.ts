import type { FastifyInstance } from 'fastify';
import { endCommissionPayments } from '../commission-payments/end-commission-payments.ts';
import { readStripeEvent } from '../payments/stripe-events.ts';
import { receiveEvent } from './receive-event.ts';
import { refundDuePayments } from './refund-due-payments.ts';

/** Receives the card provider's events; the path is entered in its dashboard. */
export const WEBHOOK_PATH = '/api/webhooks/stripe';

/** Not a call of the contract: only the provider makes it, authenticated by signature. */
export function webhookRoutes(app: FastifyInstance): void {
  // A scope of its own, because the body is read as bytes.
  const { db, payments } = app.context;
  const returnDue = async () => {
    await refundDuePayments(db, payments);
    await endCommissionPayments(app.context);
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    const open = { isPublic: true, isForPrograms: true } as const;
    scope.post(WEBHOOK_PATH, { config: open }, async (request) => {
      const { config } = app.context;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['stripe-signature'] ?? '');
      const event = readStripeEvent(body, signature, config.payments.webhookSecret);
      const { refundDue } = await receiveEvent(app.context, event);
      if (refundDue) {
        // The due refund is stored: if the provider does not answer now, the job retries.
        await returnDue().catch((err: unknown) => {
          request.log.warn({ err }, 'a refund waits for the next turn of the job');
        });
      }
      return { received: true };
    });
  });
}
