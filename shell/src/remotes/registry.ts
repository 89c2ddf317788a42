import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { readRegistry } from '../boot/data-blocks.ts';
import { importFederation } from './import-federation.ts';
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
 * The live registry, as the shell's origin serves it.
 * @throws Error when it cannot be fetched, or what came is none
 */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  const fetched: unknown = await response.json();
  if (!isRegistry(fetched)) throw new Error('/registry.json is no registry.');
  return fetched;
}

/**
 * Takes over the live registry, so that a retry meets a release that was published since.
 * @throws Error when it cannot be fetched, is not signed with the configured key, or is older than
 *   the one this page has: a rollback too is a newer revision
 */
export async function refreshRegistry(): Promise<void> {
  const fetched = await fetchRegistry();
  const known = signedRegistry().revision;
  if (fetched.revision < known)
    throw new Error(`/registry.json has revision ${fetched.revision}, this page ${known}.`);
  const { registryKey } = platformConfig();
  if (registryKey && !(await (await importFederation()).isGenuine(fetched, registryKey)))
    throw new Error('/registry.json is not signed with our key.');
  signed = fetched;
  offered = undefined;
}

/** Enough of it to be asked for a remote; each remote's place is checked when it is loaded. */
function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, remotes, shell } = value as Partial<Registry>;
  return (
    Number.isInteger(revision) &&
    Array.isArray(remotes) &&
    remotes.every((remote) => typeof remote?.name === 'string') &&
    typeof shell?.version === 'string'
  );
}
