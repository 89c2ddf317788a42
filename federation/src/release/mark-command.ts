import type { Registry } from '@vitrina/contract/registry';
import { isBad, withMark } from '../publish.ts';
import { markedRelease } from './change-remote.ts';
import { type Command, remoteName } from './command.ts';
import { badReleases, describeRemote } from './describe-remote.ts';
import { keeperOf } from './keeper-of.ts';
import { pastReleases, releasesOf } from './past-registries.ts';
import { isTeam } from './publisher/delegated.ts';
import { StoreError } from './release-store.ts';
import { rollback } from './rollback-command.ts';
import { stopOf, withStop } from './stops.ts';
import { assertStored } from './stored-release.ts';
import { noRegistry, updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/**
 * `pnpm mark-bad mf-shop <release>`, `pnpm mark-good …`: says whether a release may be a fallback.
 */
export const marking =
  (as: 'good' | 'bad'): Command =>
  async (options, build) => {
    const [name = remoteName(options), id] = options.positionals;
    if (!id) throw new StoreError(`Name the release: ${name} 1.0.0-….`);
    const keeper = keeperOf(options);
    const before = await keeper.live();
    if (!before) throw noRegistry();
    // A mark on a mistyped id would protect nobody. An existing mark can be removed without files.
    if (as === 'bad' || !isBad(before.registry, name, id))
      await assertStored(options.store, name, id);
    if (as === 'bad' && liveIn(before.registry, name) === id)
      if (
        await options.ask(
          `${name} ${id} is live: a mark alone changes nothing for whoever gets it. Go back now?`,
        )
      )
        return rollback({ ...options, positionals: [name] }, build);
    const past = releasesOf(await pastReleases(keeper, name));
    const live = await updateRegistry(keeper, (one) => {
      if (name === 'shell') return withMark(one, name, id, as);
      const next = markedRelease(one, name, past, id, as);
      const { bad = [] } = stopOf(one, name);
      // Even when the team marked it first, so that the team cannot take the mark back.
      const isStop = as === 'bad' && one.delegation && !isTeam(options) && !bad.includes(id);
      return isStop ? withStop(next, name, { bad: [...bad, id] }) : next;
    });
    const done = [stateOf(live, name), ...(as === 'bad' ? stillServed(live, name, id) : [])];
    return withHtml(options, keeper, done.join('\n'));
  };

const liveIn = ({ shell, remotes }: Registry, name: string): string | undefined =>
  name === 'shell' ? shell.release : remotes.find((one) => one.name === name)?.current.id;

const stateOf = (registry: Registry, name: string): string =>
  name === 'shell'
    ? [`shell ${registry.shell.release} is live`, ...badReleases(registry, name)].join(', ')
    : describeRemote(registry, name);

/** Says when a bad release is still served, and the way out. */
function stillServed(registry: Registry, name: string, id: string): string[] {
  if (liveIn(registry, name) === id)
    return [`${id} is still live, for everybody. To go back: pnpm rollback ${name}`];
  const canary = registry.remotes.find((one) => one.name === name)?.canary;
  return canary?.release.id === id
    ? [`${id} is still live for ${canary.share * 100} %. To end that: pnpm stop-canary ${name}`]
    : [];
}
