import type { checkReturn } from '@vitrina/contract/calls/check-return';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockReturn } from './lock-return.ts';
import { moveReturn } from './move-return.ts';
import { type ReturnLineRow, writeLines } from './returns-repository.ts';

type Body = z.output<(typeof checkReturn)['body']>;
type CheckedLine = Body['lines'][number];

interface Check extends Body {
  id: number;
  adminId: number;
}

/**
 * Records per line what is refunded, and what is restocked with the refund.
 * @throws HttpError as `lockReturn`; `return_lines_refused` for missing or foreign lines, or more pieces
 *   than arrived; `validation_failed` for excluded pieces without a reason
 */
export const examineReturn = (
  db: Database,
  config: Config,
  { id, version, lines, adminId }: Check,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, { id, version, to: 'checked' });
    const { lines: arrived } = locked.row;
    if (lines.length !== arrived.length) throw new HttpError('return_lines_refused');
    const checked = lines.map((line, index) => fitLine(line, index, arrived));
    await writeLines(tx, id, checked);
    await moveReturn(tx, config, locked, { status: 'checked', adminId });
  });

function fitLine(
  { itemId, accepted, restocked, exclusion }: CheckedLine,
  index: number,
  arrived: readonly ReturnLineRow[],
) {
  const line = arrived.find(({ orderItemId }) => orderItemId === itemId);
  const field = (name: keyof CheckedLine) => ({ field: `lines.${index}.${name}` });
  if (!line || accepted > line.quantity) {
    throw new HttpError('return_lines_refused', field('accepted'));
  }
  if (restocked > accepted) throw new HttpError('return_lines_refused', field('restocked'));
  if (accepted < line.quantity && !exclusion) {
    throw new HttpError('validation_failed', field('exclusion'));
  }
  return {
    ...{ orderItemId: itemId, quantity: line.quantity, accepted, restocked },
    exclusion: accepted < line.quantity ? exclusion : null,
  };
}
