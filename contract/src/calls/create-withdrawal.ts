import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { lines, requiredText } from '../entities/fields.ts';
import { returnedLines } from '../entities/return-fields.ts';
import { LINES_WITHOUT_WORDS } from '../messages.ts';

/**
 * Without this call the page offers the same declaration as a prepared e-mail. A host never refuses `lines`:
 * that would tell strangers which order an address has.
 */
export const createWithdrawal = defineCall({
  name: 'create-withdrawal',
  method: 'POST',
  path: '/api/withdrawals',
  access: 'optional',
  capability: 'withdrawals',
  summary: 'Records a withdrawal from a contract and confirms its date by e-mail.',
  body: z
    .object({
      name: requiredText(120),
      email: email(),
      orderNumber: requiredText(40),
      /** Returned products in words; '' means everything not yet returned. */
      products: z.optional(lines(1000)),
      /** The same products as lines of the order; the declaration itself is the text in `products`. */
      lines: z.optional(returnedLines()),
      reason: z.optional(lines(1000)),
    })
    .check(
      z.refine(({ products, lines }) => !lines?.length || !!products, {
        path: ['products'],
        error: LINES_WITHOUT_WORDS,
      }),
    ),
  additive: { lines: 'return-lines', 'idempotency-key': 'return-lines' },
  errors: ['rate_limited'],
  response: z.object({
    withdrawalId: id(),
    /** ISO 8601. */
    receivedAt: z.string(),
  }),
});
