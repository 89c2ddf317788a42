import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { change } from '../entities/change.ts';

/** A stream says something this often, in ms; who hears nothing for much longer has lost it. */
export const STREAM_HEARTBEAT_MS = 15_000;

/** Who began to read earlier reads everything again. */
export const MAX_AGE_MS = 5 * 60_000;

/**
 * Events of the WHATWG event stream format, one after the other until the session or the connection
 * ends. `change`: its data is a `ChangeBatch`, its id what to resume after. `ready`: the id to resume
 * after, and nothing was missed; sent first, and as the sign of life (`STREAM_HEARTBEAT_MS`). `again`: something
 * was missed, so everything shown is asked for again.
 */
export const streamChanges = defineCall({
  name: 'stream-changes',
  method: 'GET',
  path: '/api/changes',
  access: 'signed-in',
  capability: 'live-changes',
  summary: 'Tells what changes, as long as the connection stays: an event stream.',
  query: z.object({
    /** Id of the last event; `now` for who begins, and reads everything after the first event. */
    after: z.union([z.literal('now'), z.coerce.number<number>().check(z.int32(), z.minimum(0))]),
    /** With `now`: who began to read so many ms ago is told what was committed since. */
    age: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(MAX_AGE_MS))),
  }),
  additive: { age: 'changes-since' },
  errors: ['rate_limited'],
  streams: true,
  response: z.string(),
});

/** The data of one `change` event: each thing once, however often it changed. */
export const changeBatch = z.array(change);
export type ChangeBatch = z.output<typeof changeBatch>;
