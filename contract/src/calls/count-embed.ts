import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { embedId } from '../entities/embed-fields.ts';
import { EMBED_EVENTS } from '../rules/embed-events.ts';
import { EMBED_STEPS } from '../rules/embed-steps.ts';

/** Of the frame. Nothing in it is about the visitor, and no row is kept of one. */
export const countEmbed = defineCall({
  name: 'count-embed',
  method: 'POST',
  path: '/api/embeds/:id/counts',
  access: 'public',
  allowsOpaqueOrigin: true,
  capability: 'embeds',
  summary: 'Adds one to a sum of an embedded questionnaire.',
  params: z.object({ id: embedId() }),
  body: z
    .object({
      event: z.enum(EMBED_EVENTS),
      /** With the event `step`: which. */
      step: z.optional(z.enum(EMBED_STEPS)),
      /** With the event `seen`: the form was opened over the page. */
      popup: z.optional(z.boolean()),
      /** Where the form stands; '' where the browser does not say. */
      page: z.optional(z.string().check(z.maxLength(2000))),
    })
    .check(
      z.refine(({ event, step }) => event !== 'step' || step !== undefined, { path: ['step'] }),
    ),
  errors: ['embed_not_found', 'rate_limited'],
  response: acknowledgement,
});
