import * as z from 'zod/mini';
import { maybeText } from './answer-fields.ts';

/** Answer of which only the success status counts. Accepts any body, or none, and keeps a message in it. */
export const acknowledgement = z.catch(z.object({ message: maybeText() }), {});
