import { bookRequestCall } from '@vitrina/contract/calls/book-request-call';
import { cancelRequestCall } from '@vitrina/contract/calls/cancel-request-call';
import { getRequestCall } from '@vitrina/contract/calls/get-request-call';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findCall } from '../website-requests/calls-repository.ts';
import { findRoom } from '../website-requests/find-room.ts';
import { bookCall } from './book-call.ts';
import { callAnswer } from './call-answer.ts';
import { cancelCall } from './cancel-call.ts';
import { freeSlots } from './free-slots.ts';

export function requestCallsRoutes(app: FastifyInstance): void {
  const { db, limits } = app.context;

  route(app, getRequestCall, async ({ params: { id }, session: { user } }) => {
    const { request, isStaff } = await findRoom(db, user, id);
    const call = await findCall(db, id);
    const canBook = !isStaff && !REQUEST_STATES[request.status].isFinal;
    const slots = canBook ? await freeSlots(db) : [];
    return {
      data: call ? callAnswer(call) : null,
      slots: slots.map((starts_at) => ({ starts_at })),
    };
  });

  route(app, bookRequestCall, async ({ params: { id }, body, session: { user } }) => {
    await findRoom(db, user, id);
    await limits.take('request-message', String(user.id));
    const startsAt = new Date(body.starts_at);
    return { data: callAnswer(await bookCall(app.context, { requestId: id, user, startsAt })) };
  });

  route(app, cancelRequestCall, async ({ params, body, session: { user } }) => {
    const { starts_at, reason } = body;
    const seen = new Date(starts_at);
    await cancelCall(app.context, { requestId: params.id, user, seen, reason });
    return { message: messages.callCancelled };
  });
}
