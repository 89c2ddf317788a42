import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { readRegistry } from '../boot/data-blocks.ts';
import { releasesHere } from './offered-releases.ts';

let signed: Registry | undefined;
let offered: Registry | undefined;

/** The registry as it was signed: the inlined one, until it is refreshed. */
export function signedRegistry(): Registry {
  signed ??= readRegistry();
  return signed;
}

/** The registry as this browser gets it. */
export function registry(): Registry {
  offered ??= releasesHere(signedRegistry(), platformConfig().environment);
  return offered;
}

/**
 * Fetches the live registry, so that a retry meets a release that was published since.
 * @throws Error when it cannot be fetched, or is older than the one this page has: a rollback too
 *   is a newer revision
 */
export async function refreshRegistry(): Promise<void> {
  const response = await fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  const fetched = (await response.json()) as Registry;
  const known = signedRegistry().revision;
  if (fetched.revision < known)
    throw new Error(`/registry.json has revision ${fetched.revision}, this page ${known}.`);
  signed = fetched;
  offered = undefined;
}
