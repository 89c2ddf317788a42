import type { receiveReturn } from '@vitrina/contract/calls/receive-return';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { requireWithBuyer } from './create-return.ts';
import { lockReturn } from './lock-return.ts';
import { moveReturn } from './move-return.ts';
import { checkReturnable } from './returned-pieces.ts';
import { writeLines } from './returns-repository.ts';

interface Arrival extends z.output<(typeof receiveReturn)['body']> {
  id: number;
  adminId: number;
}

/**
 * Pieces of a return arrived: as declared, or as the lines say.
 * @throws HttpError as `lockReturn`; `order_not_returnable`, `return_lines_refused`
 */
export const takeReturnIn = (
  db: Database,
  config: Config,
  { id, version, lines, adminId }: Arrival,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, { id, version, to: 'received' });
    requireWithBuyer(locked.order);
    if (!lines && locked.row.lines.length === 0) {
      throw new HttpError('return_lines_refused', { field: 'lines' });
    }
    if (lines) {
      checkReturnable(lines, locked.order.items, locked.others);
      await writeLines(
        tx,
        id,
        lines.map(({ itemId, quantity }) => ({ orderItemId: itemId, quantity })),
      );
    }
    await moveReturn(tx, config, locked, { status: 'received', adminId });
  });
