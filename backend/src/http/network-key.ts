import { createHash } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** Hash of the caller's network, for storage: no table contains people's addresses. */
export const networkKey = (request: { ip: string }): string =>
  createHash('sha256').update(networkOf(request)).digest('base64url');
