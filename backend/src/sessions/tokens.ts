import { createHash, randomBytes } from 'node:crypto';

/** Opaque and not to be guessed: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so the hash needs no salt and one lookup finds it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
