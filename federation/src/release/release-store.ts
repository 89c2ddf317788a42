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
  /**
   * Adds a folder's files to those that are there. Nothing that exists is ever written again.
   * @param names of the files, seen from the folder; all of them unless given
   * @throws StoreError when a file is there with other bytes
   */
  putFiles(folder: string, from: string, names?: readonly string[]): Promise<void>;
  /**
   * Null when there is none.
   * @param most of what others write, in bytes: no more than one further byte is read
   */
  readText(path: string, most?: number): Promise<string | null>;
  /**
   * Writes one file that never changes.
   * @throws StoreError when it is there with other bytes
   */
  putNew(path: string, content: string | Uint8Array): Promise<void>;
  /** Writes one file that changes with the registry: browsers ask for it each time. */
  putText(path: string, text: string): Promise<void>;
  /** Makes a file that says nothing but its time, or makes that time new. Part of an upload: no spare room is used. */
  touch(path: string): Promise<void>;
  /** All files below a folder. */
  list(folder: string): Promise<StoredFile[]>;
  /** What is not there is no error. */
  remove(path: string): Promise<void>;
  /** Takes away a folder and those in it, as far as they hold no file; a bucket has none. */
  removeEmpty(folder: string): Promise<void>;
}

export interface StoredFile {
  /** Seen from the store. */
  path: string;
  modified: Date;
  /** In bytes. */
  size: number;
}

interface StoredRegistry {
  text: string;
  /** Names these exact bytes. */
  tag: string;
}

export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The store cannot be read or written: full, read-only, out of reach, or closed to this key. */
export class StoreUnusable extends StoreError {}

/** The store takes nothing more. */
export class StoreFull extends StoreUnusable {}

/** A file that never changes is there with other bytes than those that were to be written. */
export const differs = (place: string): StoreError =>
  new StoreError(`${place} exists with other bytes: what was released is never written again.`);

/** Folder of what the pages of all shells load. */
export const STATICS = 'site/static';
export const REGISTRY_FILE = 'registry.json';
/** Ends the name of a file that is being written; one that stays is of a process that was killed. */
export const PARTIAL = '.partial';
