import { answerRequestAsk } from '@vitrina/contract/calls/answer-request-ask';
import { createRequestAsk } from '@vitrina/contract/calls/create-request-ask';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import { withdrawRequestAsk } from '@vitrina/contract/calls/withdraw-request-ask';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import type { FastifyInstance } from 'fastify';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findRoom } from '../website-requests/find-room.ts';
import { askAnswer } from './ask-answer.ts';
import { answerAsk, createAsk, takeAskBack } from './change-asks.ts';
import { listAsks } from './request-asks-repository.ts';

export function requestAsksRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  const readAll = async (requestId: number): Promise<RequestAsk[]> =>
    (await listAsks(db, requestId)).map((ask) => askAnswer(config, ask));

  async function readOne(requestId: number, id: number): Promise<{ data: RequestAsk }> {
    const ask = (await readAll(requestId)).find((one) => one.id === id);
    if (!ask) throw new Error('The ask is gone.');
    return { data: ask };
  }

  route(app, listRequestAsks, async ({ params: { id }, session: { user } }) => {
    await findRoom(db, user, id);
    return { data: await readAll(id) };
  });

  route(app, createRequestAsk, async ({ params, body, session: { user }, request }) => {
    const askedKey = idempotencyKey(request, `ask ${params.id}`);
    const id = await createAsk(app.context, { requestId: params.id, user, askedKey, ...body });
    return readOne(params.id, id);
  });

  route(app, answerRequestAsk, async ({ params, body, session: { user }, request }) => {
    const { id: requestId, askId } = params;
    await findRoom(db, user, requestId);
    await limits.take('request-message', String(user.id));
    const key = idempotencyKey(request, `answer ${askId} of ${user.id}`);
    await answerAsk(app.context, { requestId, askId, user, idempotencyKey: key, ...body });
    return readOne(requestId, askId);
  });

  route(app, withdrawRequestAsk, async ({ params, session: { user } }) => {
    await takeAskBack(app.context, { requestId: params.id, askId: params.askId, user });
    return { message: messages.askWithdrawn };
  });
}
