import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { unplacedPayment } from '../entities/unplaced-payment.ts';

/** Without this call the console says that it cannot know. */
export const listUnplacedPayments = defineCall({
  name: 'list-unplaced-payments',
  method: 'GET',
  path: '/api/payments/unplaced',
  access: 'admin',
  permission: ['shop', 'money'],
  capability: 'unplaced-payments',
  summary: 'Lists payments that succeeded but have no order yet, oldest first.',
  response: z.object({ payments: rows(unplacedPayment) }),
});
