import { assignRequest as assignRequestCall } from '@vitrina/contract/calls/assign-request';
import { countRequestDesk } from '@vitrina/contract/calls/count-request-desk';
import { getRequestAssignee } from '@vitrina/contract/calls/get-request-assignee';
import { listRequestColleagues } from '@vitrina/contract/calls/list-request-colleagues';
import { listRequestDesk } from '@vitrina/contract/calls/list-request-desk';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findRoom } from '../website-requests/find-room.ts';
import { assignRequest } from './assign-request.ts';
import { listAssignments, listColleagues } from './assignments-repository.ts';
import { countDesk, listDesk } from './list-desk.ts';

export function requestDeskRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listRequestDesk, async () => ({ data: await listDesk(db) }));

  route(app, countRequestDesk, async () => ({ count: await countDesk(db) }));

  route(app, listRequestColleagues, async () => ({ data: await listColleagues(db) }));

  route(app, getRequestAssignee, async ({ params: { id }, session: { user } }) => {
    const { request } = await findRoom(db, user, id);
    const assignments = await listAssignments(db, id);
    return {
      assignee_id: request.assigneeId,
      assignments: assignments.map((row) => ({
        id: row.id,
        assignee_name: row.assigneeName,
        actor_name: row.actorName,
        created_at: row.createdAt.toISOString(),
      })),
    };
  });

  route(app, assignRequestCall, async ({ params, body, session: { user } }) => {
    const { assignee_id: assigneeId, assignee_seen: seen } = body;
    await assignRequest(app.context, { requestId: params.id, user, assigneeId, seen });
    return { message: messages.requestAssigned };
  });
}
