import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { embed } from '../entities/embed.ts';
import { embedId, embedName, embedOrigins } from '../entities/embed-fields.ts';

/** Absent fields stay. With `origins_seen` a concurrent change of the sites is a conflict, not lost. */
export const updateEmbed = defineCall({
  name: 'update-embed',
  method: 'PATCH',
  path: '/api/embeds/:id',
  access: 'user',
  capability: 'embeds',
  summary:
    "Changes the caller's embedded questionnaire: its name, its sites, or whether it is ended.",
  params: z.object({ id: embedId() }),
  body: z.object({
    name: z.optional(embedName()),
    ended: z.optional(z.boolean()),
    origins: z.optional(embedOrigins()),
    origins_seen: z.optional(embedOrigins()),
  }),
  additive: { origins: 'embed-origins', origins_seen: 'embed-origins' },
  errors: ['embed_not_found', 'version_conflict'],
  response: z.object({ data: embed }),
});
