import type { Registry } from '@vitrina/contract/registry';
import { isRecord } from './is-record.ts';

/** A younger registry is not fetched again, in ms. */
export const FRESH_MS = 10_000;

/** A page that has one goes on without a later answer, in ms. */
const LIMIT_MS = 5000;

/** A request for the live registry. */
export interface RegistryRequest {
  /** Its start, in ms since 1970: the answer is fresh from then on. */
  at: number;
  answer: Promise<Registry>;
}

export const requestRegistry = (): RegistryRequest => ({ at: Date.now(), answer: fetchRegistry() });

/**
 * The live registry from the shell's origin.
 * @throws Error when it cannot be fetched or is no registry
 */
export async function fetchRegistry(limitMs = LIMIT_MS): Promise<Registry> {
  const response = await fetch('/registry.json', {
    // No body when nothing changed.
    cache: 'no-cache',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  const fetched: unknown = await response.json();
  if (!isRegistry(fetched)) throw new Error('/registry.json is no registry.');
  return fetched;
}

/** Minimal check; each part is validated when it is used. */
const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  Number.isInteger(value.revision) &&
  Array.isArray(value.remotes) &&
  isRecord(value.shell) &&
  typeof value.shell.version === 'string';
