import type { Registry } from '@vitrina/contract/registry';
import { isBad } from '../publish.ts';
import type { Command } from './command.ts';
import { describeKeys, refusedByPages } from './describe-keys.ts';
import { badReleases, describeRemote } from './describe-remote.ts';
import { describeHolds } from './holds.ts';
import { type PastRelease, pastReleases, pastShells, releasesOf } from './past-registries.ts';
import { describeWaiting } from './publisher/describe-waiting.ts';
import { printable } from './publisher/printable.ts';
import { registryReader } from './registry-reader.ts';
import { shellRolledBack } from './release-shell.ts';
import { revisionTimes, whenLive } from './when-live.ts';

/**
 * `pnpm releases`: lists what is live, once verified, with the shell's earlier releases and the
 * target of its rollback. `pnpm releases mf-shop`: lists the live and earlier releases of one
 * remote.
 */
export const listReleases: Command = async (options) => {
  const {
    store,
    positionals: [wanted],
  } = options;
  const reader = registryReader(options);
  const live = await reader.live();
  if (!live) return `${store.name} has no registry yet.`;
  const { registry, problems } = live;
  const times = await revisionTimes(store);
  const before = (name: string, past: readonly PastRelease<unknown>[]) =>
    past.slice(1).map((one) => `  ${earlier(registry, name, one, times)}`);
  const shell = async () => {
    const past = await pastShells(reader);
    const line = [`shell ${registry.shell.release}`, ...shellBefore(registry, past)].join(', ');
    return [line, ...before('shell', past)];
  };
  const remote = (name: string) =>
    [describeRemote(registry, name), ...badReleases(registry, name)].join(', ');
  const lines =
    wanted === 'shell'
      ? await shell()
      : wanted !== undefined
        ? [remote(wanted), ...before(wanted, await pastReleases(reader, wanted))]
        : [...(await shell()), ...registry.remotes.map(({ name }) => remote(name))];
  return [
    `revision ${registry.revision}`,
    ...lines,
    ...describeHolds(registry),
    ...describeKeys(registry, new Date(), wanted),
    ...(await refusedByPages(live.signed, options.config, wanted)),
    ...(await describeWaiting(options, live.signed, wanted)),
    ...problems,
    ...(reader.isVerified
      ? []
      : ['Nobody verified this: there is neither a key nor a configuration that names one.']),
  ]
    .map(printable)
    .join('\n');
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
  name: string,
  one: PastRelease<unknown>,
  times: Awaited<ReturnType<typeof revisionTimes>>,
): string =>
  [
    `${name} ${one.id} was ${whenLive(one, times)}`,
    ...(isBad(registry, name, one.id) ? ['marked bad'] : []),
  ].join(', ');
