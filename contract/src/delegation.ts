import * as z from 'zod/mini';
import { knownKeys } from './known-keys.ts';

/*
 * Release rights after The Update Framework (https://theupdateframework.io): offline root keys delegate
 * each remote to its team's keys. Signed and verified in `delegation-signature`.
 */

/** Public key: P-256 as SPKI in base64. The encoding is unique, so keys are compared as text. */
export const publicKeySchema = z
  .string()
  .check(
    z.regex(
      /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{85}[AQgw]==$/,
      'a public key, as the command that makes the pair prints it',
    ),
  );

/** UTC, as `Date.toISOString` writes it. */
const moment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'a moment in UTC'));

/** Signatures needed, at least one. */
export const thresholdSchema = z.int().check(z.minimum(1));

/** One of several signatures of the same thing. */
const keySignatureSchema = knownKeys({
  /** `keyId` of the signing key. */
  by: z.string(),
  value: z.string(),
});
export type KeySignature = z.output<typeof keySignatureSchema>;

/** Signatures of a remote's entry: cover its releases, not its kill switch. */
export const entrySignaturesSchema = knownKeys({
  /** Increases with every entry of the remote. */
  serial: z.int(),
  signatures: z.array(keySignatureSchema),
});
export type EntrySignatures = z.output<typeof entrySignaturesSchema>;

/** Root keys of the configuration, each held offline by a different person. */
export interface Roots {
  keys: string[];
  /** Signatures needed for a delegation. */
  threshold: number;
}

const teamSchema = knownKeys({
  /** Two overlap while one replaces the other. `until` applies to new entries only. */
  keys: z.array(knownKeys({ key: publicKeySchema, until: moment })),
  /** Signatures needed for an entry. */
  threshold: thresholdSchema,
});
export type Team = z.output<typeof teamSchema>;

/** Signed by the roots together with the roster and the environment. */
export const delegationSchema = knownKeys({
  /** Increases with every delegation; a lower one never replaces a higher one. */
  version: z.int(),
  /** Afterwards nothing new goes live; pages keep working. */
  until: moment,
  /** Remote -> its team. */
  teams: z.record(z.string(), teamSchema),
  /** Keys that may sign statements of freshness. */
  freshness: z.array(publicKeySchema),
  /** Signatures of entries that stay valid until replaced, although their keys are retired. */
  retired: z.optional(z.array(knownKeys({ key: publicKeySchema, entries: z.array(z.string()) }))),
  signatures: z.array(keySignatureSchema),
});
export type Delegation = z.output<typeof delegationSchema>;

/** Served at `/freshness.json`: states for a limited time that a registry is the live one. */
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
