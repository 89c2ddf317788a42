import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../rules/request-status.ts';
import { id, maybeDate, maybeFlag, maybeId, maybeText, state } from './answer-fields.ts';

/** A request for a website and where it stands. Dates are ISO 8601. `phone` is an extension. */
export const websiteRequest = z.object({
  id: id(),
  user_id: maybeId(),
  email: maybeText(),
  phone: maybeText(),
  business_name: maybeText(),
  website_url: maybeText(),
  description: maybeText(),
  request_date: maybeDate(),
  created_at: maybeDate(),
  status: state(REQUEST_STATUSES),
  status_updated: maybeDate(),
  /** Extension: since when it waits for staff to say that no script sent it; null or left out: it does not. */
  held_at: maybeDate(),
  /** Extension: nobody was signed in, so somebody else may have typed the address of this account. */
  sent_by_guest: maybeFlag(),
});
export type WebsiteRequest = z.output<typeof websiteRequest>;
