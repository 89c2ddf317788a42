import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { Config } from '../config.ts';
import { fileAnswer } from '../private-files/file-answer.ts';
import type { ShownMessage } from './messages-repository.ts';

export const messageAnswer = (
  config: Config,
  readerId: number,
  { files, authorId, ...row }: ShownMessage,
): RequestMessage => ({
  id: row.id,
  from_staff: row.fromStaff,
  is_own: authorId === readerId,
  author_name: row.authorName,
  text: row.text,
  files: files.map((file) => fileAnswer(config, file)),
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
});
