import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import type { Config } from '../config.ts';
import { fileAnswer } from '../private-files/file-answer.ts';
import type { ShownAsk } from './request-asks-repository.ts';

export const askAnswer = (config: Config, { files, ...row }: ShownAsk): RequestAsk => ({
  id: row.id,
  title: row.title,
  note: row.note,
  author_name: row.authorName,
  created_at: row.createdAt.toISOString(),
  answer: row.answer,
  files: files.map((file) => fileAnswer(config, file)),
  answered_at: row.answeredAt?.toISOString() ?? null,
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
});
