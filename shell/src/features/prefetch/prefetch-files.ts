import type { Asset } from '@vitrina/contract/registry';

const asked = new Set<string>();

/**
 * Fetches files into the browser's cache for the load after a click. Nothing runs, and failures are
 * ignored; the load itself checks integrity.
 * @returns uncompressed bytes
 */
export async function prefetchFiles(
  files: readonly Pick<Asset, 'url'>[],
  priority: RequestPriority,
): Promise<number> {
  const sizes = await Promise.all(
    files.filter(isMissing).map(async ({ url }) => {
      asked.add(url);
      try {
        // Same mode as the later request, so that it matches the cache entry.
        const response = await fetch(url, { mode: 'cors', priority });
        return (await response.arrayBuffer()).byteLength;
      } catch {
        // The load requests it again and reports failures.
        asked.delete(url);
        return 0;
      }
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The browser's resource list is bounded, so a file may be requested once more, from the cache. */
const isMissing = ({ url }: Pick<Asset, 'url'>): boolean =>
  !asked.has(url) &&
  performance.getEntriesByName(new URL(url, location.href).href, 'resource').length === 0;
