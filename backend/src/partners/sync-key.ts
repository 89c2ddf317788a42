import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Key that a partner's shop checks when its sales are read. Shown once. */
export const newSyncKey = (): string => `vsk_${randomBytes(32).toString('base64url')}`;

/**
 * Encrypted instead of hashed, because it has to be sent (docs/product.md#partner-shop).
 * @param encryptionKey 32 bytes
 * @returns nonce, tag and ciphertext in base64
 */
export function encryptSyncKey(syncKey: string, encryptionKey: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, encryptionKey, nonce);
  const text = Buffer.concat([cipher.update(syncKey, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** @throws Error when it was encrypted with another key, or tampered with */
export function decryptSyncKey(encrypted: string, encryptionKey: Buffer): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, encryptionKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
