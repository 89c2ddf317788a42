import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { lines, requiredText } from '../entities/fields.ts';

/** Without this call the page offers the same declaration as a prepared e-mail. */
export const createWithdrawal = defineCall({
  name: 'create-withdrawal',
  method: 'POST',
  path: '/api/withdrawals',
  access: 'optional',
  capability: 'withdrawals',
  summary: 'Receives a withdrawal from a contract and confirms it by e-mail, with its date.',
  body: z.object({
    name: requiredText(120),
    email: email(),
    orderNumber: requiredText(40),
    /** Returned products; '' means all. */
    products: z.optional(lines(1000)),
    reason: z.optional(lines(1000)),
  }),
  errors: ['rate_limited'],
  response: z.object({
    withdrawalId: id(),
    /** ISO 8601. */
    receivedAt: z.string(),
  }),
});
