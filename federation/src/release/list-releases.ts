import type { Registry } from '@vitrina/contract/registry';
import { isBad } from '../publish.ts';
import type { Command } from './command.ts';
import { badReleases, describeRemote } from './describe-remote.ts';
import { type PastRelease, pastShells, releasesOf } from './past-registries.ts';
import { registryReader } from './registry-reader.ts';
import { shellRolledBack } from './release-shell.ts';
import { revisionTimes, whenLive } from './when-live.ts';

/**
 * `pnpm releases`: what is live, once it is verified; of the shell also what was, and which one a rollback
 * takes.
 */
export const listReleases: Command = async (options) => {
  const { store } = options;
  const reader = registryReader(options);
  const live = await reader.live();
  if (!live) return `${store.name} has no registry yet.`;
  const { registry, problems } = live;
  const shells = await pastShells(reader.past());
  const times = await revisionTimes(store);
  const remotes = registry.remotes.map(({ name }) =>
    [describeRemote(registry, name), ...badReleases(registry, name)].join(', '),
  );
  return [
    `revision ${registry.revision}`,
    [`shell ${registry.shell.release}`, ...shellBefore(registry, shells)].join(', '),
    ...shells.slice(1).map((shell) => `  ${earlier(registry, shell, times)}`),
    ...remotes,
    ...problems,
    ...(reader.isVerified
      ? []
      : ['Nobody verified this: there is neither a key nor a configuration that names one.']),
  ].join('\n');
};

type PastShell = PastRelease<Registry['shell']>;

function shellBefore(registry: Registry, shells: readonly PastShell[]): string[] {
  if (shells.length < 2) return [];
  try {
    const { shell } = shellRolledBack(registry, releasesOf(shells));
    return [`a rollback takes ${shell.release}`];
  } catch (error) {
    return [`a rollback is refused: ${error instanceof Error ? error.message : error}`];
  }
}

const earlier = (
  registry: Registry,
  shell: PastShell,
  times: Awaited<ReturnType<typeof revisionTimes>>,
): string =>
  [
    `shell ${shell.id} was ${whenLive(shell, times)}`,
    ...(isBad(registry, 'shell', shell.id) ? ['marked bad'] : []),
  ].join(', ');
