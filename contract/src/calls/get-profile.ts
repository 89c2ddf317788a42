import { defineCall } from '../call.ts';
import { profile } from '../entities/profile.ts';

export const getProfile = defineCall({
  name: 'get-profile',
  method: 'GET',
  path: '/api/users/me',
  access: 'signed-in',
  summary: 'The own personal data.',
  response: profile,
});
