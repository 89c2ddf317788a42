import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { embed } from '../entities/embed.ts';
import { pathId } from '../entities/fields.ts';

/** Without this call staff do not see an owner's questionnaires. */
export const listUserEmbeds = defineCall({
  name: 'list-user-embeds',
  method: 'GET',
  path: '/api/embeds/user/:userId',
  access: 'admin',
  permission: 'sites',
  capability: 'embeds',
  summary: 'Lists the embedded questionnaires of one person, newest first, ended ones last.',
  params: z.object({ userId: pathId() }),
  errors: ['user_not_found'],
  response: z.object({ data: rows(embed) }),
});
