import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';

/** A host without this call keeps the token valid until it expires; the browser deletes it either way. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  capability: 'logout',
  summary: 'Revokes the token of the request.',
  response: acknowledgement,
});
