import { serializeAnswers } from '@vitrina/contract/rules/questionnaire-answers';
import type { Transaction } from '../../database/database.ts';
import { userWebsites, websiteRequestEvents, websiteRequests } from '../../database/schema.ts';
import type { InsertedPeople } from '../people/insert-people.ts';
import { LIVE_SITES } from './live-sites.ts';
import { OPEN_REQUESTS } from './open-requests.ts';
import { requestHistory } from './request-history.ts';
import type { RequestSeed, SiteSeed } from './request-seed.ts';

export interface InsertedSite extends SiteSeed {
  id: number;
  ownerId: number;
  liveSince: Date;
}

export interface InsertedRequest {
  id: number;
  ownerId: number | null;
  businessName: string;
  events: ReturnType<typeof requestHistory>;
}

/** Stores the requests with their events and live sites. */
export async function insertRequests(
  tx: Transaction,
  { adminId, userIds, businessIds }: InsertedPeople,
  now: Date,
): Promise<{ requests: InsertedRequest[]; sites: InsertedSite[] }> {
  const requests = [...LIVE_SITES, ...OPEN_REQUESTS].map((seed) => ({
    seed,
    events: requestHistory(seed, now),
    userId: userIds.get(seed.from.email) ?? null,
  }));
  const inserted = await tx
    .insert(websiteRequests)
    .values(
      requests.map(({ seed, events, userId }) => ({
        userId,
        email: seed.from.email,
        phone: seed.from.phone,
        answers: serializeAnswers(seed.answers),
        status: seed.status,
        createdAt: events[0]?.at ?? now,
        statusUpdatedAt: events.at(-1)?.at ?? now,
      })),
    )
    .returning({ id: websiteRequests.id, answers: websiteRequests.answers });
  const ids = new Map(inserted.map(({ id, answers }) => [answers.businessName, id]));
  const idOf = ({ answers }: RequestSeed) => ids.get(answers.businessName) ?? 0;

  await tx.insert(websiteRequestEvents).values(
    requests.flatMap(({ seed, events, userId }) =>
      events.map(({ at, ...event }) => ({
        ...event,
        requestId: idOf(seed),
        actorId: event.fromStatus === null ? userId : adminId,
        createdAt: at,
      })),
    ),
  );

  const sites = requests.flatMap(({ seed, events, userId }) =>
    seed.site && userId
      ? [{ ...seed.site, seed, ownerId: userId, liveSince: events.at(-1)?.at ?? now }]
      : [],
  );
  const live = await tx
    .insert(userWebsites)
    .values(
      sites.map(({ seed, ownerId, liveSince, companyName, url }) => ({
        userId: ownerId,
        websiteRequestId: idOf(seed),
        businessId: businessIds.get(companyName) ?? null,
        businessName: companyName,
        websiteUrl: url,
        createdAt: liveSince,
        updatedAt: liveSince,
      })),
    )
    .returning({ id: userWebsites.id, url: userWebsites.websiteUrl });
  const siteIds = new Map(live.map(({ url, id }) => [url, id]));
  return {
    requests: requests.map(({ seed, events, userId }) => {
      const { businessName } = seed.answers;
      return { id: idOf(seed), ownerId: userId, businessName, events };
    }),
    sites: sites.map(({ seed: _, ...site }) => ({ ...site, id: siteIds.get(site.url) ?? 0 })),
  };
}
