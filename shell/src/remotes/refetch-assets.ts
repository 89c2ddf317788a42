import type { RegisteredMount } from './mounts.ts';

const WAIT_MS = 3000;

/**
 * Fetches the files of `mounts` past the browser's cache. They are kept there for a
 * year: a damaged copy would fail its integrity check again and again, though the origin is well.
 */
export async function refetchAssets(mounts: readonly RegisteredMount[]): Promise<void> {
  const urls = mounts.flatMap(({ mount, remote }) => [
    remote.current.entry.url,
    ...(remote.current.modules[mount.module] ?? []).map((asset) => asset.url),
  ]);
  const signal = AbortSignal.timeout(WAIT_MS);
  // A failure here fails again in the load that follows, which says so.
  await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload', signal })));
}
