import { userInfo } from 'node:os';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { signRegistry, verifyRegistry } from '@vitrina/contract/registry-signature';
import { pastRegistries } from './past-registries.ts';
import { delegationLoss } from './publisher/delegation-loss.ts';
import { isSameValue, writtenEntry } from './publisher/place.ts';
import { Refused } from './publisher/refused.ts';
import { signAsTeam } from './publisher/sign-as-team.ts';
import { type LiveRegistry, readLive, type StoredRegistry } from './read-live.ts';
import { registryHistory } from './registry-history.ts';
import { type ReleaseStore, StoreError, StoreFull } from './release-store.ts';
import { seenRevision } from './seen-revision.ts';
import { signingKey } from './signing-key.ts';
import { withStops } from './stops.ts';

interface KeeperOptions {
  store: ReleaseStore;
  /** PKCS #8 in base64; null during development. */
  privateKey: string | null;
  /** Private key of a team, beside the registry's key: signs changes of the team's remote. */
  teamKey?: string | undefined;
  /** True when a team submitted the change, so it is no decision of the registry key's holder. */
  isOfTeam?: boolean;
  /** Configuration of the deployment; the registry must have its key and environment. */
  config?: PlatformConfig | undefined;
  /** Folder of this machine that keeps the highest revision seen. */
  stateDir: string;
  /** Who changes the registry, for the journal; by default this machine's account. */
  operator?: string | undefined;
  /** Public key of the live registry's signature, during a change of keys. */
  signedWith?: string | undefined;
}

/** The only way to change the registry: it verifies before it signs. */
export interface RegistryKeeper {
  /**
   * The live registry, with its signature and environment verified, and no later revision known.
   * Null before the first release of the shell.
   * @throws StoreError
   */
  live(): Promise<LiveRegistry | null>;
  /**
   * Signs `next` and makes it live.
   * @param tag of the registry that `next` was made from
   * @returns null when another change was faster: nothing was written
   */
  replace(next: Registry, tag: string | null): Promise<Registry | null>;
  /**
   * Registries of the history that are signed with the key, the newest first.
   * @param name skips those in which other remotes changed
   * @param ids of releases of this remote: skips also those that made others live
   */
  past(name?: string, ids?: readonly string[]): AsyncGenerator<StoredRegistry>;
  /** The highest known revision; -1 when none is known. */
  highest(): Promise<number>;
  /** Warnings about a change that is live, a sentence each. */
  notes(): string[];
}

/** @throws StoreError when the key does not match the configuration */
export function registryKeeper(options: KeeperOptions): RegistryKeeper {
  const { store, config, stateDir, operator = userInfo().username } = options;
  const key = signingKey(options.privateKey, config);
  const verifyWith = options.signedWith ?? key?.publicKey;
  const history = registryHistory(store, verifyWith);
  const seen = key && seenRevision(stateDir, key.publicKey, store.name);

  const notes = new Set<string>();
  /** A machine that cannot record the revision must still be able to roll back. */
  const raise = (revision: number) => {
    try {
      seen?.raise(revision);
    } catch (error) {
      notes.add(
        `${stateDir} could not be written (${messageOf(error)}): this machine does not remember revision ${revision}; the history of the store does.`,
      );
    }
  };
  const highest = async () => Math.max(await history.latest(), seen?.read() ?? -1);

  /** For the deployment's journal, which trusts only signed notes. */
  const addNote = async (revision: number) => {
    if (!key) return;
    const note = { revision, at: new Date().toISOString(), by: operator };
    const signed = await signRegistry(note, key.privateKey);
    await history.addNote(signed).catch((error: unknown) => {
      notes.add(`The history does not say who made revision ${revision}: ${messageOf(error)}`);
    });
  };

  let last: LiveRegistry | null = null;
  /** @throws StoreError when pages would refuse the change; Refused when a team submitted it */
  const delegated = async (before: Registry, next: Registry): Promise<Registry> => {
    if (!config) return next;
    const { teamKey, isOfTeam } = options;
    const stopped = isOfTeam ? next : withStops(before, next);
    const signed = teamKey ? await signAsTeam(before, stopped, config, teamKey) : stopped;
    const loss = await delegationLoss(before, signed, config);
    if (loss && isOfTeam) throw new Refused(loss);
    if (loss) throw new StoreError(`Nothing was changed: ${loss} (docs/keys.md).`);
    return signed;
  };

  return {
    highest,
    notes: () => [...notes],
    past: (name, ids) => pastRegistries(store, verifyWith ?? null, { name, ids }),
    async live() {
      // Read before the registry: a revision added in between is higher, never lower.
      const claimed = await history.claimed();
      const live = await readLive(store);
      await assertTrusted(store, live, { key: verifyWith, config, claimed, seen: seen?.read() });
      if (live) {
        await history.add(live.registry.revision, live.text).catch((error: unknown) => {
          // A full store must not block a rollback or a deletion.
          if (!(error instanceof StoreFull)) throw error;
          notes.add(`The history has no revision ${live.registry.revision}: ${error.message}`);
        });
        raise(live.registry.revision);
      }
      last = live;
      return live;
    },
    async replace(next, tag) {
      // Readers refuse such a revision, and no other could follow it.
      if (!Number.isSafeInteger(next.revision))
        throw new StoreError(
          `No revision can follow that of the registry. Whoever wrote it had the key: change it (docs/keys.md), then: pnpm repair-registry.`,
        );
      const { signature: _, ...unsigned } = next;
      const plain = config ? { ...unsigned, environment: config.environment } : unsigned;
      const named = config && last?.tag === tag ? await delegated(last.signed, plain) : plain;
      const signed = key ? await signRegistry(named, key.privateKey) : named;
      const changed = changesIn(last?.tag === tag ? last.signed : null, signed);
      // Only a shorter way to past releases: a full store must not block a rollback.
      await history.addChanges(signed.revision, changed).catch(() => {});
      if (!(await store.replaceRegistry(signed, tag))) return null;
      // From here on it is live: the HTML must follow, even if a later step fails.
      await history.add(signed.revision, JSON.stringify(signed)).catch((error: unknown) => {
        notes.add(
          `The history has no revision ${signed.revision} yet, the next change adds it: ${messageOf(error)}`,
        );
      });
      await addNote(signed.revision);
      raise(signed.revision);
      return signed;
    },
  };
}

