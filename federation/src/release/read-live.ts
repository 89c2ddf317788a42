import { type Registry, registrySchema } from '@vitrina/contract/registry';
import { parseJson } from '../read-json.ts';
import { REGISTRY_FILE, type ReleaseStore } from './release-store.ts';

export interface LiveRegistry {
  registry: Registry;
  /** Names these exact bytes. */
  tag: string;
}

/**
 * What the store says is live, as it stands there: nothing is verified.
 * @returns null before the first release of the shell
 * @throws Error when it is no registry
 */
export async function readLive(store: ReleaseStore): Promise<LiveRegistry | null> {
  const stored = await store.readRegistry();
  if (!stored) return null;
  return {
    registry: parseRegistry(stored.text, `${store.name}/${REGISTRY_FILE}`),
    tag: stored.tag,
  };
}

/**
 * A registry exactly as it is written: what this version of the tool does not know is part of what
 * was signed.
 * @throws Error that names `place` and what is wrong
 */
export function parseRegistry(text: string, place: string): Registry {
  parseJson(text, registrySchema, place);
  return JSON.parse(text);
}
