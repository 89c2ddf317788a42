import type { Registry } from '@vitrina/contract/registry';

/** Where releases lie and what is live: `registry.json`, and `<name>/<release>/…` beside it. */
export interface ReleaseStore {
  /** For messages: a folder or the address of a bucket. */
  readonly name: string;
  /** Null before the first release of the shell. */
  readRegistry(): Promise<StoredRegistry | null>;
  /**
   * Compare and swap.
   * @param tag of the registry that `next` was made from; null when there was none
   * @returns false when somebody was faster: nothing was written
   */
  replaceRegistry(next: Registry, tag: string | null): Promise<boolean>;
  /** Uploads a folder's files; those that are there already are left alone. */
  putFiles(folder: string, from: string): Promise<void>;
  /** Adds a folder's files to those of earlier releases, each under a name that its content made. */
  addFiles(folder: string, from: string): Promise<void>;
  /** Null when there is none. */
  readText(path: string): Promise<string | null>;
  /** Writes one file that changes with the registry: browsers ask for it each time. */
  putText(path: string, text: string): Promise<void>;
}

interface StoredRegistry {
  registry: Registry;
  /** Names these exact bytes. */
  tag: string;
}

export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export const REGISTRY_FILE = 'registry.json';
