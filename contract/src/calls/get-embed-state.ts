import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { embedId } from '../entities/embed-fields.ts';

/** Called by the form's frame before anybody fills it in. */
export const getEmbedState = defineCall({
  name: 'get-embed-state',
  method: 'GET',
  path: '/api/embeds/:id/state',
  access: 'public',
  allowsOpaqueOrigin: true,
  capability: 'embeds',
  summary: 'Tells whether the owner ended an embedded questionnaire.',
  params: z.object({ id: embedId() }),
  errors: ['embed_not_found'],
  response: z.object({ ended: z.boolean() }),
});
