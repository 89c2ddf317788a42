import { MESSAGE_EDIT_MS } from '@vitrina/contract/constants';
import type { MessageInput } from '@vitrina/contract/entities/message-input';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { attachFiles } from '../private-files/private-files-repository.ts';
import type { UserRow } from '../users/user-answer.ts';
import { lockRoom, type Room } from '../website-requests/find-room.ts';
import {
  changeText,
  emptyMessage,
  findMessage,
  findMessageByKey,
  insertMessage,
  noteRead,
  type ShownMessage,
} from './messages-repository.ts';
import { settleNotice, tellUnread } from './tell-unread.ts';

interface Sending extends MessageInput {
  requestId: number;
  user: UserRow;
  idempotencyKey: string | null;
}

/**
 * Sends a message and tells the other side. A repeated request changes nothing and gets the same answer.
 * @throws HttpError `website_request_not_found`, `private_file_not_found`
 */
export const sendMessage = (
  db: Database,
  { requestId, user, idempotencyKey, text, file_ids: fileIds }: Sending,
): Promise<ShownMessage> =>
  inTransaction(db, async (tx) => {
    const room = await lockRoom(tx, user, requestId);
    const { request, isStaff } = room;
    const author = { requestId, authorId: user.id, fromStaff: isStaff };
    const messageId = await insertMessage(tx, { ...author, text, idempotencyKey });
    if (messageId === null)
      return messageOf(tx, requestId, await findMessageByKey(tx, idempotencyKey ?? ''));
    await attachFiles(tx, { requestId, userId: user.id, fileIds }, { messageId });
    // An answer implies that everything above was read.
    await noteRead(tx, { requestId, userId: user.id, upTo: messageId });
    await settleNotice(tx, room);
    await tellUnread(tx, request, !isStaff);
    return messageOf(tx, requestId, messageId);
  });

interface OwnMessage {
  requestId: number;
  messageId: number;
  user: UserRow;
}

/** @throws HttpError `website_request_not_found`, `message_not_found`, `message_too_old` */
export const editMessage = (db: Database, own: OwnMessage & { text: string }) =>
  inTransaction(db, async (tx) => {
    await lockOwn(tx, own);
    await changeText(tx, own.messageId, own.text);
    return messageOf(tx, own.requestId, own.messageId);
  });

/** Removes text and files; the message itself stays visible as withdrawn. @throws as `editMessage` */
export const withdrawMessage = (db: Database, own: OwnMessage): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { request, isStaff } = await lockOwn(tx, own);
    await emptyMessage(tx, own.messageId);
    await tellUnread(tx, request, !isStaff);
  });

async function lockOwn(tx: Transaction, { requestId, messageId, user }: OwnMessage): Promise<Room> {
  const room = await lockRoom(tx, user, requestId);
  const message = await findMessage(tx, requestId, messageId);
  if (message?.authorId !== user.id || message.withdrawnAt)
    throw new HttpError('message_not_found');
  if (!isEditable(message.createdAt)) throw new HttpError('message_too_old');
  return room;
}

async function messageOf(tx: Transaction, requestId: number, id: number): Promise<ShownMessage> {
  const message = await findMessage(tx, requestId, id);
  if (!message) throw new Error('The message is gone.');
  return message;
}

/** Whether a message sent at `createdAt` may still be edited or withdrawn. */
const isEditable = (createdAt: Date, now = Date.now()): boolean =>
  now < createdAt.getTime() + MESSAGE_EDIT_MS;
