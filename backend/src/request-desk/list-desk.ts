import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { promisedDay } from '@vitrina/contract/rules/promise';
import { waitsForStaff } from '@vitrina/contract/rules/request-turn';
import type { Connection } from '../database/database.ts';
import { readClosedDays } from '../settings/setting-values.ts';
import { storedValue } from '../settings/settings-repository.ts';
import { pauseCounter } from '../website-requests/pauses.ts';
import { type LiveRequest, listLiveRequests } from './request-desk-repository.ts';

const waitsOf = ({ heldAt, callAt, ...request }: LiveRequest) =>
  waitsForStaff({ ...request, isHeld: heldAt !== null, hasCall: callAt !== null });

/** Number of requests waiting for staff. */
export const countDesk = async (db: Connection): Promise<number> =>
  (await listLiveRequests(db)).filter((request) => waitsOf(request).length > 0).length;

/** Requests waiting for staff, oldest promise first. */
export async function listDesk(db: Connection): Promise<DeskRequest[]> {
  const [open, countPaused, stored] = await Promise.all([
    listLiveRequests(db),
    pauseCounter(db),
    storedValue(db, 'closed-days'),
  ]);
  const closed = new Set(readClosedDays(stored).map(({ day }) => day));
  return open
    .map((request) => {
      const from = bucharestDay(request.createdAt) ?? '';
      return {
        id: request.id,
        business_name: request.answers.businessName,
        status: request.status,
        created_at: request.createdAt.toISOString(),
        promised_on: promisedDay(from, countPaused(request.pauses), closed),
        paused_since: request.pausedSince?.toISOString() ?? null,
        waits: [...waitsOf(request)],
        unread: request.unread,
        call_at: request.callAt?.toISOString() ?? null,
        assignee_id: request.assigneeId,
      };
    })
    .filter(({ waits }) => waits.length > 0)
    .toSorted((a, b) => a.promised_on.localeCompare(b.promised_on) || a.id - b.id);
}
