import type { Config } from '../config.ts';
import { actAs } from '../database/actor.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { products, users } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { insertCatalogue } from './catalogue/insert-catalogue.ts';
import { insertCommissions } from './commissions/insert-commissions.ts';
import { insertNotifications } from './notifications/insert-notifications.ts';
import { insertOrders } from './orders/insert-orders.ts';
import { insertUnverifiedOrder } from './orders/insert-unverified-order.ts';
import { insertPartners, type PartnerConfig } from './partners/insert-partners.ts';
import { insertPeople } from './people/insert-people.ts';
import { verifyPeople } from './people/verify-people.ts';
import { publishPictures } from './pictures/publish-pictures.ts';
import { insertRequests } from './requests/insert-requests.ts';
import { insertReturns } from './returns/insert-returns.ts';

interface SeedOptions {
  db: Database;
  /** Store of pictures and invoices. */
  files: FileStore;
  /** Folder of the catalogue's pictures. */
  pictures: string;
  /** Includes the origin of the demonstration's partner shop, and the key that encrypts the shop's key. */
  config: PartnerConfig & Pick<Config, 'brand' | 'devPassword'>;
  /** Dates of the demonstration end here. */
  now: Date;
}

/**
 * Fills an empty database with the demonstration. In a database with an account or a product it only verifies
 * the demonstration's own accounts. Several processes may call it at once: one of them seeds.
 *
 * @returns whether this call seeded
 */
export const seedDemo = (options: SeedOptions): Promise<boolean> =>
  actAs({ kind: 'system', what: 'seed' }, () => fill(options));

async function fill({ db, files, pictures, config, now }: SeedOptions): Promise<boolean> {
  if (!(await isEmpty(db))) {
    await inTransaction(db, verifyPeople);
    return false;
  }
  const picturePaths = await publishPictures(pictures, files);
  return inTransaction(db, async (tx) => {
    const people = await insertPeople(tx, now, config.devPassword);
    if (!people) return false;
    const sold = await insertCatalogue(tx, catalogue(), picturePaths, now);
    await insertOrders(tx, sold, people, now);
    await insertUnverifiedOrder(tx, sold, now);
    await insertReturns(tx, { files, seller: config.brand }, now);
    const { requests, sites } = await insertRequests(tx, people, now);
    await insertPartners(tx, config, sites, now);
    const owed = await insertCommissions(tx, { files, seller: config.brand }, sites, now);
    await insertNotifications(tx, { requests, sites, owed }, now);
    return true;
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const [account] = await db.select({ id: users.id }).from(users).limit(1);
  const [product] = await db.select({ id: products.id }).from(products).limit(1);
  return !account && !product;
}
