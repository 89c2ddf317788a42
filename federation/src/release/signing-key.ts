import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { PlatformConfig } from '@vitrina/contract/config';
import { StoreError } from './release-store.ts';

/** A key pair in base64: PKCS #8 and SPKI. */
export interface SigningKey {
  privateKey: string;
  publicKey: string;
}

/**
 * The signing key, checked against the configuration before anything is written.
 * @param privateKey null during development
 * @throws StoreError when the configuration has another key, or has one and this is null
 */
export function signingKey(
  privateKey: string | null,
  config: PlatformConfig | undefined,
): SigningKey | null {
  const configured = config?.registryKey;
  if (!privateKey) {
    if (configured)
      throw new StoreError('The configuration names a registryKey: set VITRINA_REGISTRY_KEY.');
    return null;
  }
  const publicKey = publicHalf(privateKey);
  if (configured && configured !== publicKey)
    throw new StoreError(
      'VITRINA_REGISTRY_KEY does not belong to the registryKey of the configuration: pages would refuse what it signs.',
    );
  return { privateKey, publicKey };
}

function publicHalf(privateKey: string): string {
  try {
    const key = { key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' } as const;
    return createPublicKey(createPrivateKey(key))
      .export({ format: 'der', type: 'spki' })
      .toString('base64');
  } catch (cause) {
    throw new StoreError('VITRINA_REGISTRY_KEY is no key: pnpm registry-keys makes one.', {
      cause,
    });
  }
}
