import { createFileTicket } from '@vitrina/contract/calls/create-file-ticket';
import { MAX_REQUEST_FILES } from '@vitrina/contract/constants';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { findRoom } from '../website-requests/find-room.ts';
import { issueFileTicket } from './file-ticket.ts';
import { countFiles } from './private-files-repository.ts';

export function privateFilesRoutes(app: FastifyInstance): void {
  const { db, config } = app.context;

  route(app, createFileTicket, async ({ params, session: { user } }) => {
    const { request } = await findRoom(db, user, params.id);
    if ((await countFiles(db, request.id)) >= MAX_REQUEST_FILES)
      throw new HttpError('too_many_files');
    const { ticket, expiresAt } = issueFileTicket(config, {
      requestId: request.id,
      userId: user.id,
    });
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
}
