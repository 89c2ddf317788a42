import type { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import type * as z from 'zod/mini';
import { findVerifiedOwner } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { withdrawalReceived, withdrawalsOfTheDay } from '../mails/order-mails.ts';
import { declareReturn } from '../returns/declare-return.ts';
import {
  findWithdrawalByKey,
  insertWithdrawal,
  listUnconfirmedToday,
  lockOrderOfBuyer,
  type WithdrawalRow,
} from './withdrawals-repository.ts';

type Declaration = z.output<(typeof createWithdrawal)['body']>;

/** Per address; further ones are summarised in one mail. */
const MAILS_PER_DAY = 3;

/**
 * Stores a buyer's declaration and confirms it with its date, as the law requires. It counts whether or not
 * number and address match an order, and the answer does not reveal that. A repeated one is answered as the
 * first and changes nothing.
 * @param sender account, and key from `idempotencyKey()`
 */
export const receiveWithdrawal = (
  db: Database,
  config: Config,
  { name, email, orderNumber, products = '', reason = '', lines = [] }: Declaration,
  sender: { userId: number | null; idempotencyKey: string | null },
): Promise<WithdrawalRow> =>
  inTransaction(db, async (tx) => {
    const number = readOrderNumber(orderNumber);
    const orderId = number === null ? null : await lockOrderOfBuyer(tx, number, email);
    const userId = sender.userId ?? (await findVerifiedOwner(tx, email))?.id ?? null;
    const { idempotencyKey } = sender;
    const declaration = { userId, orderId, orderNumber, name, email, products, reason };
    const row = await insertWithdrawal(tx, { ...declaration, idempotencyKey });
    if (!row) return findWithdrawalByKey(tx, idempotencyKey ?? '');
    await declareReturn(tx, row, lines);
    // The number as typed: the receipt does not reveal a match either.
    const receipt = { email, name, orderId: orderNumber, withdrawalId: row.id };
    const mail = withdrawalReceived(config, { ...receipt, receivedAt: row.createdAt, products });
    await enqueueBounded(tx, config, mail, {
      perDay: MAILS_PER_DAY,
      summary: async (sent) => withdrawalsOfTheDay(await listUnconfirmedToday(tx, email, sent)),
    });
    return row;
  });

/** `123`, `#123` and `Comanda nr. 123` -> 123; null when it is no order number. */
export function readOrderNumber(text: string): number | null {
  const numbers = text.match(/\d+/g) ?? [];
  const number = Number(numbers[0]);
  return numbers.length === 1 && number > 0 && number < 2 ** 31 ? number : null;
}
