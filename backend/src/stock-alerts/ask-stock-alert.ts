import { colorName } from '@vitrina/contract/colors';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { stockAlertAsked } from '../mails/stock-mails.ts';
import { findSoldProducts, unsoldPieces } from '../products/products-repository.ts';
import { isVerifiedAccount } from '../users/is-verified-account.ts';
import type { UserRow } from '../users/user-answer.ts';
import { holderOf, stockAlertKey } from './stock-alert-key.ts';
import {
  hasTooManyStockAlerts,
  keepStockAlert,
  lockStockAlert,
} from './stock-alerts-repository.ts';

/** Per mailbox, over all products. */
const MAILS_PER_DAY = 3;

/** Name and shade of a product in its mails. */
export const titleOf = ({ name, color }: { name: string; color: string }): string =>
  color ? `${name}, ${colorName(color)}` : name;

/**
 * Stores a stock alert for a sold-out product. The account's verified address is used directly; any other
 * is confirmed by mail first, and the answer does not reveal it (docs/product.md#stock-alerts).
 * @returns whether no confirmation is needed
 * @throws HttpError `product_gone`, `product_in_stock`, `too_many_stock_alerts`
 */
export async function askForStockAlert(
  db: Database,
  config: Config,
  { productId, email }: { productId: number; email: string },
  user: UserRow | null,
): Promise<boolean> {
  const isConfirmed = user !== null && isVerifiedAccount(user) && user.email === email;
  return inTransaction(db, async (tx) => {
    const [product] = await findSoldProducts(tx, [productId]);
    if (!product) throw new HttpError('product_gone');
    if ((await unsoldPieces(tx, [productId])).get(productId))
      throw new HttpError('product_in_stock');
    const known = await lockStockAlert(tx, productId, email);
    if (known?.confirmedAt) return isConfirmed;
    if (!known && (await hasTooManyStockAlerts(tx, email))) {
      if (isConfirmed) throw new HttpError('too_many_stock_alerts');
      return false;
    }
    if (!isConfirmed && !(await askByMail(tx, config, email, product))) return false;
    const holder = holderOf(config, email);
    await keepStockAlert(tx, { productId, email, holder, isConfirmed });
    return isConfirmed;
  });
}

/** @returns whether the mail is sent: a mailbox gets only a few a day, whoever asks */
async function askByMail(
  tx: Transaction,
  config: Config,
  email: string,
  product: { id: number; name: string; color: string },
): Promise<boolean> {
  const key = stockAlertKey(config, product.id, email);
  const mail = stockAlertAsked(config, {
    email,
    key,
    product: titleOf(product),
    productId: product.id,
  });
  return (await enqueueBounded(tx, config, mail, { perDay: MAILS_PER_DAY })) !== 'over';
}
