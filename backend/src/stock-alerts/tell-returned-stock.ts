import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { stockReturned } from '../mails/stock-mails.ts';
import { titleOf } from './ask-stock-alert.ts';
import { stockAlertKey } from './stock-alert-key.ts';
import { deleteStockAlert, lockFulfilled } from './stock-alerts-repository.ts';

/** Alerts per transaction. */
const BATCH = 50;

/**
 * Writes the mail of each confirmed alert whose product is back in stock. Mail and deletion of the alert
 * are one transaction, so each is sent once, whatever process dies.
 * @returns the number written
 */
export async function tellReturnedStock(db: Database, config: Config): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await tellSome(db, config);
    told += count;
    if (count < BATCH) return told;
  }
}

const tellSome = (db: Database, config: Config): Promise<number> =>
  inTransaction(db, async (tx) => {
    const fulfilled = await lockFulfilled(tx, BATCH);
    for (const { alert, ...product } of fulfilled) {
      const { id, email, productId } = alert;
      const key = stockAlertKey(config, productId, email);
      const mail = { email, key, productId, alertId: id, product: titleOf(product) };
      await enqueueMail(tx, stockReturned(config, mail));
      await deleteStockAlert(tx, id);
    }
    return fulfilled.length;
  });
