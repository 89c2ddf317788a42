import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { embed } from '../entities/embed.ts';
import { embedId } from '../entities/embed-fields.ts';
import { pathId } from '../entities/fields.ts';
import { updateEmbed } from './update-embed.ts';

/** Absent fields stay. */
export const updateUserEmbed = defineCall({
  name: 'update-user-embed',
  method: 'PATCH',
  path: '/api/embeds/user/:userId/:id',
  access: 'admin',
  permission: 'sites',
  capability: 'embeds',
  summary:
    "Changes a person's embedded questionnaire: its name, its sites, or whether it is ended.",
  params: z.object({ userId: pathId(), id: embedId() }),
  body: updateEmbed.body,
  additive: { origins: 'embed-origins', origins_seen: 'embed-origins' },
  errors: ['embed_not_found', 'version_conflict'],
  response: z.object({ data: embed }),
});
