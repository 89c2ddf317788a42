import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';

/*
 * Key of a stock alert's link: `<product>.<HMAC-SHA-256 of the address>`. Only mails to the address contain
 * it; the database stores its hash.
 */

type Signing = Pick<Config, 'encryptionKey'>;

const KEY = /^([1-9]\d{0,9})\.([A-Za-z0-9_-]{43})$/;
/** Maximum of PostgreSQL's `integer`. */
const LARGEST_ID = 2 ** 31 - 1;

/** Derived from the configured key, so that its signatures open nothing else. */
const signingKey = ({ encryptionKey }: Signing) =>
  Buffer.from(hkdfSync('sha256', encryptionKey, '', 'vitrina stock alerts', 32));

const nameOf = (signing: Signing, email: string): string =>
  createHmac('sha256', signingKey(signing)).update(email).digest('base64url');

const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest();

/** Stored in the database for the holder of an address's links. */
export const holderOf = (signing: Signing, email: string): Buffer => hashOf(nameOf(signing, email));

export const stockAlertKey = (signing: Signing, productId: number, email: string): string =>
  `${productId}.${nameOf(signing, email)}`;

/** Contents of a key; `null` for an invalid one. */
export function readStockAlertKey(key: string): { productId: number; holder: Buffer } | null {
  const [, product, name] = KEY.exec(key) ?? [];
  const productId = Number(product);
  return name && productId <= LARGEST_ID ? { productId, holder: hashOf(name) } : null;
}
