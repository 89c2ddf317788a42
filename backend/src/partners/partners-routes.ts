import { createPartner } from '@vitrina/contract/calls/create-partner';
import { endPartner } from '@vitrina/contract/calls/end-partner';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { renewPartnerKey } from '@vitrina/contract/calls/renew-partner-key';
import { revokePartnerKey } from '@vitrina/contract/calls/revoke-partner-key';
import { updatePartner } from '@vitrina/contract/calls/update-partner';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { editPartner, endConnection, renewKey, revokeKey } from './change-partner.ts';
import { connectPartner } from './create-partner.ts';
import { listPartnerRows, toPartner } from './partners-repository.ts';

export function partnersRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, listPartners, async () => ({ data: (await listPartnerRows(db)).map(toPartner) }));

  route(app, createPartner, async ({ body, reply }) => {
    // Contains a key that is shown once.
    reply.header('cache-control', 'no-store');
    return connectPartner(db, config, body);
  });

  route(app, updatePartner, async ({ params, body }) => ({
    partner: await editPartner(db, config, { ...params, ...body }),
  }));

  route(app, renewPartnerKey, async ({ params, body, reply }) => {
    reply.header('cache-control', 'no-store');
    return renewKey(db, config, { ...params, ...body });
  });

  route(app, revokePartnerKey, async ({ params, query }) => ({
    partner: await revokeKey(db, { ...params, ...query }),
  }));

  route(app, endPartner, async ({ params, body }) => ({
    partner: await endConnection(db, { ...params, ...body }),
  }));
}
