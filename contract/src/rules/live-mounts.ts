import type { Mount } from '../remote.ts';
import { clash } from './path-claims.ts';

/* Mounts of a registry before its validation, as a browser needs them: malformed ones are skipped. */

type Claims = Pick<Mount, 'id' | 'path' | 'within' | 'pages'>;
interface Remote {
  name?: string | undefined;
  current: { mounts: readonly Claims[] };
}
type MountOf<Live extends Remote> = Live['current']['mounts'][number];

/** A mount with its remote. `id` is `{remote}/{mount}`. */
export interface LiveMount<Live extends Remote> {
  id: string;
  mount: MountOf<Live>;
  remote: Live;
}

/** The valid mounts of a release. */
export const mountsOf = <Claimed extends Claims>(
  release: { mounts: readonly Claimed[] } | null | undefined,
): Claimed[] =>
  Array.isArray(release?.mounts)
    ? release.mounts.filter(
        (mount) => typeof mount?.path === 'string' && typeof mount.id === 'string',
      )
    : [];

/** All mounts except those clashing with an earlier remote's, the same as in the HTML of this registry. */
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
