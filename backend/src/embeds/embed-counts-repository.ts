import { EMBED_COUNT_DAYS, MAX_EMBED_PAGES } from '@vitrina/contract/constants';
import type { EmbedEvent } from '@vitrina/contract/rules/embed-events';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { embedCounts, embeds, userWebsites, websiteRequests } from '../database/schema.ts';

const TODAY = sql`(now() at time zone 'Europe/Bucharest')::date`;
/** All pages above the limit, per embed and day. */
export const OTHER_PAGES = '*';

interface Counted {
  id: string;
  page: string;
  event: EmbedEvent;
  /** For `step` its name; for `seen` `POPUP` or ''. */
  step: string;
}

/** With `seen`: the form was opened over the page. */
export const POPUP = 'popup';

/** Whether the page already has its own total today. */
export const isKnownPage = async (db: Database, id: string, page: string): Promise<boolean> =>
  (await db.$count(
    embedCounts,
    and(eq(embedCounts.embedId, id), eq(embedCounts.day, TODAY), eq(embedCounts.page, page)),
  )) > 0;

/**
 * Increments a total (docs/product.md#forms-on-other-sites). @returns false when the embed is unknown or
 * ended
 */
export async function addOne(db: Database, { id, page, event, step }: Counted): Promise<boolean> {
  const ofToday = sql`select from ${embedCounts} where embed_id = ${id} and day = ${TODAY}`;
  const known = sql`exists (${ofToday} and page = ${page})`;
  const few = sql`(select count(distinct page) from ${embedCounts}
    where embed_id = ${id} and day = ${TODAY}) < ${MAX_EMBED_PAGES}`;
  const { rowCount } = await db.execute(sql`
    insert into ${embedCounts} (embed_id, day, page, event, step, count)
    select id, ${TODAY}, case when ${known} or ${few} then ${page} else ${OTHER_PAGES} end,
      ${event}, ${step}, 1
    from ${embeds} where id = ${id} and ended_at is null
    on conflict (embed_id, day, page, event, step)
    do update set count = ${embedCounts}.count + 1`);
  return rowCount === 1;
}

/** A total: per `day`, per `page`, or with neither for the whole period. */
export interface EmbedSumRow extends Record<string, unknown> {
  day: string | null;
  page: string | null;
  event: EmbedEvent | 'opened' | 'sent' | 'live';
  step: string;
  count: number;
}

/** Visits as reported, and requests with their current states; both days inclusive. */
export async function sumEmbed(
  db: Database,
  id: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<EmbedSumRow[]> {
  const requests = sql`
    select (r.created_at at time zone 'Europe/Bucharest')::date as day, r.embed_page as page, r.id
    from ${websiteRequests} as r where r.embed_id = ${id} and r.held_at is null`;
  const { rows } = await db.execute<EmbedSumRow>(sql`
    with requests as (${requests}), parts as (
      select day, page, event, step, count from ${embedCounts} where embed_id = ${id}
      union all select day, page, 'opened', '', count from ${embedCounts}
        where embed_id = ${id} and event = 'seen' and step = ${POPUP}
      union all select day, page, 'sent', '', 1 from requests
      union all select day, page, 'live', '', 1 from requests
        where exists (select from ${userWebsites} as w where w.website_request_id = requests.id)
    )
    select day::text, page, event, step, sum(count)::int as count from parts
    where day >= coalesce(${from ?? null}::date, '-infinity') and day <= coalesce(${to ?? null}::date, 'infinity')
    group by grouping sets ((day, event, step), (page, event, step), (event, step))
    order by day`);
  return rows;
}

export const deleteOldCounts = (db: Database) =>
  db.delete(embedCounts).where(lt(embedCounts.day, sql`${TODAY} - ${EMBED_COUNT_DAYS}::int`));
