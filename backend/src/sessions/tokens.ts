import { createHash, randomBytes } from 'node:crypto';

/** Opaque, 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored form of a token. Tokens are random, so the hash needs no salt and is found by lookup. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
