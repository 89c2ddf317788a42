import type { FileExtension } from './file-store.ts';

/** Magic bytes of each file type; `at` is the offset. */
const SIGNATURES: readonly { extension: FileExtension; at: number; bytes: string }[] = [
  { extension: 'jpg', at: 0, bytes: '\xff\xd8\xff' },
  { extension: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { extension: 'gif', at: 0, bytes: 'GIF8' },
  { extension: 'webp', at: 8, bytes: 'WEBP' },
  { extension: 'avif', at: 4, bytes: 'ftypavif' },
  { extension: 'pdf', at: 0, bytes: '%PDF-' },
];

/** Bytes needed to detect the type. */
export const SIGNATURE_BYTES = 16;

/** File type by content, whatever the name; null when it is not accepted. */
export function sniffExtension(content: Buffer): FileExtension | null {
  const begin = content.toString('latin1', 0, SIGNATURE_BYTES);
  const found = SIGNATURES.find(({ at, bytes }) => begin.startsWith(bytes, at));
  return found?.extension ?? null;
}
