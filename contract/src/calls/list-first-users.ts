import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { firstRowsQuery } from '../entities/first-rows-query.ts';
import { user } from '../entities/user.ts';

/** A shorter answer, shown until `list-users` has answered. */
export const listFirstUsers = defineCall({
  name: 'list-first-users',
  method: 'GET',
  path: '/api/users/first',
  access: 'admin',
  permission: ['people', 'sites'],
  capability: 'first-rows',
  summary: 'Lists the first accounts of all, and counts all.',
  query: firstRowsQuery,
  response: z.object({ total: number(), users: rows(user) }),
});
