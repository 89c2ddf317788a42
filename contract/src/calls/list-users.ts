import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { user } from '../entities/user.ts';

/** Staff included. */
export const listUsers = defineCall({
  name: 'list-users',
  method: 'GET',
  path: '/api/users/all',
  access: 'admin',
  permission: ['people', 'sites'],
  summary: 'Lists all accounts, with their company fields.',
  response: rows(user),
});
