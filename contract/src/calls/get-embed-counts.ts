import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { embed } from '../entities/embed.ts';
import { embedId } from '../entities/embed-fields.ts';
import { embedDay, embedPage, embedStep, embedSum } from '../entities/embed-funnel.ts';

/** Visits are as reported by browsers; `sent` and `live` are the host's rows. */
export const getEmbedCounts = defineCall({
  name: 'get-embed-counts',
  method: 'GET',
  path: '/api/embeds/:id/counts',
  access: 'user',
  capability: 'embeds',
  summary:
    "Returns counters of the caller's embedded questionnaire: total, by step, by day and by page.",
  params: z.object({ id: embedId() }),
  query: z.object({
    /** Days in Europe/Bucharest, both inclusive; absent: unbounded. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  errors: ['embed_not_found'],
  response: z.object({
    embed,
    total: embedSum,
    steps: rows(embedStep),
    /** Days with any data, ascending. */
    days: rows(embedDay),
    /** Most seen first. */
    pages: rows(embedPage),
  }),
});
