import * as z from 'zod/mini';
import { anyText, id, maybeShownText } from './answer-fields.ts';

/** A staff member who works with requests. */
export const requestColleague = z.object({ id: id(), name: maybeShownText(), email: anyText() });
export type RequestColleague = z.output<typeof requestColleague>;
