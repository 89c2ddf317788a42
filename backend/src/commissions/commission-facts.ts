import type {
  CommissionCorrection,
  CommissionDispute,
  CommissionRefund,
} from '@vitrina/contract/entities/commission-facts';
import { toRon } from '@vitrina/contract/rules/money';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import {
  commissionCorrections as corrections,
  commissionDisputes as disputes,
  commissionPaymentItems as items,
  commissionRefunds as refunds,
} from '../database/schema.ts';
import { toWebAddress } from '../files/file-urls.ts';
import { correctionNumber } from './correction-number.ts';

/** Events of a commission after its invoice. */
export interface CommissionFacts {
  corrections: CommissionCorrection[];
  refunds: CommissionRefund[];
  dispute: CommissionDispute | null;
}

export async function listFacts(
  db: Connection,
  ids: readonly number[],
  filesOrigin: string,
): Promise<(id: number) => CommissionFacts> {
  const [corrected, returned, disputed] = await Promise.all([
    listCorrections(db, ids),
    listRefunds(db, ids),
    listDisputes(db, ids),
  ]);
  return (id) => ({
    corrections: (corrected.get(id) ?? []).map((row) => correctionAnswer(row, filesOrigin)),
    refunds: (returned.get(id) ?? []).map(({ refund }) => refundAnswer(refund)),
    dispute: disputeAnswer(disputed.get(id)?.at(-1)?.dispute),
  });
}

function byCommission<Row extends { commissionId: number }>(rows: readonly Row[]) {
  const found = new Map<number, Row[]>();
  for (const row of rows)
    found.set(row.commissionId, [...(found.get(row.commissionId) ?? []), row]);
  return found;
}

const listCorrections = async (db: Connection, ids: readonly number[]) =>
  byCommission(
    await db
      .select()
      .from(corrections)
      .where(inArray(corrections.commissionId, [...ids]))
      .orderBy(asc(corrections.id)),
  );

/** Its own refunds, and those made at the provider for its payment. */
const listRefunds = async (db: Connection, ids: readonly number[]) =>
  byCommission(
    await db
      .select({ commissionId: items.commissionId, refund: refunds })
      .from(items)
      .innerJoin(refunds, eq(refunds.paymentId, items.paymentId))
      .where(
        and(
          inArray(items.commissionId, [...ids]),
          or(isNull(refunds.commissionId), eq(refunds.commissionId, items.commissionId)),
        ),
      )
      .orderBy(asc(refunds.id)),
  );

const listDisputes = async (db: Connection, ids: readonly number[]) =>
  byCommission(
    await db
      .select({ commissionId: items.commissionId, dispute: disputes })
      .from(items)
      .innerJoin(disputes, eq(disputes.paymentId, items.paymentId))
      .where(inArray(items.commissionId, [...ids]))
      .orderBy(asc(disputes.id)),
  );

const correctionAnswer = (
  row: typeof corrections.$inferSelect,
  filesOrigin: string,
): CommissionCorrection => ({
  number: correctionNumber(row.number),
  amount: toRon(row.amountBani),
  settlement: row.settlement,
  reason: row.content.reason,
  issued_on: row.issuedOn,
  document: row.path && toWebAddress(row.path, filesOrigin),
});

const refundAnswer = (row: typeof refunds.$inferSelect): CommissionRefund => ({
  amount: toRon(row.amountBani),
  status: row.status,
  at_provider: row.source === 'provider',
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
  done_at: row.doneAt?.toISOString() ?? null,
});

const disputeAnswer = (row: typeof disputes.$inferSelect | undefined): CommissionDispute | null =>
  row
    ? {
        state: row.state,
        amount: toRon(row.amountBani),
        reason: row.reason,
        due_at: row.dueAt?.toISOString() ?? null,
        created_at: row.createdAt.toISOString(),
      }
    : null;
