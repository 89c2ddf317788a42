import { userInfo } from 'node:os';
import type { Registry } from '@vitrina/contract/registry';
import type { CommandOptions } from '../command-options.ts';
import { pastRegistries } from '../past-registries.ts';
import { type LiveRegistry, readLive } from '../read-live.ts';
import { registryHistory } from '../registry-history.ts';
import { assertTrusted, type RegistryKeeper } from '../registry-keeper.ts';
import { StoreError } from '../release-store.ts';
import { seenRevision } from '../seen-revision.ts';
import { awaitAnswer } from './await-answer.ts';
import { delegatedConfig, delegationOf } from './delegated.ts';
import { NeedsSignatures } from './needs-signatures.ts';
import { changedRemote, isSwitchOff } from './place.ts';
import { submit } from './submit.ts';
import { teamKeyOf, teamOf } from './team-key.ts';

/**
 * Changes the registry as a team: it signs and writes a submission, and the publisher makes it
 * live.
 * @throws StoreError when no roots delegate
 */
export function teamKeeper(options: CommandOptions): RegistryKeeper {
  const { store, stateDir, operator = userInfo().username } = options;
  const config = delegatedConfig(options.config);
  const { registryKey, environment } = config;
  const history = registryHistory(store, registryKey);
  const seen = seenRevision(stateDir, registryKey, store.name);
  const notes = new Set<string>();
  let last: LiveRegistry | undefined;
  const highest = async () => Math.max(await history.latest(), seen.read());
  const raise = (revision: number) => {
    try {
      seen.raise(revision);
    } catch (error) {
      notes.add(
        `${stateDir} could not be written: this machine does not remember revision ${revision}. ${error instanceof Error ? error.message : error}`,
      );
    }
  };

  async function replace(next: Registry, tag: string | null): Promise<Registry | null> {
    if (!last || last.tag !== tag) return null;
    const { signed: live } = last;
    const name = changedRemote(live, next);
    const key = await teamKeyOf(options);
    const team = teamOf(await delegationOf(last, config), name, key, new Date());
    const submitted = await submit({
      ...{ store, name, next, live, environment, registryKey, by: operator },
      privateKey: key.privateKey,
    });
    if (!submitted) return null;
    const { submission, text } = submitted;
    const { serial } = submission;
    if (team.threshold > 1 && !isSwitchOff(live, submission))
      throw new NeedsSignatures(name, serial, team.threshold - 1);
    const answer = await awaitAnswer({
      ...{ store, name, serial, text, registryKey },
      ...options.waits,
    });
    if (answer.isOutdated) return null;
    const { accepted, revision, reason } = answer;
    if (!accepted || revision === undefined)
      throw new StoreError(`The publisher refused ${name}, serial ${serial}: ${reason}`);
    for (const note of answer.notes ?? []) notes.add(note);
    raise(revision);
    return { ...next, revision };
  }

  return {
    highest,
    notes: () => [...notes],
    past: (name, ids) => pastRegistries(store, registryKey, { name, ids }),
    async live() {
      // Read before the registry: a revision added in between is higher, never lower.
      const claimed = await history.claimed();
      const live = await readLive(store);
      await assertTrusted(store, live, { key: registryKey, config, claimed, seen: seen.read() });
      if (!live) return null;
      await delegationOf(live, config);
      raise(live.registry.revision);
      last = live;
      return live;
    },
    replace,
  };
}
