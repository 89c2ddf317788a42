import { invoiceDay } from '@vitrina/contract/rules/commission-due';
import { eq, sql } from 'drizzle-orm';
import type { OwnedCommission } from '../commissions/commissions-repository.ts';
import { invoiceNumber } from '../commissions/invoice.ts';
import type { Transaction } from '../database/database.ts';
import { nextNumber } from '../database/next-number.ts';
import {
  businesses,
  type CorrectionContent,
  commissionCorrections,
  userWebsites,
} from '../database/schema.ts';
import { dayInBucharest } from '../months.ts';

type Columns = typeof commissionCorrections.$inferInsert;
type Decision = Pick<Columns, 'amountBani' | 'settlement' | 'actorId'> & { reason: string };

/**
 * Issues the corrective invoice of a commission that the caller has locked; `sendCorrections` renders and
 * mails it later. Its number is taken in this transaction, so a rollback leaves no gap.
 */
export async function issueCorrection(
  tx: Transaction,
  owed: OwnedCommission,
  { reason, ...decision }: Decision,
): Promise<void> {
  const content: CorrectionContent = {
    invoiceNumber: invoiceNumber(owed),
    invoicedOn: invoiceDay(owed.periodEnd),
    websiteUrl: owed.websiteUrl,
    periodStart: owed.periodStart,
    periodEnd: owed.periodEnd,
    customer: await customerOf(tx, owed.userWebsiteId),
    reason,
    beforeBani: owed.owedBani,
    amountBani: decision.amountBani,
  };
  await tx.insert(commissionCorrections).values({
    ...{ ...decision, content, commissionId: owed.id },
    ...{ number: await nextNumber(tx, 'commission-correction') },
    issuedOn: dayInBucharest(new Date()),
  });
}

/** The site's company; without one, the site's name. */
async function customerOf(
  tx: Transaction,
  websiteId: number,
): Promise<CorrectionContent['customer']> {
  const [row] = await tx
    .select({
      companyName: sql<string>`coalesce(${businesses.companyName}, ${userWebsites.businessName})`,
      cif: sql<string>`coalesce(${businesses.cif}, '')`,
      regCom: sql<string>`coalesce(${businesses.regCom}, '')`,
      businessAddress: sql<string>`coalesce(${businesses.businessAddress}, '')`,
    })
    .from(userWebsites)
    .leftJoin(businesses, eq(businesses.id, userWebsites.businessId))
    .where(eq(userWebsites.id, websiteId));
  if (!row) throw new Error('The commission has no site.');
  return row;
}
