import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_VERSION_NOTE_LENGTH } from '../constants.ts';
import { lines, pathId, rowId, webUrl } from '../entities/fields.ts';
import { requestVersion } from '../entities/request-version.ts';

/** Idempotent by `Idempotency-Key`. Moves the request to `in_test`. */
export const addRequestVersion = defineCall({
  name: 'add-request-version',
  method: 'POST',
  path: '/api/website-request/:id/versions',
  access: 'admin',
  permission: 'sites',
  capability: 'request-versions',
  summary: 'Adds a version of the website for the owner of a request to try.',
  params: z.object({ id: pathId() }),
  body: z.object({
    address: webUrl(),
    note: lines(MAX_VERSION_NOTE_LENGTH),
    /** A picture uploaded for the request. */
    file_ids: z._default(z.array(rowId()).check(z.maxLength(1)), []),
  }),
  additive: { 'idempotency-key': 'request-versions' },
  errors: ['website_request_not_found', 'request_ended', 'private_file_not_found'],
  response: z.object({ data: requestVersion }),
});
