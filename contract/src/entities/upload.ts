import * as z from 'zod/mini';
import { maybeText } from './fields.ts';

/**
 * Answer of the file host; anything but `success` is a failure with a message
 * (docs/product.md#answer-formats).
 */
export const upload = z.object({
  status: z.string(),
  urls: z.nullish(z.array(z.string())),
  message: maybeText(),
});
export type Upload = z.output<typeof upload>;
