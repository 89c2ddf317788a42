import type { PlatformConfig } from '@vitrina/contract/config';
import { FRESHNESS_FILE } from '@vitrina/contract/delegation';
import { freshnessProblem, signFreshness } from '@vitrina/contract/delegation-signature';
import { publicKeyOf } from '@vitrina/contract/registry-signature';
import type { LiveRegistry } from '../read-live.ts';
import type { RegistryKeeper } from '../registry-keeper.ts';
import type { ReleaseStore } from '../release-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a statement of freshness is valid. */
export const FRESH_MS = 24 * HOUR_MS;
/** A statement with less time left is renewed. */
const RENEWED_MS = 23 * HOUR_MS;

interface Vouching {
  store: ReleaseStore;
  config: PlatformConfig;
  /** Private key of freshness; PKCS #8 in base64. */
  freshnessKey: string | undefined;
}

/** Attempts, while others change the registry. */
const TRIES = 5;

/**
 * Signs a statement that the registry is the live one, unless the last is less than an hour old. Looks
 * at the registry again after writing, because another publisher may have vouched for a newer one
 * meanwhile.
 * @param keeper verifies the registry
 * @returns why open tabs get no update; null on success, and where no roots delegate
 */
export async function vouch(
  vouching: Vouching,
  keeper: Pick<RegistryKeeper, 'live'>,
  now = new Date(),
): Promise<string | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const live = await keeper.live();
    if (!live?.signed.delegation) return null;
    const { isWritten, problem } = await vouchFor(vouching, live, now);
    if (!isWritten) return problem;
  }
  return `Others changed the registry ${TRIES} times in a row: open tabs wait for the next statement.`;
}

interface Vouched {
  isWritten: boolean;
  problem: string | null;
}

async function vouchFor(
  { store, config: { environment }, freshnessKey }: Vouching,
  { signed }: LiveRegistry,
  now: Date,
): Promise<Vouched> {
  const done = (problem: string | null) => ({ isWritten: false, problem });
  const from = (ms: number) => new Date(now.getTime() + ms);
  const problemAt = async (at: Date) => {
    const text = await store.readText(FRESHNESS_FILE);
    return freshnessProblem(text && jsonOf(text), signed, { environment, at });
  };
  // Now as well: a publisher whose clock was ahead may have vouched for longer than browsers accept.
  const problem = await problemAt(now);
  if (!problem && !(await problemAt(from(RENEWED_MS)))) return done(null);
  if (!freshnessKey)
    return done(
      problem
        ? `Nobody vouches for revision ${signed.revision}: open tabs take no update until the publisher runs with VITRINA_FRESHNESS_KEY (pnpm publish-entries).`
        : 'Set VITRINA_FRESHNESS_KEY: without it nobody vouches for the registry tomorrow.',
    );
  const key = await publicKeyOf(freshnessKey).catch(() => null);
  if (!key || !signed.delegation?.freshness.includes(key))
    return done(
      'VITRINA_FRESHNESS_KEY belongs to no key of the delegation: open tabs would not believe it.',
    );
  const statement = {
    environment,
    revision: signed.revision,
    registry: signed.signature ?? '',
    until: from(FRESH_MS).toISOString(),
  };
  await store.putText(FRESHNESS_FILE, JSON.stringify(await signFreshness(statement, freshnessKey)));
  return { isWritten: true, problem: null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
