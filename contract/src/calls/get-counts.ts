import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { number } from '../entities/answer-fields.ts';

/** Answers the counts that the caller may see. Without this call the console counts the lists' rows. */
export const getCounts = defineCall({
  name: 'get-counts',
  method: 'GET',
  path: '/api/counts',
  access: 'admin',
  permission: ['shop', 'sites', 'money'],
  capability: 'counts',
  summary: 'Returns counts of what waits for staff.',
  response: z.object({
    /** Orders in state `Processing`, including those waiting for acceptance. */
    processing: z.optional(number()),
    waiting: z.optional(number()),
    /** Products with little stock (`constants`, `LOW_STOCK`). */
    low_stock: z.optional(number()),
    pending_requests: z.optional(number()),
    /** Requests older than promised (`rules/late-request`). */
    late_requests: z.optional(number()),
    /** Owners' messages that no staff member has read. */
    unread_messages: z.optional(number()),
    unpaid_commissions: z.optional(number()),
    /** Unpaid commissions with an announced transfer. */
    told_transfers: z.optional(number()),
  }),
});
