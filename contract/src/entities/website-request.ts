import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../rules/request-status.ts';
import { VERSION_ANSWERS } from '../rules/version-answers.ts';
import {
  date,
  id,
  maybeDate,
  maybeFlag,
  maybeId,
  maybeKnown,
  maybeShownText,
  maybeText,
  number,
  state,
} from './answer-fields.ts';

/** A request for a website and where it stands. Dates are ISO 8601. `phone` is an extension. */
export const websiteRequest = z.object({
  id: id(),
  user_id: maybeId(),
  email: maybeText(),
  phone: maybeText(),
  business_name: maybeShownText(),
  website_url: maybeText(),
  description: maybeShownText(),
  request_date: maybeDate(),
  created_at: maybeDate(),
  status: state(REQUEST_STATUSES),
  status_updated: maybeDate(),
  /** Extension: since when it waits for staff to say that no script sent it; null or left out: it does not. */
  held_at: maybeDate(),
  /** Extension: nobody was signed in, so somebody else may have typed the address of this account. */
  sent_by_guest: maybeFlag(),
  /** Extension: messages of the other side that nobody of the own side has read. */
  unread: z.nullish(number()),
  /** Extension: working days in which staff waited for its owner; the promised day is so much later. */
  paused_days: z.nullish(number()),
  /** Extension: since when they wait. */
  paused_since: z.nullish(date()),
  /** Extensions: of a refused one why, and whether its owner withdrew it. */
  reason: maybeText(),
  withdrawn: maybeFlag(),
  /** Extension: where the website that came of it is live. */
  live_url: maybeText(),
  /** Extensions: the name of its owner, and whether they have a company that a site can be assigned to. */
  owner_name: maybeShownText(),
  has_company: maybeFlag(),
  /** Extension: when the last booked call is, or was; null without one, and where it was cancelled. */
  call_at: z.nullish(date()),
  /** Extensions: the number of the newest version, and what its owner said of it. */
  version_number: z.nullish(number()),
  version_answer: maybeKnown(VERSION_ANSWERS),
});
export type WebsiteRequest = z.output<typeof websiteRequest>;
