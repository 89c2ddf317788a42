import { editRequestMessage } from '@vitrina/contract/calls/edit-request-message';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { markRequestRead } from '@vitrina/contract/calls/mark-request-read';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findRoom } from '../website-requests/find-room.ts';
import { messageAnswer } from './message-answer.ts';
import { listNewest, listReads, noteRead } from './messages-repository.ts';
import { editMessage, sendMessage, withdrawMessage } from './send-message.ts';
import { settleNotice } from './tell-unread.ts';

export function conversationsRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, listRequestMessages, async ({ params, query, session: { user } }) => {
    const { request } = await findRoom(db, user, params.id);
    const [found, reads] = await Promise.all([
      listNewest(db, params.id, query.limit + 1),
      listReads(db, params.id),
    ]);
    return {
      data: found.slice(-query.limit).map((message) => messageAnswer(config, user.id, message)),
      has_more: found.length > query.limit,
      reads: reads.map((read) => ({
        from_staff: read.userId !== request.userId,
        is_own: read.userId === user.id,
        name: read.name,
        last_message_id: read.lastMessageId,
        read_at: read.readAt.toISOString(),
      })),
    };
  });

  route(app, sendRequestMessage, async ({ params, body, session: { user }, request }) => {
    await findRoom(db, user, params.id);
    await limits.take('request-message', String(user.id));
    const sending = { requestId: params.id, user, ...body };
    const key = idempotencyKey(request, `message ${params.id} of ${user.id}`);
    const sent = await sendMessage(db, { ...sending, idempotencyKey: key });
    return { data: messageAnswer(config, user.id, sent) };
  });

  route(app, editRequestMessage, async ({ params, body, session: { user } }) => {
    const { id: requestId, messageId } = params;
    const edited = await editMessage(db, { requestId, messageId, user, text: body.text });
    return { data: messageAnswer(config, user.id, edited) };
  });

  route(app, withdrawRequestMessage, async ({ params, session: { user } }) => {
    await withdrawMessage(db, { requestId: params.id, messageId: params.messageId, user });
    return { message: messages.messageWithdrawn };
  });

  route(app, markRequestRead, async ({ params, body, session: { user } }) => {
    const room = await findRoom(db, user, params.id);
    await inTransaction(db, async (tx) => {
      const read = { requestId: params.id, userId: user.id, upTo: body.message_id };
      if (await noteRead(tx, read)) await settleNotice(tx, room);
    });
    return { message: messages.conversationRead };
  });
}