/** Remotes, or `shell`, with another live release, and its id. */
function changesIn(before: Registry | null, next: Registry) {
  const names = next.remotes.map((remote) => remote?.name).filter(isFolderName);
  const isOther = (name: string) =>
    !before || !isSameValue(writtenEntry(before, name)?.current, writtenEntry(next, name)?.current);
  const isSameShell = before?.shell.release === next.shell.release;
  return [
    ...[...new Set(names)]
      .filter(isOther)
      .map((name) => ({ name, id: writtenEntry(next, name)?.current?.id })),
    ...(isSameShell ? [] : [{ name: 'shell', id: next.shell.release }]),
  ];
}

const isFolderName = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z0-9-]+$/.test(name);

interface Trust {
  /** Public key of the expected signature; undefined: the registry must be unsigned. */
  key: string | undefined;
  config: PlatformConfig | undefined;
  /** The highest revision as the history names it. */
  claimed: number;
  /** The highest one that this machine has seen. */
  seen?: number | undefined;
}

/** @throws StoreError with the reason when the live registry is not trusted */
export async function assertTrusted(
  store: ReleaseStore,
  live: LiveRegistry | null,
  { key, config, claimed, seen = -1 }: Trust,
): Promise<void> {
  const { revision } = live?.registry ?? { revision: -1 };
  const added = claimed > revision ? await registryHistory(store, key).confirmed(claimed) : claimed;
  const known = Math.max(added, seen);
  const problem = live
    ? ((await signatureProblem(live.signed, key)) ??
      environmentProblem(live.registry, config) ??
      revisionProblem(live.registry, known))
    : missingProblem(known);
  if (problem) throw new StoreError(`The registry of ${store.name} ${problem}`);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const REPAIR = 'Find out who changed it, then: pnpm repair-registry.';

async function signatureProblem(live: Registry, key: string | undefined): Promise<string | null> {
  if (!key) return live.signature ? 'is signed: set VITRINA_REGISTRY_KEY.' : null;
  if (!live.signature) return `is not signed. ${REPAIR}`;
  if (await verifyRegistry(live, key)) return null;
  return `is not signed with this key, or was changed since. With the key of before: pnpm sign-registry --signed-with <its public half>. ${REPAIR}`;
}

const environmentProblem = (
  { environment }: Registry,
  config: PlatformConfig | undefined,
): string | null =>
  environment && config && environment !== config.environment
    ? `is that of ${environment}; the configuration is that of ${config.environment}.`
    : null;

const revisionProblem = ({ revision }: Registry, known: number): string | null =>
  revision < known
    ? `has revision ${revision}, and ${known} was live before: an older one was put back. ${REPAIR}`
    : null;

const missingProblem = (known: number): string | null =>
  known >= 0 ? `is gone, and revision ${known} was live before. ${REPAIR}` : null;
