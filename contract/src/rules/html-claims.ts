import type { Registry } from '../registry.ts';
import type { Mount } from '../remote.ts';
import { htmlOf } from '../remote-html.ts';

/**
 * Why a release may not have the HTML that it claims: the first call that the roster does not give to
 * its mount among `preloadCalls`. Null when all are its own, and where there is no roster. Tools ask; a
 * browser makes none of these calls.
 */
export function outsideHtmlClaims(
  roster: Registry['roster'],
  remote: string,
  mounts: readonly Pick<Mount, 'id' | 'path'>[],
): string | null {
  if (!roster) return null;
  for (const mount of mounts) {
    const claim = roster[remote]?.find(({ id, path }) => id === mount.id && path === mount.path);
    const call = htmlOf(mount)?.calls.find((one) => !claim?.preloadCalls.includes(one));
    if (call !== undefined)
      return `the roster does not give ${remote} the call ${call} for the HTML of ${mount.id}`;
  }
  return null;
}
