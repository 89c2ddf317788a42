import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readForm, readQuery, requireFound, requireSecretKey } from './access.ts';
import { accepted, answered, type Dispute } from './dispute.ts';
import { objectOf, textOf } from './form-body.ts';
import type { SandboxStore } from './sandbox-store.ts';

type Disputes = FastifyRequest<{ Params: { id: string } }>;

/**
 * Disputes, started by card 4000 0000 0000 0259: https://docs.stripe.com/api/disputes. The texts
 * `winning_evidence` and `losing_evidence` decide, as in Stripe's test mode.
 */
export function disputeRoutes(app: FastifyInstance, store: SandboxStore): void {
  app.get('/v1/disputes', async (request) => {
    requireSecretKey(request);
    const data = await store.disputes.list(readQuery(request).payment_intent);
    return { object: 'list', url: '/v1/disputes', has_more: false, data };
  });

  app.get('/v1/disputes/:id', async (request: Disputes) => {
    requireSecretKey(request);
    const { id } = request.params;
    return requireFound(await store.disputes.find(id), id, 'dispute');
  });

  app.post('/v1/disputes/:id', async (request: Disputes) => {
    requireSecretKey(request);
    const text = textOf(objectOf(readForm(request).evidence).uncategorized_text);
    return await change(request.params.id, (dispute) => answered(dispute, text));
  });

  app.post('/v1/disputes/:id/close', async (request: Disputes) => {
    requireSecretKey(request);
    return await change(request.params.id, accepted);
  });

  const change = async (id: string, next: (dispute: Dispute) => Dispute): Promise<Dispute> =>
    requireFound(await store.disputes.change(id, next), id, 'dispute');
}
