import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { INVALID_PATH } from '../messages.ts';
import { sameOriginPath } from '../rules/same-origin-path.ts';

/** `redirect` is a path of the shell to come back to, with `?token=` added (rulings 4). */
export const googleLogin = defineCall({
  name: 'google-login',
  method: 'GET',
  path: '/api/auth/google/login',
  access: 'public',
  origin: 'spec',
  summary: 'Starts the sign-in with Google: a navigation of the browser, not a fetch.',
  query: z.object({
    redirect: z._default(
      z.string().check(z.refine((path) => sameOriginPath(path) !== null, { error: INVALID_PATH })),
      '/',
    ),
  }),
  response: z.unknown(),
});
