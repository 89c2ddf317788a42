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
  const { pages } = other;
  // A browser asks before it has parsed the registry.
  const matches = (page: unknown) => typeof page === 'string' && matchesPage(page, below);
  return mount.within !== otherId || (Array.isArray(pages) && pages.some(matches));
}

/** A mount, and what names it everywhere: `{remote}/{mount}`. */
export interface NamedMount<Claims extends Nesting = Nesting> {
  id: string;
  mount: Claims;
}

/** Whether two mounts of different remotes cannot both be live, whichever came first. */
export const clash = (one: NamedMount, other: NamedMount): boolean =>
  takesPath(one.mount, other.mount, other.id) || takesPath(other.mount, one.mount, one.id);

const pathBelow = (path: string, parent: string): string | null =>
  path.startsWith(`${parent}/`) ? path.slice(parent.length) : null;
