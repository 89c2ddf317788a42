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

/** Of one mailbox, for all products together. */
const MAILS_PER_DAY = 3;

/** Name and shade of a product, as its mails say it. */
export const titleOf = ({ name, color }: { name: string; color: string }): string =>
  color ? `${name}, ${colorName(color)}` : name;

/**
 * Keeps the wish to hear of a product that is sold out. The verified address of the account is taken as
 * it is; any other is asked by mail first, and the answer tells nothing of it
 * (docs/product.md#stock-alerts).
 * @returns whether the wish needs no confirmation
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

/** @returns whether the mailbox gets the mail: it gets a few a day, whoever asks for them */
async function askByMail(
  tx: Transaction,
  config: Config,
  email: string,
  product: { id: number; name: string; color: string },
): Promise<boolean> {
  const key = stockAlertKey(config, product.id, email);
  const mail = stockAlertAsked(config, { email, key, product: titleOf(product) });
  return (await enqueueBounded(tx, config, mail, { perDay: MAILS_PER_DAY })) !== 'over';
}
