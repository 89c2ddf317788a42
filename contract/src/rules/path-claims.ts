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
  const { path, within } = mount;
  if (path === other.path || !ownsPath(other, path)) return path === other.path;
  const { pages } = other;
  // A browser asks before it has parsed the registry.
  const matches = (page: unknown) =>
    typeof page === 'string' && matchesPage(page, path.slice(other.path.length));
  return within !== otherId || (Array.isArray(pages) && pages.some(matches));
}

/** Whether a path is that of a mount, or lies below it. */
export const ownsPath = (mount: Pick<Mount, 'path'>, path: string): boolean =>
  path === mount.path || path.startsWith(`${mount.path}/`);

/** A mount, and what names it everywhere: `{remote}/{mount}`. */
export interface NamedMount<Claims extends Nesting = Nesting> {
  id: string;
  mount: Claims;
}

/** Whether two mounts of different remotes cannot both be live, whichever came first. */
export const clash = (one: NamedMount, other: NamedMount): boolean =>
  takesPath(one.mount, other.mount, other.id) || takesPath(other.mount, one.mount, one.id);
