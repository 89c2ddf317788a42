import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { change } from '../entities/change.ts';

/** Heartbeat interval of a stream, in ms; a much longer silence means that it is lost. */
export const STREAM_HEARTBEAT_MS = 15_000;

/** Maximum `age`: a client that began to read earlier refetches everything. */
export const MAX_AGE_MS = 5 * 60_000;

/**
 * WHATWG event stream until the session or connection ends. `change`: its data is a `ChangeBatch`, its id
 * the position to resume from. `ready`: the position, with nothing missed; sent first, and as the heartbeat
 * (`STREAM_HEARTBEAT_MS`). `again`: something was missed, so refetch everything.
 */
export const streamChanges = defineCall({
  name: 'stream-changes',
  method: 'GET',
  path: '/api/changes',
  access: 'signed-in',
  capability: 'live-changes',
  summary: 'Streams changes as server-sent events while the connection is open.',
  query: z.object({
    /** Id of the last event; `now` for a new client, which reads everything after the first event. */
    after: z.union([z.literal('now'), z.coerce.number<number>().check(z.int32(), z.minimum(0))]),
    /** With `now`: ms since the client began to read; changes committed since then are sent, too. */
    age: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(MAX_AGE_MS))),
  }),
  additive: { age: 'changes-since' },
  errors: ['rate_limited'],
  streams: true,
  response: z.string(),
});

/** Data of one `change` event: each thing once, however often it changed. */
export const changeBatch = z.array(change);
export type ChangeBatch = z.output<typeof changeBatch>;
