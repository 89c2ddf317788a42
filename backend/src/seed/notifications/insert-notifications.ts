import { invoiceNoticeKey } from '../../commissions/commissions-repository.ts';
import type { Transaction } from '../../database/database.ts';
import { notifications } from '../../database/schema.ts';
import { messages } from '../../messages.ts';
import { monthName } from '../../months.ts';
import type { InsertedCommission } from '../commissions/insert-commissions.ts';
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
  dedupeKey?: string;
}

interface InsertedSubjects {
  people: InsertedPeople;
  sites: readonly InsertedSite[];
  owed: readonly InsertedCommission[];
}

/** How many of a person's newest notifications wait to be read. */
const UNREAD = 3;

/** Stores what people were told when all this happened. */
export async function insertNotifications(
  tx: Transaction,
  { people, sites, owed }: InsertedSubjects,
  now: Date,
): Promise<void> {
  const notices = [
    ...requestNotices(people.userIds, now),
    ...sites.map(siteNotice),
    ...owed.flatMap((commission) => commissionNotices(commission, now)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insert(notifications).values(
    notices.map(({ at, ...notice }, index) => ({
      ...notice,
      isRead:
        notices.slice(index + 1).filter((later) => later.userId === notice.userId).length >= UNREAD,
      createdAt: at,
      visibleFrom: at,
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

const siteNotice = ({ ownerId, companyName, url, liveSince }: InsertedSite): Notice => ({
  userId: ownerId,
  message: messages.websiteLive(companyName, url),
  at: liveSince,
});

/** An invoice has the key by which the job sees that it was told. */
function commissionNotices(commission: InsertedCommission, now: Date): Notice[] {
  const { id, ownerId: userId, periodStart, periodEnd, hasInvoice, isPaid } = commission;
  const closed = new Date(`${periodEnd}T07:00:00Z`);
  const month = monthName(periodStart);
  const invoiced: Notice = {
    userId,
    message: messages.invoiceReady(month),
    at: daysAfter(closed, 2, now),
    dedupeKey: invoiceNoticeKey(id),
  };
  const paid = { userId, message: messages.commissionPaid(month), at: daysAfter(closed, 9, now) };
  return [...(hasInvoice ? [invoiced] : []), ...(isPaid ? [paid] : [])];
}
