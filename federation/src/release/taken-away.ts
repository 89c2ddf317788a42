import type { Registry, Release } from '@vitrina/contract/registry';
import { matchesPage } from '@vitrina/contract/rules/page-pattern';
import { fillsOf, offersSlot, placeOf } from '@vitrina/contract/rules/slots';

/**
 * What `release` takes out of service, one phrase each: live paths that its mounts do not cover,
 * and fills of other remotes in slots that it drops.
 */
export function takenAway({ remotes }: Registry, name: string, release: Release): string[] {
  const live = remotes.find((remote) => remote.name === name)?.current;
  if (!live) return [];
  const paths = live.mounts
    .filter(({ path }) => !covers(release, path))
    .map(({ path }) => `the path ${path}`);
  const places = remotes
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      [other.current, other.canary?.release]
        .flatMap(fillsOf)
        .filter(({ slot }) => offersSlot(live, slot) && !offersSlot(release, slot))
        .map((fill) => `the place ${placeOf(fill)}, which ${other.name} fills`),
    );
  return [...new Set([...paths, ...places])];
}

const covers = ({ mounts }: Release, path: string): boolean =>
  mounts.some(
    (mount) =>
      mount.path === path ||
      (path.startsWith(`${mount.path}/`) &&
        (!mount.pages ||
          mount.pages.some((page) => matchesPage(page, path.slice(mount.path.length))))),
  );
