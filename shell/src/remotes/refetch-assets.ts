import type { RegisteredMount } from './mounts.ts';

const WAIT_MS = 3000;

/**
 * Fetches the files of `mounts` bypassing the browser's cache, which keeps them for a year: a damaged copy
 * would fail its integrity check again and again.
 */
export async function refetchAssets(mounts: readonly RegisteredMount[]): Promise<void> {
  const urls = mounts.flatMap(({ mount, remote }) => [
    remote.current.entry.url,
    ...(remote.current.modules[mount.module] ?? []).map((asset) => asset.url),
  ]);
  const signal = AbortSignal.timeout(WAIT_MS);
  // The load that follows reports failures.
  await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload', signal })));
}
