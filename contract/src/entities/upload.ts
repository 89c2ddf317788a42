import * as z from 'zod/mini';
import { addresses, anyText, maybeText } from './answer-fields.ts';

/**
 * Answer of the file host; anything but `success` is a failure with a message
 * (docs/product.md#answer-formats).
 */
export const upload = z.object({
  status: anyText(),
  urls: addresses(),
  message: maybeText(),
});
export type Upload = z.output<typeof upload>;
