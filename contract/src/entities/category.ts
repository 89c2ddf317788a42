import * as z from 'zod/mini';
import { id } from './fields.ts';

export const category = z.object({ category_id: id(), category_name: z.string() });
export type Category = z.output<typeof category>;
