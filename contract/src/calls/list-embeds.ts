import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { embed } from '../entities/embed.ts';

/** `get-embed-counts` answers the visits of one. */
export const listEmbeds = defineCall({
  name: 'list-embeds',
  method: 'GET',
  path: '/api/embeds',
  access: 'user',
  capability: 'embeds',
  summary: "Lists the caller's embedded questionnaires, newest first, ended ones last.",
  response: z.object({ data: rows(embed) }),
});
