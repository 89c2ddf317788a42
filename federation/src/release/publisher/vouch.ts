import type { PlatformConfig } from '@vitrina/contract/config';
import { FRESHNESS_FILE } from '@vitrina/contract/delegation';
import { freshnessProblem, signFreshness } from '@vitrina/contract/delegation-signature';
import { publicKeyOf } from '@vitrina/contract/registry-signature';
import type { LiveRegistry } from '../read-live.ts';
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

/**
 * Signs a statement that the registry is the live one, unless the last is less than an hour old.
 * @param live verified
 * @returns why open tabs get no update; null on success
 */
export async function vouch(
  { store, config: { environment }, freshnessKey }: Vouching,
  { signed }: LiveRegistry,
  now = new Date(),
): Promise<string | null> {
  const from = (ms: number) => new Date(now.getTime() + ms);
  const problemAt = async (at: Date) => {
    const text = await store.readText(FRESHNESS_FILE);
    return freshnessProblem(text && jsonOf(text), signed, { environment, at });
  };
  if (!(await problemAt(from(RENEWED_MS)))) return null;
  if (!freshnessKey)
    return (await problemAt(now))
      ? `Nobody vouches for revision ${signed.revision}: open tabs take no update until the publisher runs with VITRINA_FRESHNESS_KEY (pnpm publish-entries).`
      : 'Set VITRINA_FRESHNESS_KEY: without it nobody vouches for the registry tomorrow.';
  const key = await publicKeyOf(freshnessKey).catch(() => null);
  if (!key || !signed.delegation?.freshness.includes(key))
    return 'VITRINA_FRESHNESS_KEY belongs to no key of the delegation: open tabs would not believe it.';
  const statement = {
    environment,
    revision: signed.revision,
    registry: signed.signature ?? '',
    until: from(FRESH_MS).toISOString(),
  };
  await store.putText(FRESHNESS_FILE, JSON.stringify(await signFreshness(statement, freshnessKey)));
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
