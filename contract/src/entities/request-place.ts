import * as z from 'zod/mini';
import { maybeShownText, maybeText } from './answer-fields.ts';

/** Where a request was written, for staff: a form on somebody's site, its page, and the site's own reference. */
export const requestPlace = z.object({
  /** Public name of the form; null without one. */
  embed: maybeText(),
  name: maybeShownText(),
  /** As `maskPage` writes it; '' where it is not told apart. */
  page: maybeShownText(),
  ref: maybeShownText(),
});
export type RequestPlace = z.output<typeof requestPlace>;
