import type { Readable } from 'node:stream';

/** What the file host serves, by the extension of its name. */
const MEDIA_TYPES = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileExtension = keyof typeof MEDIA_TYPES;

const FILE_NAME = new RegExp(`^[\\w-]{1,100}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

/** The media type of a name that the store may hold; null for every other name. */
export function mediaTypeOf(name: string): string | null {
  const extension = FILE_NAME.exec(name)?.[1] as FileExtension | undefined;
  return extension ? MEDIA_TYPES[extension] : null;
}

interface StoredFile {
  bytes: number;
  body: Readable;
}

/** Where files lie. A name stands for its content: what is stored under it never changes. */
export interface FileStore {
  /** A file that is there already stays as it is. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  open(name: string): Promise<StoredFile | null>;
  /** A file that is not there is no error. */
  remove(name: string): Promise<void>;
}
