import type { Registry, Release } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { pastRegistries } from './past-registries.ts';
import { parseRegistry, type StoredRegistry } from './read-live.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';

/** A higher revision must be forged: no registry ever had that many changes. */
const MAX_PLAUSIBLE_REVISION = 1_000_000_000;

interface Repair {
  store: ReleaseStore;
  keeper: RegistryKeeper;
  /** Public half of the signing key; null during development. */
  publicKey: string | null;
  /** Asks a person to confirm. */
  ask: (question: string) => Promise<boolean>;
}

/**
 * Replaces a registry that is not trusted with the last one that this key signed, above every known
 * revision. When the history has none, it signs the present one after a person has looked at it.
 * @throws StoreError when nothing is wrong, there is no replacement, or the person refuses
 */
export async function repairRegistry({ store, keeper, publicKey, ask }: Repair): Promise<Registry> {
  const problem = await problemOf(keeper);
  if (!problem) throw new StoreError(`The registry of ${store.name} needs no repair.`);
  const stored = await store.readRegistry();
  const known = await keeper.highest();
  const good =
    (await pastRegistries(store, publicKey, { from: known }).next()).value ??
    (stored && parseRegistry(stored.text, store.name));
  if (!good)
    throw new StoreError(`${problem} Its history has none to put there: release the shell anew.`);
  // Revisions of other keys count; a forged one does not, because no later revision could follow it.
  const above = [known, ...(await revisionsIn(store)), good.registry.revision];
  const highest =
    above.filter((revision) => revision <= MAX_PLAUSIBLE_REVISION).sort((a, b) => b - a)[0] ?? -1;
  const next = { ...good.signed, revision: highest + 1 };
  const origin = await sourceOf(good.signed, publicKey);
  if (!(await ask(`${problem}\n${origin}\n${listed(good)}\nMake it live?`)))
    throw new StoreError('Nothing was changed.');
  const live = await keeper.replace(next, stored?.tag ?? null);
  if (!live) throw new StoreError('Somebody changed the registry meanwhile: look again.');
  return live;
}

/** All revisions in the history, signed or not. */
const revisionsIn = async (store: ReleaseStore): Promise<number[]> =>
  (await store.list('history')).flatMap(({ path }) => {
    const [, digits] = /^history\/(\d+)\.json$/.exec(path) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });

async function problemOf(keeper: RegistryKeeper): Promise<string | null> {
  try {
    await keeper.live();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const sourceOf = async (registry: Registry, publicKey: string | null): Promise<string> =>
  !publicKey || (await verifyRegistry(registry, publicKey))
    ? `The history has revision ${registry.revision}, signed with this key:`
    : 'The history has none that this key signed. What is there now, and would be signed as it is:';

const describeRelease = ({ id, entry }: Release): string => `${id} from ${entry.url}`;

/** Everything that the registry makes browsers run. */
const listed = ({ registry, problems }: StoredRegistry): string =>
  [
    `  shell ${registry.shell.release}`,
    ...registry.remotes.flatMap(({ name, current, previous, canary, disabled }) => [
      `  ${name} ${describeRelease(current)}${disabled ? ', switched off' : ''}`,
      ...(canary ? [`    for ${canary.share * 100} % ${describeRelease(canary.release)}`] : []),
      ...(previous ? [`    pages fall back to ${describeRelease(previous)}`] : []),
    ]),
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n');
