import type { Registry } from '@vitrina/contract/registry';
import { type Build, type Command, remoteName } from './command.ts';
import type { CommandOptions } from './command-options.ts';
import { describeRemote } from './describe-remote.ts';
import { refuseHeld } from './holds.ts';
import { keeperOf } from './keeper-of.ts';
import { makePreview } from './preview-commands.ts';
import { readBack } from './read-back.ts';
import type { StoredRegistry } from './read-live.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { releaseRemote } from './release-remote.ts';
import { releaseShell } from './release-shell.ts';
import { StoreError } from './release-store.ts';
import { withHtml } from './write-html.ts';

/**
 * `pnpm release shell`, `pnpm release mf-shop --origin …`: for all browsers, as a canary, or as a
 * preview.
 */
export const release: Command = async (options, build) => {
  const name = remoteName(options);
  if (name === 'shell') return shell(options, build);
  const { store, origin, canary, config, isServed } = options;
  if (!origin) throw new StoreError(`Name where browsers reach ${name}: --origin https://…`);
  if (config?.remoteOrigins && !config.remoteOrigins.includes(origin))
    throw new StoreError(`${origin} is none of the configured remoteOrigins.`);
  const keeper = keeperOf(options);
  if (options.preview !== undefined) {
    const made = await makePreview({ options, origin, build: () => build(name) });
    return withHtml(options, keeper, made);
  }
  await refuseHeld(keeper, name);
  if (!(await mayEndCanary(options, keeper, name))) throw new StoreError('Nothing was changed.');
  const before = await keeper.live();
  const live = await releaseRemote({
    store,
    keeper,
    buildDir: await build(name),
    origin,
    ask: options.ask,
    ...(canary && { canary }),
    isSignedAnew: options.teamKey !== undefined,
    ...(isServed && {
      readBack: (files) => readBack({ ...files, pageOrigin: config?.publicOrigin }),
    }),
  });
  const done = isUnchanged(before, live)
    ? `It was live already: ${describeRemote(live, name)}`
    : describeRemote(live, name);
  const said = await withHtml(options, keeper, done, [name]);
  return [said, ...fallbackNote(live, name)].join('\n');
};

async function shell(options: CommandOptions, build: Build): Promise<string> {
  if (options.preview !== undefined)
    throw new StoreError('A preview is of a remote: the shell is what shows it.');
  const { store, config, isServed } = options;
  const keeper = keeperOf(options);
  const pageOrigin = config?.publicOrigin;
  await refuseHeld(keeper, 'shell');
  const before = await keeper.live();
  const live = await releaseShell({
    store,
    keeper,
    buildDir: await build('shell'),
    ...(isServed &&
      pageOrigin && {
        served: {
          address: `${pageOrigin}/static`,
          readBack: (files) => readBack({ ...files, pageOrigin }),
        },
      }),
  });
  const is = isUnchanged(before, live) ? 'was live already' : 'is live';
  const done = `shell ${live.shell.release} ${is}, revision ${live.revision}`;
  return withHtml(options, keeper, done);
}

/** Releasing the live build again changes nothing. */
const isUnchanged = (before: StoredRegistry | null, { revision }: Registry): boolean =>
  before?.registry.revision === revision;

/** A release ends a canary, perhaps another team's, so a person confirms it. */
async function mayEndCanary(
  { ask }: CommandOptions,
  keeper: RegistryKeeper,
  name: string,
): Promise<boolean> {
  const live = await keeper.live();
  const canary = live?.registry.remotes.find((remote) => remote.name === name)?.canary;
  return (
    !canary ||
    ask(
      `${name} has a canary, ${canary.release.id} for ${canary.share * 100} %: this ends it. Go on?`,
    )
  );
}

/** Suggests marking the fallback as bad: only a person knows whether this release fixes it. */
function fallbackNote({ remotes }: Registry, name: string): string[] {
  const { current, previous } = remotes.find((one) => one.name === name) ?? {};
  return current && previous
    ? [
        `A rollback, and a page in which ${current.id} fails, would get ${previous.id}. If that one was bad: pnpm mark-bad ${name} ${previous.id}`,
      ]
    : [];
}
