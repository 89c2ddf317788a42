import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { embedId } from '../entities/embed-fields.ts';
import { EMBED_EVENTS } from '../rules/embed-events.ts';
import { EMBED_STEPS } from '../rules/embed-steps.ts';

/** Sent by the form's frame. Contains nothing about the visitor, and no row is stored per visitor. */
export const countEmbed = defineCall({
  name: 'count-embed',
  method: 'POST',
  path: '/api/embeds/:id/counts',
  access: 'public',
  allowsOpaqueOrigin: true,
  capability: 'embeds',
  summary: 'Increments a counter of an embedded questionnaire.',
  params: z.object({ id: embedId() }),
  body: z
    .object({
      event: z.enum(EMBED_EVENTS),
      /** With event `step`: its name. */
      step: z.optional(z.enum(EMBED_STEPS)),
      /** With event `seen`: the form was opened over the page. */
      popup: z.optional(z.boolean()),
      /** Address of the embedding page; '' when the browser does not reveal it. */
      page: z.optional(z.string().check(z.maxLength(2000))),
    })
    .check(
      z.refine(({ event, step }) => event !== 'step' || step !== undefined, { path: ['step'] }),
    ),
  errors: ['embed_not_found', 'rate_limited'],
  response: acknowledgement,
});
