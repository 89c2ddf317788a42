import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ORDER_LINK_DAYS, ORDER_LINK_FRESH_DAYS } from '@vitrina/contract/constants';
import type { Config } from '../config.ts';

/*
 * The key of a link to the page of an order: `<order>.<seconds, base 36>.<HMAC-SHA-256>`. The buyer's
 * address is signed too, so that erasing it ends every link.
 */

type Signing = Pick<Config, 'encryptionKey'>;
interface LinkedOrder {
  id: number;
  email: string;
}

const KEY = /^([1-9]\d{0,9})\.([0-9a-z]{1,8})\.([A-Za-z0-9_-]{43})$/;
/** Of PostgreSQL's `integer`. */
const LARGEST_ID = 2 ** 31 - 1;
const DAY_S = 24 * 60 * 60;

/** A key of the configuration's own key: what is signed with it opens nothing else. */
const signingKey = ({ encryptionKey }: Signing) =>
  Buffer.from(hkdfSync('sha256', encryptionKey, '', 'vitrina order page', 32));

const signatureOf = (signing: Signing, { id, email }: LinkedOrder, issued: string): Buffer =>
  createHmac('sha256', signingKey(signing)).update(`${id}\n${issued}\n${email}`).digest();

export function orderKey(signing: Signing, order: LinkedOrder, now = Date.now()): string {
  const issued = Math.floor(now / 1000).toString(36);
  return `${order.id}.${issued}.${signatureOf(signing, order, issued).toString('base64url')}`;
}

/** Where the link of a mail leads. The boot script of the shell takes the key out of the address. */
export const orderPageUrl = (
  config: Pick<Config, 'encryptionKey' | 'origins'>,
  order: LinkedOrder,
): string => `${config.origins.shell}/order?token=${orderKey(config, order)}`;

/** The order that a key names, before it is known whether it is a true one. */
export function orderOfKey(key: string): number {
  const id = Number(KEY.exec(key)?.[1]);
  return id <= LARGEST_ID ? id : 0;
}

/** @returns how many days ago the key was made; `null` where it does not open this order */
export function ageOfKey(
  signing: Signing,
  order: LinkedOrder,
  key: string,
  now = Date.now(),
): number | null {
  const [, id, issued, signature] = KEY.exec(key) ?? [];
  if (!issued || !signature || Number(id) !== order.id || !order.email) return null;
  // As texts: the last letter holds two bits that no byte has, so that four of them read alike.
  const signed = signatureOf(signing, order, issued).toString('base64url');
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signed))) return null;
  const days = (now / 1000 - Number.parseInt(issued, 36)) / DAY_S;
  return days < ORDER_LINK_DAYS ? days : null;
}

/** Whether a key of this age tells everything, and may change something. */
export const isFresh = (days: number): boolean => days < ORDER_LINK_FRESH_DAYS;
