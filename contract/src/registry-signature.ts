import type { Registry } from './registry.ts';
import type { ReleaseNote } from './release-note.ts';

type Signed = Registry | ReleaseNote;

/*
 * The registry decides which code runs in every visitor's page, so it is signed: ECDSA on P-256 with
 * SHA-256, by WebCrypto, which browsers have on https and on localhost, and Node everywhere.
 */

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** What is signed: the registry without its signature, keys in order, so that it can be written again. */
const signedBytes = ({ signature: _, ...registry }: Signed): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(canonicalJson(registry));

/** JSON with the keys of every object in order; what JSON cannot hold is left out as it does. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * @param privateKey PKCS #8 in base64
 * @returns the registry with its signature
 */
export async function signRegistry<T extends Signed>(registry: T, privateKey: string): Promise<T> {
  const key = await crypto.subtle.importKey('pkcs8', decode(privateKey), KEY, false, ['sign']);
  const signature = await crypto.subtle.sign(SIGNATURE, key, signedBytes(registry));
  return { ...registry, signature: encode(signature) };
}

/**
 * Whether a registry is signed with the key that belongs to `publicKey`, and unchanged since.
 * @param publicKey SPKI in base64
 */
export async function verifyRegistry(registry: Signed, publicKey: string): Promise<boolean> {
  if (!registry.signature) return false;
  try {
    const key = await crypto.subtle.importKey('spki', decode(publicKey), KEY, false, ['verify']);
    const signature = decode(registry.signature);
    return await crypto.subtle.verify(SIGNATURE, key, signature, signedBytes(registry));
  } catch {
    return false;
  }
}

/** A new pair: PKCS #8 and SPKI in base64. */
export async function createRegistryKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ]);
  return { privateKey: encode(privateKey), publicKey: encode(publicKey) };
}

const encode = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const decode = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
