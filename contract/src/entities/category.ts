import * as z from 'zod/mini';
import { anyText, id } from './answer-fields.ts';

/** A category of the catalogue. */
export const category = z.object({ category_id: id(), category_name: anyText() });
export type Category = z.output<typeof category>;
