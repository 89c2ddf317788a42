import { defineCall } from '../call.ts';
import { profile } from '../entities/profile.ts';

/** Name, e-mail, phone and address of the caller's account. */
export const getProfile = defineCall({
  name: 'get-profile',
  method: 'GET',
  path: '/api/users/me',
  access: 'signed-in',
  summary: "Returns the caller's personal data.",
  response: profile,
});
