import type { FileExtension } from './file-store.ts';

/** How each kind of file begins; `at` is the offset in bytes. */
const SIGNATURES: readonly { extension: FileExtension; at: number; bytes: string }[] = [
  { extension: 'jpg', at: 0, bytes: '\xff\xd8\xff' },
  { extension: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { extension: 'gif', at: 0, bytes: 'GIF8' },
  { extension: 'webp', at: 8, bytes: 'WEBP' },
  { extension: 'avif', at: 4, bytes: 'ftypavif' },
  { extension: 'pdf', at: 0, bytes: '%PDF-' },
];

/** So much of a file tells what it is. */
export const SIGNATURE_BYTES = 16;

/** What a file is by its content, whatever its name says; null for what is not accepted. */
export function sniffExtension(content: Buffer): FileExtension | null {
  const begin = content.toString('latin1', 0, SIGNATURE_BYTES);
  const found = SIGNATURES.find(({ at, bytes }) => begin.startsWith(bytes, at));
  return found?.extension ?? null;
}
