import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { giveWebsite } from './assign-user-website.ts';
import { listLiveRows, listWebsiteRows, toUserWebsite } from './user-websites-repository.ts';

export function userWebsitesRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listUserWebsites, async ({ session }) => {
    const rows = await listLiveRows(db, session.user.id);
    return {
      success: true,
      data: rows.map(toUserWebsite),
      ...(rows.length === 0 && { message: messages.noWebsites }),
    };
  });

  route(app, listAllUserWebsites, async () => {
    const rows = await listWebsiteRows(db);
    return { data: rows.map(toUserWebsite) };
  });

  route(app, assignUserWebsite, async ({ body, session }) => {
    await giveWebsite(app.context, body, session.user.id);
    return { message: messages.websiteAssigned };
  });
}
