import { formatBani } from '@vitrina/contract/rules/money';
import { eq } from 'drizzle-orm';
import type { OwnedCommission } from '../commissions/commissions-repository.ts';
import { linesOf, type ToldInvoice } from '../commissions/mailed-invoices.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { users } from '../database/schema.ts';
import {
  commissionChargedBack,
  commissionReceipt,
  commissionReturned,
} from '../mails/commission-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { type CommissionPaymentRow, listPaidThings } from './commission-payments-repository.ts';

const NEWS = {
  receipt: { mail: commissionReceipt, message: messages.commissionsPaid },
  returned: { mail: commissionReturned, message: messages.commissionsReturned },
  'charged-back': { mail: commissionChargedBack, message: messages.commissionsChargedBack },
};

/** Why money was returned: refunded by us, or taken back by the payer's bank after a dispute. */
export interface GoneMoney {
  news: 'returned' | 'charged-back';
  /** Reason entered by staff. */
  reason?: string;
}

interface Told extends Pick<GoneMoney, 'reason'> {
  news: keyof typeof NEWS;
  /** Distinguishes this news from others of the same payment. */
  key: string;
  lines: readonly ToldInvoice[];
}

/** Notifies and mails the payer that the money came; once per payment. */
export const tellReceipt = async (tx: Transaction, config: Config, payment: CommissionPaymentRow) =>
  tell(tx, config, payment, {
    news: 'receipt',
    key: String(payment.id),
    lines: await listPaidThings(tx, payment.id),
  });

/** The same when all of it was refunded before it paid anything. */
export const tellReturned = async (
  tx: Transaction,
  config: Config,
  payment: CommissionPaymentRow,
) =>
  tell(tx, config, payment, {
    news: 'returned',
    key: String(payment.id),
    lines: await listPaidThings(tx, payment.id),
  });

/** The same when the money of paid invoices is gone. */
export const tellGone = (
  tx: Transaction,
  config: Config,
  payment: CommissionPaymentRow,
  invoices: readonly OwnedCommission[],
  gone: GoneMoney,
) =>
  tell(tx, config, payment, {
    ...gone,
    key: [payment.id, ...invoices.map(({ id }) => id)].join(':'),
    lines: invoices.map((one) => ({ ...one, amountBani: one.owedBani })),
  });

async function tell(
  tx: Transaction,
  config: Config,
  { userId }: CommissionPaymentRow,
  { news, key, reason = '', lines }: Told,
): Promise<void> {
  const { mail, message } = NEWS[news];
  const [payer] = await tx.select().from(users).where(eq(users.id, userId));
  if (!payer) return;
  const totalBani = lines.reduce((sum, { amountBani }) => sum + amountBani, 0);
  await insertNotification(tx, {
    userId,
    message: message(formatBani(totalBani)),
    target: 'commission',
    dedupeKey: `commission-${news}:${key}`,
  });
  const { email, name } = payer;
  await enqueueMail(
    tx,
    mail(config, { email, name, key, totalBani, reason, lines: linesOf(lines) }),
  );
}
