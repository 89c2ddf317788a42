import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { issueTicket } from './upload-tickets.ts';

/** The API's part of uploads; the file host has the rest. */
export function filesRoutes(app: FastifyInstance): void {
  route(app, createUploadTicket, async ({ session }) => {
    const { ticket, expiresAt } = await issueTicket(app.context.db, session.user.id);
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}
