import { type ReadableRegistry, readableRegistry } from '@vitrina/contract/readable-registry';
import type { Registry } from '@vitrina/contract/registry';
import * as z from 'zod/mini';
import { parseJson } from '../read-json.ts';
import { REGISTRY_FILE, type ReleaseStore } from './release-store.ts';

/** A registry of a store: as written, and as this version understands it. */
export interface StoredRegistry extends ReadableRegistry {
  /** Exactly as signed; entries in it may be malformed. */
  signed: Registry;
}

export interface LiveRegistry extends StoredRegistry {
  text: string;
  /** Identifies these exact bytes. */
  tag: string;
}

/**
 * Reads the live registry, unverified.
 * @returns null before the first release of the shell
 * @throws Error when it is no registry
 */
export async function readLive(store: ReleaseStore): Promise<LiveRegistry | null> {
  const stored = await store.readRegistry();
  return stored && { ...stored, ...parseRegistry(stored.text, `${store.name}/${REGISTRY_FILE}`) };
}

/** @throws Error with `place` when the text is no registry */
export function parseRegistry(text: string, place: string): StoredRegistry {
  const json = parseJson(text, z.unknown(), place);
  try {
    return { ...readableRegistry(json), signed: json as Registry };
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
