import * as z from 'zod/mini';
import { maybeText } from './answer-fields.ts';

/**
 * Answer of a call of which only the ok status counts. Whatever body another host sends, or none,
 * is accepted; a message in it is kept.
 */
export const acknowledgement = z.catch(z.object({ message: maybeText() }), {});
