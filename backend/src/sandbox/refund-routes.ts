import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyKey, readForm, readQuery, requireFound, requireSecretKey } from './access.ts';
import { eventOf } from './events.ts';
import { textOf, textsOf } from './form-body.ts';
import { newRefund, refundedCharge } from './refund.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Refunds, whole or in part: https://docs.stripe.com/api/refunds */
export function refundRoutes(app: FastifyInstance, store: SandboxStore): void {
  app.post('/v1/refunds', async (request) => {
    requireSecretKey(request);
    const form = readForm(request);
    const intentId = textOf(form.payment_intent) ?? '';
    const wanted = {
      amount: textOf(form.amount),
      reason: textOf(form.reason),
      metadata: textsOf(form.metadata),
    };
    return await store.answers.once(idempotencyKey(request), `refund ${request.body}`, async () => {
      const refund = await store.refund(intentId, (intent, before) => {
        const next = newRefund(intent, before, wanted);
        const charge = refundedCharge(intent, before + next.amount);
        return { refund: next, event: eventOf('charge.refunded', charge) };
      });
      return requireFound(refund, intentId);
    });
  });

  app.get('/v1/refunds/:id', async (request: FastifyRequest<{ Params: { id: string } }>) => {
    requireSecretKey(request);
    const { id } = request.params;
    return requireFound(await store.findRefund(id), id, 'refund');
  });

  app.get('/v1/refunds', async (request) => {
    requireSecretKey(request);
    const data = await store.listRefunds(readQuery(request).payment_intent);
    return { object: 'list', url: '/v1/refunds', has_more: false, data };
  });
}
