import { type SQL, sql } from 'drizzle-orm';
import {
  businesses,
  userWebsites,
  websiteRequestEvents,
  websiteRequests,
} from '../database/schema.ts';

// Columns of the outer query by their table's name: of one table alone the builder would write none.

const ofLastEvent = <T>(value: SQL): SQL<T> => sql<T>`(
  select ${value} from ${websiteRequestEvents} event
  where event.request_id = ${websiteRequests}.id order by event.id desc limit 1)`;

/** Why a request was refused, as a column of a query of requests; '' for any other. */
export const reasonOf = (): SQL<string | null> =>
  ofLastEvent(sql`case when event.to_status = 'rejected' then event.reason else '' end`);

/** Whether its owner withdrew it. */
export const isWithdrawn = (): SQL<boolean | null> =>
  ofLastEvent(
    sql`event.to_status = 'rejected' and coalesce(event.actor_id = ${websiteRequests}.user_id, false)`,
  );

/** Where the newest live site that came of it is. */
export const liveUrl = (): SQL<string | null> => sql<string | null>`(
  select site.website_url from ${userWebsites} site
  where site.website_request_id = ${websiteRequests}.id and site.ended_at is null
  order by site.id desc limit 1)`;

/** Whether its owner has a company that a site can be assigned to; null where it is nobody's. */
export const hasCompany = (): SQL<boolean | null> => sql<boolean | null>`
  case when ${websiteRequests}.user_id is not null then exists(
    select from ${businesses} company where company.user_id = ${websiteRequests}.user_id) end`;
