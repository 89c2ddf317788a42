import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { user } from '../entities/user.ts';

export const listUsers = defineCall({
  name: 'list-users',
  method: 'GET',
  path: '/api/users/all',
  access: 'admin',
  origin: 'spec',
  summary: 'All accounts, with their company fields.',
  response: z.array(user),
});
