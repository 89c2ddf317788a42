import type { Asset } from '@vitrina/contract/registry';

/** Files that were asked for here. */
const asked = new Set<string>();

/**
 * Fetches files into the browser's cache, where the load that follows a click finds them. Nothing runs
 * and nothing is kept of a failure; the load itself checks their integrity.
 * @returns their bytes, unpacked
 */
export async function prefetchFiles(
  files: readonly Pick<Asset, 'url'>[],
  priority: RequestPriority,
): Promise<number> {
  const sizes = await Promise.all(
    files.filter(isMissing).map(async ({ url }) => {
      asked.add(url);
      try {
        // The mode of the later request, so that the same entry of the cache answers it.
        const response = await fetch(url, { mode: 'cors', priority });
        return (await response.arrayBuffer()).byteLength;
      } catch {
        // The load asks again, and says what failed.
        asked.delete(url);
        return 0;
      }
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The document's own list of what it fetched is bounded: a file may be asked for once more, of the cache. */
const isMissing = ({ url }: Pick<Asset, 'url'>): boolean =>
  !asked.has(url) &&
  performance.getEntriesByName(new URL(url, location.href).href, 'resource').length === 0;
