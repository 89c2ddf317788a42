import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from './config.ts';

type Signing = Pick<Config, 'encryptionKey'>;

const FORM = /^((?:\d{1,10}\.)+)([0-9a-z]{1,8})\.([A-Za-z0-9_-]{43})$/;

/** `numbers` with their expiry, signed, as text: `12.7.s9k2f0.<HMAC-SHA-256>`. */
export function signNumbers(
  signing: Signing,
  purpose: string,
  numbers: readonly number[],
  endsAtMs: number,
): string {
  const said = `${numbers.join('.')}.${Math.floor(endsAtMs / 1000).toString(36)}`;
  return `${said}.${signatureOf(signing, purpose, said)}`;
}

/** @returns the numbers; null when not signed by us for this purpose, or expired */
export function readSigned(
  signing: Signing,
  purpose: string,
  text: string,
  now = Date.now(),
): number[] | null {
  const [, numbers = '', end = '', signature = ''] = FORM.exec(text) ?? [];
  const expected = signatureOf(signing, purpose, numbers + end);
  const isOurs =
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isOurs || Number.parseInt(end, 36) * 1000 < now) return null;
  return numbers.slice(0, -1).split('.').map(Number);
}

/** A derived key per purpose: a signature for one is invalid for another. */
const signatureOf = ({ encryptionKey }: Signing, purpose: string, said: string): string => {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', `vitrina ${purpose}`, 32));
  return createHmac('sha256', key).update(said).digest('base64url');
};
