import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../rules/request-status.ts';
import { id, maybeText } from './fields.ts';

/** A request for a website and where it stands. Dates are ISO 8601. */
export const websiteRequest = z.object({
  id: id(),
  user_id: z.nullish(id()),
  email: maybeText(),
  business_name: maybeText(),
  website_url: maybeText(),
  description: maybeText(),
  request_date: maybeText(),
  created_at: maybeText(),
  status: z.enum(REQUEST_STATUSES),
  status_updated: maybeText(),
});
export type WebsiteRequest = z.output<typeof websiteRequest>;
