import type { FastifyInstance } from 'fastify';
import { requireSecretKey } from './access.ts';
import { type AnswerFault, type Faults, faultsSchema } from './faults.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { invalidRequest } from './stripe-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Fault of the answer, after the work is done. */
    fault: AnswerFault['kind'] | null;
  }
}

/**
 * Test switches, with the secret key: `PUT /sandbox/faults` replaces the faults (`faultsSchema`), `DELETE`
 * clears them, `POST /sandbox/events/resend?payment_intent=pi_…` resends an intent's events.
 */
export function faultRoutes(app: FastifyInstance, store: SandboxStore, faults: Faults): void {
  app.decorateRequest('fault', null);

  app.addHook('onRequest', async (request, reply) => {
    request.fault = faults.take(`${request.method} ${request.routeOptions.url}`);
    if (request.fault === 'drop' || request.fault === 'silence') {
      reply.hijack();
      if (request.fault === 'drop') request.raw.socket.destroy();
    }
    if (request.fault === 'error') {
      const error = { type: 'api_error', message: 'The sandbox was told to fail.' };
      await reply.code(500).send({ error });
    }
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.fault === 'malformed') return String(payload).slice(0, 40);
    if (request.fault === 'lose') request.raw.socket.destroy();
    return payload;
  });

  app.get('/sandbox/faults', async (request) => {
    requireSecretKey(request);
    return faults.settings;
  });

  app.put('/sandbox/faults', async (request) => {
    requireSecretKey(request);
    faults.set(readSettings(String(request.body)));
    return faults.settings;
  });

  app.delete('/sandbox/faults', async (request) => {
    requireSecretKey(request);
    faults.set(faultsSchema.parse({}));
    return faults.settings;
  });

  app.post('/sandbox/events/resend', async (request) => {
    requireSecretKey(request);
    const { payment_intent = '' } = request.query as Record<string, string | undefined>;
    return { resent: await store.events.resend(payment_intent) };
  });
}

function readSettings(body: string) {
  try {
    return faultsSchema.parse(JSON.parse(body));
  } catch (error) {
    throw invalidRequest(error instanceof Error ? error.message : String(error));
  }
}
