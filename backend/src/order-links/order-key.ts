import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ORDER_LINK_DAYS, ORDER_LINK_FRESH_DAYS } from '@vitrina/contract/constants';
import type { Config } from '../config.ts';

/*
 * Key of a link to an order's page: `<order>.<seconds, base 36>.<HMAC-SHA-256>`. Also signs the buyer's
 * address, so erasing it invalidates every link.
 */

type Signing = Pick<Config, 'encryptionKey'>;
interface LinkedOrder {
  id: number;
  email: string;
}

const KEY = /^([1-9]\d{0,9})\.([0-9a-z]{1,8})\.([A-Za-z0-9_-]{43})$/;
/** Maximum of PostgreSQL's `integer`. */
const LARGEST_ID = 2 ** 31 - 1;
const DAY_S = 24 * 60 * 60;

/** Derived from the configured key, so that its signatures open nothing else. */
const signingKey = ({ encryptionKey }: Signing) =>
  Buffer.from(hkdfSync('sha256', encryptionKey, '', 'vitrina order page', 32));

const signatureOf = (signing: Signing, { id, email }: LinkedOrder, issued: string): Buffer =>
  createHmac('sha256', signingKey(signing)).update(`${id}\n${issued}\n${email}`).digest();

export function orderKey(signing: Signing, order: LinkedOrder, now = Date.now()): string {
  const issued = Math.floor(now / 1000).toString(36);
  return `${order.id}.${issued}.${signatureOf(signing, order, issued).toString('base64url')}`;
}

/** Address of a mail's link. The shell's boot script takes the key out of the address. */
export const orderPageUrl = (
  config: Pick<Config, 'encryptionKey' | 'origins'>,
  order: LinkedOrder,
): string => `${config.origins.shell}/order?token=${orderKey(config, order)}`;

/** The order id of a key that is not verified yet. */
export function orderOfKey(key: string): number {
  const id = Number(KEY.exec(key)?.[1]);
  return id <= LARGEST_ID ? id : 0;
}

/** @returns age of the key in days; `null` when it does not open this order */
export function ageOfKey(
  signing: Signing,
  order: LinkedOrder,
  key: string,
  now = Date.now(),
): number | null {
  const [, id, issued, signature] = KEY.exec(key) ?? [];
  if (!issued || !signature || Number(id) !== order.id || !order.email) return null;
  // Compared as text: the last letter has two unused bits, so four spellings decode alike.
  const signed = signatureOf(signing, order, issued).toString('base64url');
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signed))) return null;
  const days = (now / 1000 - Number.parseInt(issued, 36)) / DAY_S;
  return days < ORDER_LINK_DAYS ? days : null;
}

/** Whether a key of this age shows everything and allows changes. */
export const isFresh = (days: number): boolean => days < ORDER_LINK_FRESH_DAYS;
