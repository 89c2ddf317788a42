import type { PlatformConfig } from '../config.ts';
import type { Registry } from '../registry.ts';
import { previewsOf } from './previews.ts';

/**
 * Origins allowed for remotes' code: from the configuration, which a changed registry cannot affect. Without
 * them (in development) those that the registry names.
 */
export const remoteOrigins = (
  registry: Registry,
  { remoteOrigins: allowed }: Pick<PlatformConfig, 'remoteOrigins'>,
): readonly string[] => allowed ?? [...new Set(releases(registry).map(originOf))];

/** Origins whose code a page may run: remotes', and that of a developer's computer. */
export const codeOrigins = (
  registry: Registry,
  config: Pick<PlatformConfig, 'remoteOrigins' | 'developmentOrigin'>,
): readonly string[] => [
  ...remoteOrigins(registry, config),
  ...(config.developmentOrigin ? [config.developmentOrigin] : []),
];

/** A remote's release with a file on a disallowed origin; `null` when there is none. */
export const foreignRelease = (
  registry: Registry,
  { remoteOrigins: allowed }: Pick<PlatformConfig, 'remoteOrigins'>,
): { id: string; origin: string } | null => {
  for (const { id, entry, modules } of allowed ? releases(registry) : [])
    for (const { url } of [entry, ...Object.values(modules).flat()]) {
      const { origin } = new URL(url);
      if (!allowed?.includes(origin)) return { id, origin };
    }
  return null;
};

type Entry = Pick<Registry['remotes'][number]['current'], 'id' | 'entry' | 'modules'>;

const releases = (registry: Registry): Entry[] => [
  ...registry.remotes.flatMap(({ current, previous, canary }) =>
    [current, previous, canary?.release].filter((release) => release != null),
  ),
  ...previewsOf(registry).map(({ release }) => release),
];

const originOf = ({ entry }: Entry): string => new URL(entry.url).origin;
