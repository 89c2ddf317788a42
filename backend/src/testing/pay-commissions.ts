import { tiersFor } from '@vitrina/contract/rules/commission';
import { eq } from 'drizzle-orm';
import { commissions, userWebsites } from '../database/schema.ts';
import { commissionReference } from '../payments/payments.ts';
import { sendEvent, succeededEvent } from './send-event.ts';
import type { SignedIn, TestApi } from './start-test-api.ts';

export interface CardPayment {
  paymentId: number;
  intentId: string;
}

/** Unpaid months of a person's site, with an invoice each. @returns the commissions' ids */
export async function owe(
  { db }: Pick<TestApi, 'db'>,
  { user }: SignedIn,
  amounts: readonly number[],
): Promise<number[]> {
  const site = { userId: user.id, businessName: 'Atelier', websiteUrl: 'https://a.exemplu.ro' };
  const [website] = await db.insert(userWebsites).values(site).returning();
  const rows = await db
    .insert(commissions)
    .values(
      amounts.map((commissionBani, index) => ({
        userWebsiteId: website?.id ?? 0,
        periodStart: `2025-0${index + 1}-01`,
        periodEnd: `2025-0${index + 1}-28`,
        salesBani: commissionBani * 10,
        commissionBani,
        tiers: tiersFor('2025-01'),
        invoiceUrl: `/factura-${index}.pdf`,
      })),
    )
    .returning();
  return rows.map(({ id }) => id);
}

/** Pays commissions by card, in the roles of browser, provider and its event. */
export async function payByCard(
  api: TestApi,
  who: SignedIn,
  commissionIds: readonly number[],
  amount: number,
): Promise<CardPayment> {
  const answer = await api.app.inject({
    ...{ method: 'POST', url: '/api/commissions/payments', headers: who.headers },
    payload: { commissionIds, amount },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { paymentId, clientSecret } = answer.json();
  const intentId = String(clientSecret).split('_secret')[0] ?? '';
  api.payments.succeed(intentId);
  const told = api.payments.all.get(intentId);
  if (told) await sendEvent(api.app, succeededEvent(told, commissionReference(paymentId)));
  return { paymentId, intentId };
}

export async function commissionRow({ db }: Pick<TestApi, 'db'>, id: number) {
  const [row] = await db.select().from(commissions).where(eq(commissions.id, id));
  if (!row) throw new Error('There is no such commission.');
  return row;
}
