import type { Delegation, Freshness } from '@vitrina/contract/delegation';
import { signDelegation, signEntry, signFreshness } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { claimedNow } from '@vitrina/contract/rules/roster';
import { expect, test } from '../src/test.ts';

const UNTIL = '2100-01-01T00:00:00.000Z';

/** Delegates every remote of a registry to its own team, signed by two of two roots. */
async function delegate({ remotes, ...registry }: Registry, environment: string) {
  const [publisher, fresh, ...roots] = await Promise.all([1, 2, 3, 4].map(createRegistryKeys));
  if (!publisher || !fresh) throw new Error('There are no keys.');
  const teams = new Map(
    await Promise.all(remotes.map(async ({ name }) => [name, await createRegistryKeys()] as const)),
  );
  const teamOf = (name: string) => {
    const team = teams.get(name);
    if (!team) throw new Error(`${name} has no team.`);
    return team;
  };
  const roster = claimedNow({ ...registry, remotes });
  let delegation: Delegation = {
    version: 1,
    until: UNTIL,
    teams: Object.fromEntries(
      [...teams].map(([name, { publicKey }]) => [
        name,
        { keys: [{ key: publicKey, until: UNTIL }], threshold: 1 },
      ]),
    ),
    freshness: [fresh.publicKey],
    signatures: [],
  };
  for (const { privateKey } of roots)
    delegation = await signDelegation({ environment, roster, delegation }, privateKey);
  return {
    config: {
      registryKey: publisher.publicKey,
      roots: { keys: roots.map(({ publicKey }) => publicKey), threshold: 2 },
    },
    /**
     * A later registry revision. @param signers remote -> the team whose key signs its entry; default: its own
     */
    async later(revisions: number, signers: Record<string, string> = {}): Promise<Registry> {
      const signed = await Promise.all(
        remotes.map((remote) => {
          const { privateKey } = teamOf(signers[remote.name] ?? remote.name);
          return signEntry(remote, { environment, serial: 1 }, privateKey);
        }),
      );
      const revision = registry.revision + revisions;
      const next = { ...registry, environment, revision, roster, delegation, remotes: signed };
      return signRegistry(next, publisher.privateKey);
    },
    vouchFor: ({ revision, signature = '' }: Registry): Promise<Freshness> =>
      signFreshness(
        {
          environment,
          revision,
          registry: signature,
          until: new Date(Date.now() + 86_400_000).toISOString(),
        },
        fresh.privateKey,
      ),
  };
}

test('a remote with an entry of its team runs; one that another signed says so, until somebody vouches for a better registry', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const delegated = await delegate(before, 'development');
  let freshness: Freshness | undefined;
  await page.route('**/freshness.json', (route) =>
    route.fulfill(freshness ? { json: freshness } : { status: 404 }),
  );
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const refused = main.getByText('mf-shop/registry');
  const retry = main.getByRole('button', { name: 'Reîncearcă' });
  /** A retry that fails again. */
  const retryInVain = async () => {
    const asked = page.waitForResponse('**/freshness.json');
    await retry.click();
    await asked;
    await expect(retry).toBeEnabled();
    await expect(refused).toBeVisible();
  };
  platform.configure(delegated.config);
  try {
    platform.registry.set(await delegated.later(1));
    await page.goto('/products');
    await expect(heading).toHaveText('Produse');

    const forged = await delegated.later(2, { 'mf-shop': 'mf-quiz' });
    platform.registry.set(forged);
    await page.goto('/quiz');
    await expect(main.getByRole('radio').or(main.getByRole('textbox')).first()).toBeVisible();
    await page.goto('/products');
    await expect(refused).toBeVisible();

    const mended = await delegated.later(3);
    platform.registry.set(mended);
    await retryInVain();
    freshness = await delegated.vouchFor(forged);
    await retryInVain();
    freshness = await delegated.vouchFor(mended);
    await retry.click();
    await expect(heading).toHaveText('Produse');
  } finally {
    platform.configure({ registryKey: undefined, roots: undefined });
    platform.registry.set(before);
  }
});
