import { and, eq, exists, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { commissionPaymentItems, commissionPayments } from '../database/schema.ts';

/**
 * Ends the open payment of a commission that changed, locked by the caller: what its payer saw is no
 * longer so. `endReleasedPayments` calls it off at the provider, or returns what was charged.
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
