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

/** A website request and its state. Dates are ISO 8601. `phone` is an extension. */
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
  /** Extension: held as a suspected script since; null or absent: not held. */
  held_at: maybeDate(),
  /** Extension: sent without signing in, so somebody else may have typed this account's address. */
  sent_by_guest: maybeFlag(),
  /** Extension: messages of the other side unread by everybody on this side. */
  unread: z.nullish(number()),
  /** Extension: working days spent waiting for the owner, by which the promised day moves. */
  paused_days: z.nullish(number()),
  /** Extension: start of the current pause. */
  paused_since: z.nullish(date()),
  /** Extensions: reason of a refusal, and whether the owner withdrew it. */
  reason: maybeText(),
  withdrawn: maybeFlag(),
  /** Extension: address of the live site built for it. */
  live_url: maybeText(),
  /** Extensions: the owner's name, and whether they have a company a site can be assigned to. */
  owner_name: maybeShownText(),
  has_company: maybeFlag(),
  /** Extension: start of the last booked call; null without one, and after cancelling. */
  call_at: z.nullish(date()),
  /** Extensions: number of the newest version, and the owner's answer to it. */
  version_number: z.nullish(number()),
  version_answer: maybeKnown(VERSION_ANSWERS),
});
export type WebsiteRequest = z.output<typeof websiteRequest>;
