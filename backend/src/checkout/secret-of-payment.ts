import { createHash, timingSafeEqual } from 'node:crypto';
import type { Payment } from '../payments/payments.ts';

/** Constant-time comparison. */
export const isSecretOf = ({ clientSecret }: Payment, told: string | undefined): boolean =>
  told !== undefined && clientSecret !== '' && timingSafeEqual(digest(clientSecret), digest(told));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
