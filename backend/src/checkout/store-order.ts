import type { Delivery } from '@vitrina/contract/entities/delivery';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { findVerifiedOwner } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { ordersOfTheDay } from '../mails/order-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { orderConfirmation } from '../mails/templates.ts';
import { orderPageUrl } from '../order-links/order-key.ts';
import { PlacedMeanwhile, type Purchase } from './claim-pieces.ts';
import { insertOrder, listUnpaidToday } from './placed-orders-repository.ts';
import { takesStock } from './takes-stock.ts';

/** Per mailbox; further orders are summarised in one mail. */
const UNPAID_MAILS_PER_DAY = 3;

export interface Buyer extends Delivery {
  email: string;
}

/**
 * Stores an order with its items, first event and one confirmation mail.
 * @param paymentIntentId null without a payment: the order is marked as unverified
 * @returns the order's id
 * @throws PlacedMeanwhile
 */
export async function storeOrder(
  tx: Transaction,
  config: Config,
  { name, email, phone, zip, county, locality, address }: Buyer,
  { lines, ...purchase }: Purchase,
  paymentIntentId: string | null,
): Promise<number> {
  // Paid orders only, so that nobody fills another person's history with unpaid ones.
  const owner = paymentIntentId ? await findVerifiedOwner(tx, email) : null;
  const order = await insertOrder(
    tx,
    {
      ...{ name, email, zip, county, locality, address },
      ...purchase,
      userId: purchase.userId ?? owner?.id ?? null,
      phone: normalizePhone(phone),
      paymentIntentId,
      paymentStatus: paymentIntentId ? 'paid' : 'unverified',
    },
    lines,
  );
  // Throwing returns the pieces this call took.
  if (!order) throw new PlacedMeanwhile();
  const mail = orderConfirmation(config, {
    ...order,
    items: lines,
    waits: !takesStock(order),
    pageUrl: orderPageUrl(config, order),
  });
  // Payment is limit enough, and a buyer must get the confirmation.
  if (paymentIntentId) await enqueueMail(tx, mail);
  else
    await enqueueBounded(tx, config, mail, {
      perDay: UNPAID_MAILS_PER_DAY,
      summary: async (sent) => ordersOfTheDay(await listUnpaidToday(tx, email, sent)),
    });
  return order.id;
}
