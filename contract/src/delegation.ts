import * as z from 'zod/mini';
import { knownKeys } from './known-keys.ts';

/*
 * Who may release what, after The Update Framework (https://theupdateframework.io): the roots, whose
 * keys stay offline, delegate each remote to the keys of its team. Signed and verified by
 * `delegation-signature`.
 */

/** Public key: P-256 as SPKI in base64. One key has one spelling, so keys are compared as text. */
export const publicKeySchema = z
  .string()
  .check(
    z.regex(
      /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{85}[AQgw]==$/,
      'a public key, as pnpm registry-keys prints it',
    ),
  );

/** UTC, as `Date.toISOString` writes it. */
const moment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'a moment in UTC'));

export const thresholdSchema = z.int().check(z.minimum(1));

/** One of several signatures of the same thing. */
const keySignatureSchema = knownKeys({
  /** `keyId` of the key: which one to verify with. */
  by: z.string(),
  value: z.string(),
});
export type KeySignature = z.output<typeof keySignatureSchema>;

/** Who vouches for a remote's place in the registry: for its releases, not for its kill switch. */
export const entrySignaturesSchema = knownKeys({
  /** Rises with every entry of the remote. */
  serial: z.int(),
  signatures: z.array(keySignatureSchema),
});
export type EntrySignatures = z.output<typeof entrySignaturesSchema>;

/** Keys of the configuration: each is held by another person, offline. */
export interface Roots {
  keys: string[];
  /** How many of them sign a delegation. */
  threshold: number;
}

const teamSchema = knownKeys({
  /** Two at once while one takes the other's place. `until` counts for new entries only. */
  keys: z.array(knownKeys({ key: publicKeySchema, until: moment })),
  /** How many of them sign an entry. */
  threshold: thresholdSchema,
});
export type Team = z.output<typeof teamSchema>;

/** What the roots sign, together with the roster and the environment. */
export const delegationSchema = knownKeys({
  /** Rises with every delegation: a lower one is never taken for a newer one. */
  version: z.int(),
  /** Nothing new goes live afterwards; pages go on. */
  until: moment,
  /** Remote -> who may release it. */
  teams: z.record(z.string(), teamSchema),
  /** Keys that may vouch that a registry is the live one. */
  freshness: z.array(publicKeySchema),
  /** Entries that go on until they are replaced, though their keys count no longer: signatures of them. */
  retired: z.optional(z.array(knownKeys({ key: publicKeySchema, entries: z.array(z.string()) }))),
  signatures: z.array(keySignatureSchema),
});
export type Delegation = z.output<typeof delegationSchema>;

/** Served at `/freshness.json`: that a registry is the live one, for a while. */
export const freshnessSchema = knownKeys({
  environment: z.optional(z.string()),
  revision: z.int(),
  /** The registry's signature. */
  registry: z.string(),
  until: moment,
  signature: z.string(),
});
export type Freshness = z.output<typeof freshnessSchema>;

/** Beside `registry.json`, in the store and on the shell's origin. */
export const FRESHNESS_FILE = 'freshness.json';
