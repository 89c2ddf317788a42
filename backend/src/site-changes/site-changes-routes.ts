import { endUserWebsite } from '@vitrina/contract/calls/end-user-website';
import { updateUserWebsite } from '@vitrina/contract/calls/update-user-website';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { editSite, endSite } from './change-user-website.ts';

export function siteChangesRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, updateUserWebsite, async ({ params, body }) => ({
    website: await editSite(db, { ...params, ...body }),
  }));

  route(app, endUserWebsite, async ({ params, body }) => ({
    website: await endSite(db, { ...params, ...body }),
  }));
}
