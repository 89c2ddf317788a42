import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { userWebsite } from '../entities/user-website.ts';

/** Includes ended ones. */
export const listAllUserWebsites = defineCall({
  name: 'list-all-user-websites',
  method: 'GET',
  path: '/api/user-website/all',
  access: 'admin',
  permission: 'sites',
  summary: 'Lists the live sites of all partners.',
  response: z.object({ data: rows(userWebsite) }),
});
