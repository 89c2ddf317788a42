import type { Delivery } from '@vitrina/contract/entities/delivery';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { orderConfirmation } from '../mails/templates.ts';
import type { Purchase } from './claim-pieces.ts';
import { insertOrder } from './orders-repository.ts';
import { PlacedMeanwhile } from './placed-meanwhile.ts';

export interface Buyer extends Delivery {
  email: string;
}

/**
 * Stores an order with its items, its first event and its one confirmation.
 * @param paymentIntentId null where the caller named no payment: then it is marked as unverified
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
  const order = await insertOrder(
    tx,
    {
      ...{ name, email, zip, county, locality, address },
      ...purchase,
      phone: normalizePhone(phone) ?? phone,
      paymentIntentId,
      paymentStatus: paymentIntentId ? 'paid' : 'unverified',
    },
    lines,
  );
  // Throwing gives back what this call took.
  if (!order) throw new PlacedMeanwhile();
  await enqueueMail(tx, orderConfirmation(config, { ...order, items: lines }));
  return order.id;
}
