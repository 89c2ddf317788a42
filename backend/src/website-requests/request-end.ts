import { type SQL, sql } from 'drizzle-orm';
import {
  businesses,
  userWebsites,
  websiteRequestEvents,
  websiteRequests,
} from '../database/schema.ts';

// Columns of the outer query are qualified: with a single table the builder omits its name.

const ofLastEvent = <T>(value: SQL): SQL<T> => sql<T>`(
  select ${value} from ${websiteRequestEvents} event
  where event.request_id = ${websiteRequests}.id order by event.id desc limit 1)`;

/** Column for queries of requests: reason of a refusal; '' otherwise. */
export const reasonOf = (): SQL<string | null> =>
  ofLastEvent(sql`case when event.to_status = 'rejected' then event.reason else '' end`);

/** Whether the owner withdrew it. */
export const isWithdrawn = (): SQL<boolean | null> =>
  ofLastEvent(
    sql`event.to_status = 'rejected' and coalesce(event.actor_id = ${websiteRequests}.user_id, false)`,
  );

/** Address of the newest live site built for it. */
export const liveUrl = (): SQL<string | null> => sql<string | null>`(
  select site.website_url from ${userWebsites} site
  where site.website_request_id = ${websiteRequests}.id and site.ended_at is null
  order by site.id desc limit 1)`;

/** Whether the owner has a company a site can be assigned to; null for a guest's request. */
export const hasCompany = (): SQL<boolean | null> => sql<boolean | null>`
  case when ${websiteRequests}.user_id is not null then exists(
    select from ${businesses} company where company.user_id = ${websiteRequests}.user_id) end`;
