import type { PlatformConfig } from '../config.ts';
import type { Registry } from '../registry.ts';
import { previewsOf } from './previews.ts';

/**
 * Origins that code of remotes may come from: those of the configuration, which nobody changes by
 * changing the registry. Without them (while developing) those that the registry names.
 */
export const remoteOrigins = (
  registry: Registry,
  { remoteOrigins: allowed }: Pick<PlatformConfig, 'remoteOrigins'>,
): readonly string[] => allowed ?? [...new Set(releases(registry).map(originOf))];

/** Origins that a page may run code of: those of remotes, and that of a developer's computer. */
export const codeOrigins = (
  registry: Registry,
  config: Pick<PlatformConfig, 'remoteOrigins' | 'developmentOrigin'>,
): readonly string[] => [
  ...remoteOrigins(registry, config),
  ...(config.developmentOrigin ? [config.developmentOrigin] : []),
];

/** The release of a remote whose origin the configuration does not allow; `null` where there is none. */
export const foreignRelease = (
  registry: Registry,
  { remoteOrigins: allowed }: Pick<PlatformConfig, 'remoteOrigins'>,
): { id: string; origin: string } | null => {
  const foreign = releases(registry).find(
    (release) => allowed && !allowed.includes(originOf(release)),
  );
  return foreign ? { id: foreign.id, origin: originOf(foreign) } : null;
};

type Entry = Pick<Registry['remotes'][number]['current'], 'id' | 'entry'>;

const releases = (registry: Registry): Entry[] => [
  ...registry.remotes.flatMap(({ current, previous, canary }) =>
    [current, previous, canary?.release].filter((release) => release != null),
  ),
  ...previewsOf(registry).map(({ release }) => release),
];

const originOf = ({ entry }: Entry): string => new URL(entry.url).origin;
