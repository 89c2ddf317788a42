import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Product } from '@vitrina/contract/entities/product';
import { toRon } from '@vitrina/contract/rules/money';
import type { Database } from '../database/database.ts';
import { toWebAddress } from '../files/file-urls.ts';
import { listSoldProducts, readCatalogueVersion } from './products-repository.ts';

/** Maximum age, in ms, of the list in a process that did not make the change. */
export const CATALOGUE_TRUSTED_MS = 100;

/** The product list, ready to send. */
export interface Listing {
  version: number;
  /** By id. */
  products: ReadonlyMap<number, Product>;
  etag: string;
  /** JSON, encoded once instead of per answer. */
  plain: Buffer;
  gzipped: Buffer;
}

export interface Catalogue {
  /**
   * The product list, cached per process. Reads the version row at most ten times a second, so another
   * process's change shows after at most `CATALOGUE_TRUSTED_MS`.
   */
  listing(): Promise<Listing>;
  /** After a change by this process: the next call checks at once. */
  invalidate(): void;
}

const compress = promisify(gzip);

export function createCatalogue(db: Database, filesOrigin: string): Catalogue {
  let known: Listing | null = null;
  let checkedAt = 0;
  let checking: Promise<Listing> | null = null;

  async function check(): Promise<Listing> {
    // Before the rows: if they change in between, the next check finds another version.
    const version = await readCatalogueVersion(db);
    const listing = known?.version === version ? known : await load(db, version, filesOrigin);
    if (!known || listing.version >= known.version) known = listing;
    return known;
  }

  return {
    async listing() {
      if (known && Date.now() - checkedAt < CATALOGUE_TRUSTED_MS) return known;
      if (checking) return checking;
      const startedAt = Date.now();
      const mine = check();
      checking = mine;
      try {
        const listing = await mine;
        // Ignores a check that began before a change: it may have read an older state.
        if (checking === mine) checkedAt = startedAt;
        return listing;
      } finally {
        if (checking === mine) checking = null;
      }
    },
    invalidate() {
      checkedAt = 0;
      checking = null;
    },
  };
}

async function load(db: Database, version: number, filesOrigin: string): Promise<Listing> {
  const rows = await listSoldProducts(db);
  const list = rows.map(
    (row): Product => ({
      product_id: row.id,
      product_name: row.name,
      product_description: row.description,
      price: toRon(row.priceBani),
      stock_quantity: row.stock,
      category_id: row.categoryId,
      category_name: row.categoryName,
      category_position: row.categoryPosition,
      color: row.color,
      images: row.images.map((image) => toWebAddress(image, filesOrigin)),
      ingredients: row.ingredients,
      lowest_price_30_days: row.lowestBani === null ? null : toRon(row.lowestBani),
      version: row.version,
    }),
  );
  const plain = Buffer.from(JSON.stringify(list));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const products = new Map(list.map((product) => [product.product_id, product]));
  return { version, products, etag, plain, gzipped: await compress(plain) };
}
