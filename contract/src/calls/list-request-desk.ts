import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { deskRequest } from '../entities/desk-request.ts';

/** Without this call staff look through the list of requests. */
export const listRequestDesk = defineCall({
  name: 'list-request-desk',
  method: 'GET',
  path: '/api/request-desk',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Lists requests that wait for staff, the earliest promised answer first.',
  response: z.object({ data: rows(deskRequest) }),
});
