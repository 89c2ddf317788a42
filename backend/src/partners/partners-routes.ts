import { createPartner as createPartnerCall } from '@vitrina/contract/calls/create-partner';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { createPartner } from './create-partner.ts';

export function partnersRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, createPartnerCall, async ({ body, reply }) => {
    // It holds a key that is shown once.
    reply.header('cache-control', 'no-store');
    return createPartner(db, config.encryptionKey, body);
  });
}
