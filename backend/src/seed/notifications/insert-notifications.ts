import type { Transaction } from '../../database/database.ts';
import { notifications } from '../../database/schema.ts';
import { messages } from '../../messages.ts';
import { commissionsOf } from '../commissions/commissions.ts';
import { daysAfter } from '../dates.ts';
import type { InsertedPeople } from '../people/insert-people.ts';
import type { InsertedSite } from '../requests/insert-requests.ts';
import { LIVE_SITES } from '../requests/live-sites.ts';
import { OPEN_REQUESTS } from '../requests/open-requests.ts';
import { requestHistory } from '../requests/request-history.ts';

interface Notice {
  userId: number;
  message: string;
  at: Date;
}

/** How many of a person's newest notifications wait to be read. */
const UNREAD = 3;

/** Stores what people were told when all this happened. */
export async function insertNotifications(
  tx: Transaction,
  { userIds }: InsertedPeople,
  sites: readonly InsertedSite[],
  now: Date,
): Promise<void> {
  const notices = [
    ...requestNotices(userIds, now),
    ...sites.flatMap((site) => siteNotices(site, now)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insert(notifications).values(
    notices.map(({ userId, message, at }, index) => ({
      userId,
      message,
      isRead: notices.slice(index + 1).filter((later) => later.userId === userId).length >= UNREAD,
      createdAt: at,
    })),
  );
}

const requestNotices = (userIds: ReadonlyMap<string, number>, now: Date): Notice[] =>
  [...LIVE_SITES, ...OPEN_REQUESTS].flatMap((seed) => {
    const userId = userIds.get(seed.from.email);
    if (!userId) return [];
    return requestHistory(seed, now)
      .filter(({ fromStatus }) => fromStatus !== null)
      .map(({ toStatus, at }) => ({
        userId,
        message: messages.requestStatusChanged(seed.answers.businessName, toStatus),
        at,
      }));
  });

function siteNotices(site: InsertedSite, now: Date): Notice[] {
  const userId = site.ownerId;
  const about = commissionsOf(site, now).flatMap(({ periodEnd, hasInvoice, isPaid }) => {
    const closed = new Date(`${periodEnd}T07:00:00Z`);
    const month = MONTH.format(closed);
    const invoiced = daysAfter(closed, 2, now);
    return [
      ...(hasInvoice ? [{ userId, message: messages.invoiceReady(month), at: invoiced }] : []),
      ...(isPaid
        ? [{ userId, message: messages.commissionPaid(month), at: daysAfter(closed, 9, now) }]
        : []),
    ];
  });
  const live = {
    userId,
    message: messages.websiteLive(site.companyName, site.url),
    at: site.liveSince,
  };
  return [live, ...about];
}

const MONTH = new Intl.DateTimeFormat('ro-RO', { month: 'long', year: 'numeric', timeZone: 'UTC' });
