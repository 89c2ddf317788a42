import { MESSAGE_EDIT_MS } from '@vitrina/contract/constants';

/** Whether a message of this moment may still be changed or withdrawn. */
export const isEditable = (createdAt: Date, now = Date.now()): boolean =>
  now < createdAt.getTime() + MESSAGE_EDIT_MS;
