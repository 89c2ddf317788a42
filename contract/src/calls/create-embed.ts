import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { embed } from '../entities/embed.ts';
import { embedName } from '../entities/embed-fields.ts';

/** At most `MAX_EMBEDS` per account, ended ones included. */
export const createEmbed = defineCall({
  name: 'create-embed',
  method: 'POST',
  path: '/api/embeds',
  access: 'user',
  capability: 'embeds',
  summary:
    'Adds an embedded questionnaire of the caller, with a public ID under which visits are counted.',
  body: z.object({ name: embedName() }),
  errors: ['too_many_embeds'],
  response: z.object({ data: embed }),
});
