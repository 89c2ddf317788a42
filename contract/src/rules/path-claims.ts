import type { Mount } from '../remote.ts';
import { reachesInto } from './page-pattern.ts';

type Place = Pick<Mount, 'path' | 'pages'>;
type Nesting = Place & Pick<Mount, 'within'>;

/**
 * Whether a mount would take over addresses of another remote's mount: its path, one of its pages or anything
 * below one, or, unless declared by `within`, a path below it. The deeper mount would get the page.
 * @param otherId `{remote}/{mount}` of the other
 */
export function takesPath(mount: Nesting, other: Place, otherId: string): boolean {
  const { path, within } = mount;
  if (path === other.path || !ownsPath(other, path)) return path === other.path;
  const { pages } = other;
  // A browser calls this before the registry is validated.
  const matches = (page: unknown) =>
    typeof page === 'string' && reachesInto(page, path.slice(other.path.length));
  return within !== otherId || (Array.isArray(pages) && pages.some(matches));
}

/** Whether a path is the mount's, or below it. */
export const ownsPath = (mount: Pick<Mount, 'path'>, path: string): boolean =>
  path === mount.path || path.startsWith(`${mount.path}/`);

/** Whether a path below the mount's is one of its `pages`, or a parent of one. */
export const listsPath = ({ path, pages }: Place, other: string): boolean =>
  other.startsWith(`${path}/`) &&
  Array.isArray(pages) &&
  pages.some((page) => reachesInto(page, other.slice(path.length)));

/** A mount with its global name `{remote}/{mount}`. */
export interface NamedMount<Claims extends Nesting = Nesting> {
  id: string;
  mount: Claims;
}

/** Whether two mounts of different remotes cannot both be live; the order does not matter. */
export const clash = (one: NamedMount, other: NamedMount): boolean =>
  takesPath(one.mount, other.mount, other.id) || takesPath(other.mount, one.mount, one.id);
