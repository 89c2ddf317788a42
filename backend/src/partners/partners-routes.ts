import { createPartner } from '@vitrina/contract/calls/create-partner';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { connectPartner } from './create-partner.ts';
import { listPartnerRows, toPartner } from './partners-repository.ts';

export function partnersRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, listPartners, async () => ({ data: (await listPartnerRows(db)).map(toPartner) }));

  route(app, createPartner, async ({ body, reply }) => {
    // It holds a key that is shown once.
    reply.header('cache-control', 'no-store');
    return connectPartner(db, config, body);
  });
}
