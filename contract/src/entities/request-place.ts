import * as z from 'zod/mini';
import { maybeShownText, maybeText } from './answer-fields.ts';

/** For staff: the form and page a request was sent from, and the site's own reference. */
export const requestPlace = z.object({
  /** Public id of the form; null without one. */
  embed: maybeText(),
  name: maybeShownText(),
  /** From `maskPage`; '' when not distinguished. */
  page: maybeShownText(),
  ref: maybeShownText(),
});
export type RequestPlace = z.output<typeof requestPlace>;
