import * as z from 'zod/mini';
import { maybeText } from './answer-fields.ts';
import { user } from './user.ts';

/** Answer to a sign-in: the account and, if the host starts a session, its token. */
export const sessionAnswer = z.object({
  user,
  token: maybeText(),
  message: maybeText(),
  /** Extension: what the browser keeps to be known by (docs/product.md#wrong-passwords). */
  deviceToken: maybeText(),
});
