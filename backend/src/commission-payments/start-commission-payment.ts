import { MAX_CHARGE_BANI, MIN_CHARGE_BANI } from '@vitrina/contract/constants';
import { lockCommissions, type OwnedCommission } from '../commissions/commissions-repository.ts';
import { isInvoiceVisible } from '../commissions/invoice-visibility.ts';
import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { commissionReference, type Payment } from '../payments/payments.ts';
import { holdAccount } from '../users/users-repository.ts';
import { closeIntent } from './close-intent.ts';
import {
  type CommissionPaymentRow,
  findPayment,
  giveIntent,
  insertPayment,
  listItems,
  listOpenPaymentsOf,
} from './commission-payments-repository.ts';
import { settleCommissionPayment } from './settle-commission-payment.ts';

/** Time an open payment is left alone before it is checked, and cancelled if unpaid. */
const PAYABLE_MS = 30 * 60_000;
/** Two windows with different choices cancel each other's payment; the third try settles. */
const TRIES = 3;

type Parts = Pick<Context, 'db' | 'config' | 'payments'>;

interface Wanted {
  userId: number;
  /** Address for the provider's receipt. */
  email: string;
  commissionIds: readonly number[];
  /** Amount shown on the page. */
  amountBani: number;
}

export interface StartedPayment {
  paymentId: number;
  clientSecret: string;
}

/**
 * Prepares the card payment of somebody's invoices. The same invoices are the same payment in every window;
 * an open payment of another choice that contains one of them is cancelled first.
 * @throws HttpError the errors of `start-commission-payment`: nothing is charged then
 */
export async function preparePayment(parts: Parts, wanted: Wanted): Promise<StartedPayment> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await endOtherChoices(parts, wanted);
    const payment = known ?? (await inTransaction(parts.db, (tx) => store(tx, wanted)));
    const started = payment && (await intentOf(parts, payment, wanted));
    if (started) return started;
  }
  throw new HttpError('commission_payment_in_progress');
}

/** @returns the open payment of exactly these invoices, which a second window reuses */
async function endOtherChoices(parts: Parts, wanted: Wanted): Promise<CommissionPaymentRow | null> {
  let same: CommissionPaymentRow | null = null;
  for (const open of await listOpenPaymentsOf(parts.db, wanted.commissionIds)) {
    // Ownership was checked at its start; another person's payment is not ours to end.
    if (open.userId !== wanted.userId) throw new HttpError('commission_not_found');
    if (open.totalBani === wanted.amountBani && (await paysExactly(parts, open, wanted))) {
      same = open;
      continue;
    }
    const end = await closeIntent(parts, open);
    if (end === 'busy') throw new HttpError('commission_payment_in_progress');
    if (end === 'paid') throw new HttpError('commission_already_paid');
  }
  return same;
}

async function paysExactly(
  { db }: Parts,
  { id }: CommissionPaymentRow,
  { commissionIds }: Wanted,
): Promise<boolean> {
  const ids = new Set((await listItems(db, id)).map(({ commissionId }) => commissionId));
  return ids.size === commissionIds.length && commissionIds.every((one) => ids.has(one));
}

/** @returns null when another window stored a payment meanwhile */
async function store(
  tx: Transaction,
  { userId, commissionIds, amountBani }: Wanted,
): Promise<CommissionPaymentRow | null> {
  await holdAccount(tx, userId);
  const owed = await lockCommissions(tx, commissionIds);
  if (owed.length < commissionIds.length || owed.some((one) => one.userId !== userId)) {
    throw new HttpError('commission_not_found');
  }
  checkPayable(owed, amountBani);
  if ((await listOpenPaymentsOf(tx, commissionIds)).length > 0) return null;
  return insertPayment(
    tx,
    { userId, totalBani: amountBani, expiresAt: new Date(Date.now() + PAYABLE_MS) },
    owed.map(({ id, owedBani }) => ({ commissionId: id, amountBani: owedBani })),
  );
}

function checkPayable(owed: readonly OwnedCommission[], amountBani: number): void {
  if (owed.some(({ isPaid }) => isPaid)) throw new HttpError('commission_already_paid');
  const now = new Date();
  const isPayable = ({ invoiceUrl, periodEnd, owedBani }: OwnedCommission) =>
    invoiceUrl !== null && owedBani > 0 && isInvoiceVisible(periodEnd, now);
  if (!owed.every(isPayable)) throw new HttpError('commission_not_payable');
  const total = owed.reduce((sum, { owedBani }) => sum + owedBani, 0);
  if (total !== amountBani) throw new HttpError('commission_amount_changed', { field: 'amount' });
  if (total < MIN_CHARGE_BANI || total > MAX_CHARGE_BANI) {
    throw new HttpError('commission_amount_unpayable', { field: 'amount' });
  }
}

/**
 * The payment's intent, created if missing. Two concurrent calls may both create one; the payment keeps the
 * first, the other is cancelled.
 * @returns null when the payment ended meanwhile
 */
async function intentOf(
  parts: Parts,
  payment: CommissionPaymentRow,
  { email }: Wanted,
): Promise<StartedPayment | null> {
  const { db, payments } = parts;
  if (payment.paymentIntentId) return continueIntent(parts, payment, payment.paymentIntentId);
  const reference = commissionReference(payment.id);
  const made = await payments.create({ amountBani: payment.totalBani, email, reference });
  const isGiven = await inTransaction(db, (tx) => giveIntent(tx, payment.id, made.id));
  if (isGiven) return started(payment, made);
  await payments.cancel(made.id);
  const now = await findPayment(db, payment.id);
  return now?.state === 'open' && now.paymentIntentId
    ? continueIntent(parts, now, now.paymentIntentId)
    : null;
}

async function continueIntent(
  parts: Parts,
  payment: CommissionPaymentRow,
  intentId: string,
): Promise<StartedPayment | null> {
  const intent = await parts.payments.find(intentId);
  if (intent?.state === 'succeeded') {
    const { db, config } = parts;
    await inTransaction(db, (tx) => settleCommissionPayment(tx, config, intent));
    throw new HttpError('commission_already_paid');
  }
  if (intent && intent.state !== 'cancelled') return started(payment, intent);
  await closeIntent(parts, payment);
  return null;
}

const started = ({ id }: CommissionPaymentRow, { clientSecret }: Payment): StartedPayment => ({
  paymentId: id,
  clientSecret,
});
