import * as z from 'zod/mini';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../constants.ts';
import { REQUIRED } from '../messages.ts';
import { lines, rowId } from './fields.ts';

/** Ids of files uploaded for the request. */
export const fileIds = () => z._default(z.array(rowId()).check(z.maxLength(MAX_MESSAGE_FILES)), []);

/** Text, files, or both. */
export const messageInput = z
  .object({ text: lines(MAX_MESSAGE_LENGTH), file_ids: fileIds() })
  .check(
    z.refine(({ text, file_ids }) => text !== '' || file_ids.length > 0, {
      path: ['text'],
      error: REQUIRED,
    }),
  );
export type MessageInput = z.output<typeof messageInput>;
