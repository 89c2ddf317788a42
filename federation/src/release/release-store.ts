import type { Registry } from '@vitrina/contract/registry';

/** Storage of releases (`<name>/<release>/…`) and of the registry (`registry.json`). */
export interface ReleaseStore {
  /** For messages: a folder or the address of a bucket. */
  readonly name: string;
  /** Null before the first release of the shell. */
  readRegistry(): Promise<StoredRegistry | null>;
  /**
   * Compare and swap.
   * @param tag of the registry that `next` was made from; null when there was none
   * @returns false when another change was faster: nothing was written
   */
  replaceRegistry(next: Registry, tag: string | null): Promise<boolean>;
  /**
   * Adds the files of a folder. Existing files are never overwritten.
   * @param names of the files, relative to the folder; all by default
   * @throws StoreError when a file exists with other bytes
   */
  putFiles(folder: string, from: string, names?: readonly string[]): Promise<void>;
  /**
   * Null when it does not exist.
   * @param most limit for files that others write, in bytes: reads one byte more at most
   */
  readText(path: string, most?: number): Promise<string | null>;
  /**
   * Writes an immutable file.
   * @throws StoreError when it exists with other bytes
   */
  putNew(path: string, content: string | Uint8Array): Promise<void>;
  /** Writes a file that changes with the registry; browsers revalidate it each time. */
  putText(path: string, text: string): Promise<void>;
  /**
   * Creates an empty file or renews its time. It is part of an upload, so it uses no spare space.
   */
  touch(path: string): Promise<void>;
  /**
   * All files below a folder.
   * @param skip gets each file or folder that cannot be read, when others write there; without it
   *   the first one is an error
   * @param most limit for a folder in which others write: lists some of more files, and tells `skip`
   */
  list(folder: string, skip?: (problem: Error) => void, most?: number): Promise<StoredFile[]>;
  /** Removes a file; a missing one is no error. */
  remove(path: string): Promise<void>;
  /** Removes a folder and its subfolders that hold no file; does nothing in a bucket. */
  removeEmpty(folder: string): Promise<void>;
}

export interface StoredFile {
  /** Relative to the store. */
  path: string;
  modified: Date;
  /** In bytes. */
  size: number;
}

interface StoredRegistry {
  text: string;
  /** Identifies these exact bytes. */
  tag: string;
}

export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The store cannot be read or written: full, read-only, unreachable, or the key has no access. */
export class StoreUnusable extends StoreError {}

/** The store is full. */
export class StoreFull extends StoreUnusable {}

/** An immutable file exists with other bytes. */
export const differs = (place: string): StoreError =>
  new StoreError(`${place} exists with other bytes: what was released is never written again.`);

/** A folder has more files than were asked for. */
export const tooMany = (place: string, most: number): StoreError =>
  new StoreError(`${place} has more than ${most} files: the others are not looked at.`);

/** Folder with the static files of all shells. */
export const STATICS = 'site/static';
export const REGISTRY_FILE = 'registry.json';
/** Suffix of a file that is being written; a remaining one was left by a killed process. */
export const PARTIAL = '.partial';
