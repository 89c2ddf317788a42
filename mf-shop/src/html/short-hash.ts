/**
 * 64 bits of a text, as 16 hexadecimal digits: two FNV-1a hashes of 32 bits. It tells that a text
 * changed; it protects nothing.
 */
export const shortHash = (text: string): string =>
  [0x811c9dc5, 0x050c5d1f].map((seed) => fnv(text, seed)).join('');

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
