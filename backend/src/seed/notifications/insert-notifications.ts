import type { NotificationTarget } from '@vitrina/contract/rules/notification-target';
import { invoiceNoticeKey } from '../../commissions/commissions-repository.ts';
import type { Transaction } from '../../database/database.ts';
import { notifications } from '../../database/schema.ts';
import { messages } from '../../messages.ts';
import { monthName } from '../../months.ts';
import type { InsertedCommission } from '../commissions/insert-commissions.ts';
import { daysAfter } from '../dates.ts';
import type { InsertedRequest, InsertedSite } from '../requests/insert-requests.ts';

interface Notice {
  userId: number;
  message: string;
  target: NotificationTarget;
  at: Date;
  dedupeKey?: string;
}

interface InsertedSubjects {
  requests: readonly InsertedRequest[];
  sites: readonly InsertedSite[];
  owed: readonly InsertedCommission[];
}

/** Unread notifications per person, the newest ones. */
const UNREAD = 3;

/** Stores the notifications of these events. */
export async function insertNotifications(
  tx: Transaction,
  { requests, sites, owed }: InsertedSubjects,
  now: Date,
): Promise<void> {
  const notices = [
    ...requests.flatMap(requestNotices),
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

const requestNotices = ({ id, ownerId, businessName, events }: InsertedRequest): Notice[] =>
  ownerId === null
    ? []
    : events
        .filter(({ fromStatus }) => fromStatus !== null)
        .map(({ toStatus, at }) => ({
          userId: ownerId,
          message: messages.requestStatusChanged(id, businessName, toStatus),
          target: 'website-request',
          at,
        }));

const siteNotice = ({ ownerId, companyName, url, liveSince }: InsertedSite): Notice => ({
  userId: ownerId,
  message: messages.websiteLive(companyName, url),
  target: 'user-website',
  at: liveSince,
});

/** An invoice's notification has the key by which the job recognises it as announced. */
function commissionNotices(commission: InsertedCommission, now: Date): Notice[] {
  const { id, ownerId: userId, url, periodStart, periodEnd, hasInvoice, isPaid } = commission;
  const closed = new Date(`${periodEnd}T07:00:00Z`);
  const month = monthName(periodStart);
  const invoiced: Notice = {
    userId,
    message: messages.invoiceReady(month, url),
    target: 'commission',
    at: daysAfter(closed, 2, now),
    dedupeKey: invoiceNoticeKey(id),
  };
  const paid: Notice = {
    userId,
    message: messages.commissionPaid(month, url),
    target: 'commission',
    at: daysAfter(closed, 9, now),
  };
  return [...(hasInvoice ? [invoiced] : []), ...(isPaid ? [paid] : [])];
}
