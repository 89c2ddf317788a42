import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { isOpenRefund } from '../payments/refund-status.ts';
import { lockReturn } from './lock-return.ts';
import { moveReturn } from './move-return.ts';

interface Ending {
  id: number;
  version: number;
  /** `refused`: with a reason. `cancelled`: the buyer gave up. */
  status: 'refused' | 'cancelled';
  reason: string;
  adminId: number;
}

/**
 * Ends a return without a refund; its pieces may be returned again.
 * @throws HttpError as `lockReturn`; `refund_on_the_way` when its refund has started
 */
export const endReturn = (
  db: Database,
  config: Config,
  { id, version, status, reason, adminId }: Ending,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, { id, version, to: status });
    const own = locked.refunds.filter(({ returnId }) => returnId === id);
    if (own.some(isOpenRefund)) throw new HttpError('refund_on_the_way');
    await moveReturn(tx, config, locked, { status, adminId, columns: { refusal: reason } });
  });
