import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { embed } from '../entities/embed.ts';
import { embedName, embedOrigins } from '../entities/embed-fields.ts';
import { pathId } from '../entities/fields.ts';

/** Like `create-embed`, with that account's limit of `MAX_EMBEDS`. */
export const createUserEmbed = defineCall({
  name: 'create-user-embed',
  method: 'POST',
  path: '/api/embeds/user/:userId',
  access: 'admin',
  permission: 'sites',
  capability: 'embeds',
  summary:
    'Adds an embedded questionnaire for a person, with a public ID under which visits are counted.',
  params: z.object({ userId: pathId() }),
  body: z.object({ name: embedName(), origins: z.optional(embedOrigins()) }),
  additive: { origins: 'embed-origins' },
  errors: ['user_not_found', 'too_many_embeds'],
  response: z.object({ data: embed }),
});
