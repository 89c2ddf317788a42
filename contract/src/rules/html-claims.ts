import type { Registry } from '../registry.ts';
import type { Mount } from '../remote.ts';
import { htmlOf } from '../remote-html.ts';
import { claimOf } from './claims.ts';

/**
 * Why a release may not have its HTML: its first call outside the `preloadCalls` that the roster gives the
 * mount. Null when there is none, and without a roster. For tools; browsers make none of these calls.
 */
export function outsideHtmlClaims(
  roster: Registry['roster'],
  remote: string,
  mounts: readonly Pick<Mount, 'id' | 'path'>[],
): string | null {
  if (!roster) return null;
  for (const mount of mounts) {
    const claim = claimOf(roster, remote, mount);
    const call = htmlOf(mount)?.calls.find((one) => !claim?.preloadCalls.includes(one));
    if (call !== undefined)
      return `the roster does not give ${remote} the call ${call} for the HTML of ${mount.id}`;
  }
  return null;
}
