import { and, eq, exists, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { commissionPaymentItems, commissionPayments } from '../database/schema.ts';

/**
 * Releases the open payment of a changed commission, locked by the caller: its payer saw an old amount.
 * `endReleasedPayment` cancels it at the provider, or refunds the charge.
 */
export const releaseOpenPayments = (tx: Transaction, commissionId: number) =>
  tx
    .update(commissionPayments)
    .set({ state: 'released' })
    .where(
      and(
        eq(commissionPayments.state, 'open'),
        exists(
          tx
            .select({ one: sql`1` })
            .from(commissionPaymentItems)
            .where(
              and(
                eq(commissionPaymentItems.paymentId, commissionPayments.id),
                eq(commissionPaymentItems.commissionId, commissionId),
              ),
            ),
        ),
      ),
    );
