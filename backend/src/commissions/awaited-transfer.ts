import { addWorkingDays, type ClosedDays } from '@vitrina/contract/rules/working-days';
import type { Connection } from '../database/database.ts';
import { dayInBucharest } from '../months.ts';
import { readClosedDays } from '../settings/setting-values.ts';
import { storedValue } from '../settings/settings-repository.ts';

/** How long an announced transfer may take; its partner is not reminded meanwhile. */
const WORKING_DAYS = 5;

export const closedDaysOf = async (db: Connection): Promise<ClosedDays> =>
  new Set(readClosedDays(await storedValue(db, 'closed-days')).map(({ day }) => day));

/** Whether an announced transfer may still arrive. */
export const isTransferAwaited = (
  { transferToldAt }: { transferToldAt: Date | null },
  now: Date,
  closed: ClosedDays,
): boolean =>
  transferToldAt !== null &&
  dayInBucharest(now) <= addWorkingDays(dayInBucharest(transferToldAt), WORKING_DAYS, closed);
