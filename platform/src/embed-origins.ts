import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedOfQuery } from '@vitrina/contract/rules/embed-events';

/** Of a platform on one machine: where its backend writes what web servers read. */
export const mapsDir = (storeDir: string): string => join(storeDir, 'maps');

/**
 * The sites that may frame the form of an address, as nginx finds them in the same file.
 * @returns null where all may
 */
export function embedAncestors(dir: string, address: string): string | null {
  const id = embedOfQuery(/\?.*/.exec(address)?.[0] ?? '');
  const file = join(dir, 'embed-origins-maps.conf');
  if (!id || !existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').matchAll(/^"(\w+)" "(.*)";$/gm);
  return new Map(Array.from(lines, ([, of = '', sites = '']) => [of, sites])).get(id) ?? null;
}
