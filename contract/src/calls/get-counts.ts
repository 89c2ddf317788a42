import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { number } from '../entities/answer-fields.ts';

/**
 * Each of the staff is answered the counts that are theirs. Where a host lacks it, the console counts
 * what the lists hold.
 */
export const getCounts = defineCall({
  name: 'get-counts',
  method: 'GET',
  path: '/api/counts',
  access: 'admin',
  permission: ['shop', 'sites', 'money'],
  capability: 'counts',
  summary: 'How much waits for staff, as numbers alone.',
  response: z.object({
    /** Orders in the state `Processing`, those that wait for acceptance among them. */
    processing: z.optional(number()),
    waiting: z.optional(number()),
    /** Products of which few pieces are left (`constants`, `LOW_STOCK`). */
    low_stock: z.optional(number()),
    pending_requests: z.optional(number()),
    /** Requests that are older than what is promised (`rules/late-request`). */
    late_requests: z.optional(number()),
    /** Messages of owners that nobody of the staff has read. */
    unread_messages: z.optional(number()),
    unpaid_commissions: z.optional(number()),
    /** Unpaid commissions whose partner told of a transfer. */
    told_transfers: z.optional(number()),
  }),
});
