import type { Registry } from '@vitrina/contract/registry';
import { isBad } from '../publish.ts';
import { rolledBack } from './change-remote.ts';
import { type Command, remoteName } from './command.ts';
import type { CommandOptions } from './command-options.ts';
import { describeRemote } from './describe-remote.ts';
import { keeperOf } from './keeper-of.ts';
import { mending, rolledBackFromUnreadable, unreadableEntry } from './mended-remote.ts';
import { type PastRelease, pastReleases, pastShells, releasesOf } from './past-registries.ts';
import { printable } from './publisher/printable.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { shellRolledBack } from './release-shell.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { claimStored } from './stored-release.ts';
import { noRegistry, updateRegistry } from './update-registry.ts';
import { revisionTimes, whenLive } from './when-live.ts';
import { withHtml } from './write-html.ts';

/**
 * `pnpm rollback mf-shop`, `… mf-shop <release>`. Without a release it names the target and asks:
 * the previous release may be the bad one, and only a person knows.
 */
export const rollback: Command = async (options) => {
  const [name = remoteName(options), wanted] = options.positionals;
  const keeper = keeperOf(options);
  // Only a verified release can be the target.
  const live = await keeper.live();
  if (!live) throw noRegistry();
  const done =
    name !== 'shell' && unreadableEntry(live, name)
      ? await fromUnreadable(keeper, name, wanted)
      : await goBack(options, keeper, live.registry, { name, wanted });
  return withHtml(options, keeper, done, name === 'shell' ? undefined : [name]);
};

/** The live release of a remote or of the shell, and the targets of a rollback. */
interface Line {
  past: readonly PastRelease<{ version: string }>[];
  liveIn: (registry: Registry) => string | undefined;
  /** @throws ReleaseError when there is no target, or it does not fit */
  back: (registry: Registry, wanted: string | undefined) => Registry;
}

async function goBack(
  { store, ask }: CommandOptions,
  keeper: RegistryKeeper,
  before: Registry,
  { name, wanted }: { name: string; wanted: string | undefined },
): Promise<string> {
  const line = await lineOf(keeper, name, wanted);
  const left = line.liveIn(before);
  const target = line.liveIn(line.back(before, wanted));
  if (target !== undefined) await claimStored(store, name, target);
  if (wanted === undefined) {
    const about = await described(store, before, { name, left, target }, line.past);
    if (!(await ask(`${about} Go on?`))) throw new StoreError('Nothing was changed.');
  }
  const live = await updateRegistry(keeper, (now) => {
    if (wanted === undefined && line.liveIn(now) !== left)
      throw new StoreError(
        `${name} ${line.liveIn(now)} went live meanwhile. Nothing was changed: look again with pnpm releases.`,
      );
    return line.back(now, target);
  });
  return name === 'shell'
    ? `shell ${live.shell.release} is live, revision ${live.revision}`
    : describeRemote(live, name);
}

async function lineOf(
  keeper: RegistryKeeper,
  name: string,
  wanted: string | undefined,
): Promise<Line> {
  if (name === 'shell') {
    const past = await pastShells(keeper, wanted);
    return {
      past,
      liveIn: ({ shell }) => shell.release,
      back: (registry, to) => shellRolledBack(registry, releasesOf(past), to),
    };
  }
  const past = await pastReleases(keeper, name, wanted);
  return {
    past,
    liveIn: ({ remotes }) => remotes.find((one) => one.name === name)?.current.id,
    back: (registry, to) => rolledBack(registry, name, releasesOf(past), to),
  };
}

/** The facts that a person needs before they agree. */
async function described(
  store: ReleaseStore,
  registry: Registry,
  { name, left, target }: Record<'name', string> & Record<'left' | 'target', string | undefined>,
  past: Line['past'],
): Promise<string> {
  const to = past.find(({ id }) => id === target);
  const times = await revisionTimes(store);
  const bad = past.filter(({ id }) => id !== left && isBad(registry, name, id));
  return [
    `${name} goes back from ${left}, which gets marked as bad, to ${target}.`,
    ...(to
      ? [`That is version ${to.release.version}, ${whenLive(to, times)}, not marked as bad.`]
      : []),
    ...(bad.length > 0 ? [`Marked as bad: ${bad.map(({ id }) => id).join(', ')}.`] : []),
    `If that one was bad too, name another: pnpm rollback ${name} <release>.`,
  ]
    .map(printable)
    .join('\n');
}

/** No page shows an unreadable entry, so any readable release is better and nobody is asked. */
async function fromUnreadable(
  keeper: RegistryKeeper,
  name: string,
  wanted: string | undefined,
): Promise<string> {
  const mend = await mending(keeper, name, wanted);
  const live = await updateRegistry(keeper, (_, now) =>
    rolledBackFromUnreadable(mend(now), now, name),
  );
  return describeRemote(live, name);
}
