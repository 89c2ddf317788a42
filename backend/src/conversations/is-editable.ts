import { MESSAGE_EDIT_MS } from '@vitrina/contract/constants';

/** Whether a message sent at `createdAt` may still be edited or withdrawn. */
export const isEditable = (createdAt: Date, now = Date.now()): boolean =>
  now < createdAt.getTime() + MESSAGE_EDIT_MS;
