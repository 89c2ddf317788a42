import { expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { orders } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Payments } from '../payments/payments.ts';
import { fakePayments } from '../testing/fake-payments.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { refundDuePayments } from './refund-due-payments.ts';

const database = useTestDatabase();

test('refunds that fail for good do not block the ones behind them', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `pi_broken_${n}`);
  await database.db.insert(orders).values([...ids, 'pi_last'].map(cancelledOrder));
  const payments: Payments = {
    ...fakePayments(),
    listRefunds: async () => [],
    refundPart: async ({ paymentIntentId, amountBani, reference }) => {
      if (paymentIntentId !== 'pi_last') throw new HttpError('payment_provider_failed');
      return { id: 're_last', amountBani, state: 'done', reference };
    },
  };
  const turn = () => refundDuePayments(database.db, payments);
  // Refunds of an earlier version's cancellations are recorded first, one batch per turn.
  for (let turns = 0; turns < 3; turns += 1) await expect(turn()).rejects.toThrow('not refunded');
  const [last] = await database.db
    .select()
    .from(orders)
    .where(eq(orders.paymentIntentId, 'pi_last'));
  expect(last).toMatchObject({ paymentStatus: 'refunded' });
  // Failed ones are retried.
  expect(await database.db.$count(orders, eq(orders.paymentStatus, 'paid'))).toBe(60);
  await expect(turn()).rejects.toThrow('not refunded');
});

const cancelledOrder = (paymentIntentId: string): typeof orders.$inferInsert => ({
  status: 'Cancelled',
  paymentStatus: 'paid',
  paymentIntentId,
  name: 'Ana Exemplu',
  email: 'ana@exemplu.ro',
  phone: '0712345678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplu 1',
  shippingBani: 2000,
  totalBani: 7000,
});
