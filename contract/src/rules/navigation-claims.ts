import type { Registry, RegistryRemote, Release } from '../registry.ts';
import { otherNameOwners, ownValue } from './claims.ts';
import { labelKey } from './label-key.ts';
import { linkProblem } from './navigation-link.ts';

export { linkProblem };

/*
 * Checks a remote's links and commands before build and release (`navigation.ts` decides what a page shows).
 */

/** Place of commands. */
export const PALETTE = 'palette';

type Contributing = Pick<Release, 'navigation' | 'commands'>;
interface Link {
  place: string;
  label: string;
  mount: string;
}
const linksOf = ({ navigation = [], commands = [] }: Contributing): Link[] => [
  ...navigation,
  ...commands.map((command) => ({ ...command, place: PALETTE })),
];

/** Why a release may not have its links: a place, or a label used there already. Null when it may. */
export function navigationProblem(
  registry: Registry,
  remote: string,
  release: Pick<Release, 'mounts' | 'navigation' | 'commands'>,
): string | null {
  for (const link of release.navigation ?? []) {
    const problem = linkProblem(
      link,
      release.mounts.find(({ id }) => id === link.mount),
    );
    if (problem) return `${nameOf(link)}: ${problem.says}`;
  }
  return labelOfShell(registry.shell, release) ?? labelOfRemote(registry, remote, release, true);
}

/**
 * The first link of a release whose label another remote uses; null when there is none.
 * @param isNew also checks fallbacks: a rollback needs their labels
 */
export const labelOfRemote = (
  registry: Registry,
  remote: string,
  release: Contributing,
  isNew = false,
): string | null =>
  takenLabel(
    otherNameOwners(registry, remote).flatMap((other) =>
      remoteLinks(isNew ? other : { ...other, previous: null }),
    ),
    release,
  );

/** The first link of a live release whose label a new shell uses; null when there is none. */
export const labelOfShell = (shell: Registry['shell'], release: Contributing): string | null =>
  takenLabel(shellLinks(shell), release);

interface Taken extends Pick<Link, 'place' | 'label'> {
  by: string;
}

const shellLinks = ({ labels = {} }: Registry['shell']): Taken[] =>
  Object.entries(labels).flatMap(([place, own]) =>
    own.map((label) => ({ place, label, by: 'the shell' })),
  );

const remoteLinks = ({ name, current, canary, previous }: RegistryRemote): Taken[] =>
  [current, canary?.release, previous].flatMap((one) =>
    one ? linksOf(one).map(({ place, label }) => ({ place, label, by: name })) : [],
  );

function takenLabel(taken: readonly Taken[], release: Contributing): string | null {
  for (const link of linksOf(release)) {
    const owner = taken.find((one) => isSame(one, link));
    if (owner) return `${nameOf(link)} reads as one of ${owner.by}: choose another label`;
  }
  return null;
}

const isSame = (a: Omit<Taken, 'by'>, b: Omit<Taken, 'by'>) =>
  a.place === b.place && labelKey(a.label) !== null && labelKey(a.label) === labelKey(b.label);

const nameOf = ({ place, label }: Pick<Link, 'place' | 'label'>) =>
  place === PALETTE ? `the command "${label}"` : `the link "${label}" in ${place}`;

/** The first link or command in a place that the roster does not give its remote; null when there is none. */
export function outsideNavigationRoster(
  roster: Registry['roster'],
  remote: string,
  release: Contributing,
): string | null {
  const claims = ownValue(roster, remote) ?? [];
  for (const { place, mount } of linksOf(release)) {
    const places = claims.find(({ id }) => id === mount)?.navigation;
    if (places && !places.includes(place))
      return `the roster does not give ${remote} ${place === PALETTE ? 'a command' : `a link in ${place}`} for ${mount}`;
  }
  return null;
}

/** Places that link to a mount in any of `releases`, for a first roster. */
export const placesOf = (releases: readonly Contributing[], mount: string): string[] => [
  ...new Set(
    releases
      .flatMap(linksOf)
      .filter((link) => link.mount === mount)
      .map(({ place }) => place),
  ),
];

/** Links in a registry that pages leave out because the shell or an earlier remote has the label. */
export function disabledLinks({ shell, remotes }: Registry): string[] {
  const links = [
    ...shellLinks(shell),
    ...remotes
      .filter(({ disabled }) => !disabled)
      .flatMap(({ name, current }) => remoteLinks({ name, current, previous: null })),
  ];
  return links.flatMap((link, index) => {
    const owner = links.slice(0, index).find((one) => one.by !== link.by && isSame(one, link));
    return owner ? [`${nameOf(link)} of ${link.by} is disabled: ${owner.by} has that label`] : [];
  });
}
