import type { Mount } from '../remote.ts';
import { clash } from './path-claims.ts';

/*
 * Mounts out of a registry as it was signed. A browser asks before it has checked the registry: what is
 * malformed is passed over.
 */

type Claims = Pick<Mount, 'id' | 'path' | 'within' | 'pages'>;
interface Remote {
  name?: string | undefined;
  current: { mounts: readonly Claims[] };
}
type MountOf<Live extends Remote> = Live['current']['mounts'][number];

/** A mount together with the remote that fills it. `id` is `{remote}/{mount}`. */
export interface LiveMount<Live extends Remote> {
  id: string;
  mount: MountOf<Live>;
  remote: Live;
}

/** The usable mounts of a release. */
export const mountsOf = <Claimed extends Claims>(
  release: { mounts: readonly Claimed[] } | null | undefined,
): Claimed[] =>
  Array.isArray(release?.mounts)
    ? release.mounts.filter(
        (mount) => typeof mount?.path === 'string' && typeof mount.id === 'string',
      )
    : [];

/** Every mount but those that clash with one of an earlier remote, as in the HTML of the same registry. */
export function liveMounts<Live extends Remote>(remotes: readonly Live[]): LiveMount<Live>[] {
  const kept: LiveMount<Live>[] = [];
  for (const remote of remotes) {
    const own = mountsOf<MountOf<Live>>(remote.current)
      .map((mount) => ({ id: `${remote.name}/${mount.id}`, mount, remote }))
      .filter((found) => !kept.some((one) => clash(one, found)));
    kept.push(...own);
  }
  return kept;
}
