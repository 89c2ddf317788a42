import * as z from 'zod/mini';
import { maybeText } from './answer-fields.ts';
import { user } from './user.ts';

/** Answer to a sign-in: the account and, if a session starts, its token. */
export const sessionAnswer = z.object({
  user,
  token: maybeText(),
  message: maybeText(),
  /** Extension: kept by the browser to be recognised (docs/product.md#wrong-passwords). */
  deviceToken: maybeText(),
});
