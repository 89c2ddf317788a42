import { createHash } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** The network of a caller as it is stored beside what it did: no table holds addresses of people. */
export const networkKey = (request: { ip: string }): string =>
  createHash('sha256').update(networkOf(request)).digest('base64url');
