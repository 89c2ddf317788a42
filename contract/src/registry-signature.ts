import type { Registry } from './registry.ts';
import type { ReleaseNote } from './release-note.ts';

type Signed = Registry | ReleaseNote;

/*
 * The registry decides which code runs in every visitor's page, so it is signed: ECDSA on P-256 with
 * SHA-256, by WebCrypto, available in browsers on https and localhost, and in Node.
 */

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The signed bytes of a value: its canonical JSON. Compute them once for several signatures. */
export const signedBytes = (value: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(canonicalJson(value));

/** Canonical JSON: sorted keys; drops what JSON cannot represent. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

function sorted(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(sorted);
  // Without a prototype, `__proto__` is an ordinary key.
  const copy: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(part).sort())
    copy[key] = sorted((part as Record<string, unknown>)[key]);
  return copy;
}

/**
 * @param privateKey PKCS #8 in base64
 * @returns the signature of a value, in base64
 */
export async function sign(value: object, privateKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', decode(privateKey), KEY, false, ['sign']);
  return encode(await crypto.subtle.sign(SIGNATURE, key, signedBytes(value)));
}

/**
 * Verifies a value's signature.
 * @param publicKey SPKI in base64
 */
export async function verify(
  value: object,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  try {
    return await verifyBytes(signedBytes(value), signature, publicKey);
  } catch {
    return false;
  }
}

/** `verify` of the `signedBytes` of a value. */
export async function verifyBytes(
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', decode(publicKey), KEY, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, key, decode(signature), bytes);
  } catch {
    return false;
  }
}

/**
 * @param privateKey PKCS #8 in base64
 * @returns the registry with its signature
 */
export async function signRegistry<T extends Signed>(registry: T, privateKey: string): Promise<T> {
  return { ...registry, signature: await sign(unsigned(registry), privateKey) };
}

/** `verify` for a registry with its signature inside. */
export async function verifyRegistry(registry: Signed, publicKey: string): Promise<boolean> {
  const { signature } = registry;
  return !!signature && verify(unsigned(registry), signature, publicKey);
}

/** The signed part: all but the signature, keys sorted, so that it can be re-serialised. */
const unsigned = ({ signature: _, ...rest }: Signed): object => rest;

/** A new pair: PKCS #8 and SPKI in base64. */
export async function createRegistryKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ]);
  return { privateKey: encode(privateKey), publicKey: encode(publicKey) };
}

/** @returns the public half of a private key: SPKI of PKCS #8, both in base64 */
export async function publicKeyOf(privateKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', decode(privateKey), KEY, true, ['sign']);
  const { d: _, key_ops: _ops, ...half } = await crypto.subtle.exportKey('jwk', key);
  const publicKey = await crypto.subtle.importKey('jwk', half, KEY, true, ['verify']);
  return encode(await crypto.subtle.exportKey('spki', publicKey));
}

const encode = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const decode = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
