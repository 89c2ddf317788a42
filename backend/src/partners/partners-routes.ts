import { createPartner as createPartnerCall } from '@vitrina/contract/calls/create-partner';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { createPartner } from './create-partner.ts';
import { listPartnerRows, toPartner } from './partners-repository.ts';

export function partnersRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, listPartners, async () => ({ data: (await listPartnerRows(db)).map(toPartner) }));

  route(app, createPartnerCall, async ({ body, reply }) => {
    // It holds a key that is shown once.
    reply.header('cache-control', 'no-store');
    return createPartner(db, config, body);
  });
}
