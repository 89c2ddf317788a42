import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { callSlots } from '@vitrina/contract/rules/call-slots';
import type { Connection } from '../database/database.ts';
import { readCallHours, readClosedDays } from '../settings/setting-values.ts';
import { storedValue } from '../settings/settings-repository.ts';
import { listTakenStarts } from '../website-requests/calls-repository.ts';

/** Bookable starts of calls, ISO 8601, ascending. */
export async function freeSlots(db: Connection): Promise<string[]> {
  const hours = readCallHours(await storedValue(db, 'call-hours'));
  const closed = readClosedDays(await storedValue(db, 'closed-days'));
  const taken = await listTakenStarts(db);
  const today = bucharestDay(new Date()) ?? '';
  return callSlots(hours, today, new Set(closed.map(({ day }) => day))).filter(
    (slot) => !taken.has(Date.parse(slot)),
  );
}
