import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Repeating it erases data added since, with the same answer. */
export const erasePerson = defineCall({
  name: 'erase-person',
  method: 'DELETE',
  path: '/api/users/:id',
  access: 'admin',
  permission: 'people',
  capability: 'erasure',
  summary:
    'Permanently erases the personal data of an account, except what the law requires. Nobody can sign in to it again.',
  params: z.object({ id: pathId() }),
  errors: ['user_not_found', 'staff_not_erased', 'open_orders'],
  response: acknowledgement,
});
