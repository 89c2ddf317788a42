import type { Mount } from '../remote.ts';
import { matchesPage } from './page-pattern.ts';

type Place = Pick<Mount, 'path' | 'pages'>;
type Nesting = Place & Pick<Mount, 'within'>;

/**
 * Whether a mount would take what the mount of another remote has: its path, one of its pages, or,
 * unless it says so in `within`, any path below it. The deeper of two wins in a page.
 * @param otherId `{remote}/{mount}` of the other
 */
export function takesPath(mount: Nesting, other: Place, otherId: string): boolean {
  if (mount.path === other.path) return true;
  const below = pathBelow(mount.path, other.path);
  if (below === null) return false;
  return mount.within !== otherId || (other.pages ?? []).some((page) => matchesPage(page, below));
}

const pathBelow = (path: string, parent: string): string | null =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length) : null;
