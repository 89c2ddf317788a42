import type { Readable } from 'node:stream';

/** Served media types by file extension. */
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

/** The media type of an allowed name; null otherwise. */
export function mediaTypeOf(name: string): string | null {
  const extension = FILE_NAME.exec(name)?.[1] as FileExtension | undefined;
  return extension ? MEDIA_TYPES[extension] : null;
}

interface StoredFile {
  bytes: number;
  body: Readable;
}

/** File storage. A name stands for its content and never changes meaning. */
export interface FileStore {
  /** Keeps an existing file. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  open(name: string): Promise<StoredFile | null>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
}
