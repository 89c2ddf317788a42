import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_ASK_NOTE_LENGTH, MAX_ASK_TITLE_LENGTH } from '../constants.ts';
import { lines, pathId, requiredText } from '../entities/fields.ts';
import { requestAsk } from '../entities/request-ask.ts';

/** The promised working days pause while an ask is open. Idempotent by `Idempotency-Key`. */
export const createRequestAsk = defineCall({
  name: 'create-request-ask',
  method: 'POST',
  path: '/api/website-request/:id/asks',
  access: 'admin',
  permission: 'sites',
  capability: 'request-asks',
  summary: 'Asks the owner of a request for something that staff need.',
  params: z.object({ id: pathId() }),
  body: z.object({
    title: requiredText(MAX_ASK_TITLE_LENGTH),
    note: z._default(lines(MAX_ASK_NOTE_LENGTH), ''),
  }),
  additive: { 'idempotency-key': 'request-asks' },
  errors: [
    'website_request_not_found',
    'request_ended',
    'request_without_owner',
    'ask_exists',
    'too_many_asks',
  ],
  response: z.object({ data: requestAsk }),
});
