/** In the lazy runtime chunk: schemas and signatures are not needed earlier. */
import { delegationProblem, entryProblem } from '@vitrina/contract/delegation-signature';
import { readableRegistry } from '@vitrina/contract/readable-registry';
import { type Registry, releaseSchema } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { containerProblem } from '@vitrina/contract/rules/container-names';
import { rosterProblem } from '@vitrina/contract/rules/roster';
import { isLoopback } from '@vitrina/contract/rules/safe-address';
import { CONTRACT_VERSION, satisfiesContract } from '@vitrina/contract/version';
import { platformConfig } from '@vitrina/shared-auth/platform';
import type { RemoteRuntime } from './remote-runtime.ts';
import { agreedOrigins } from './tab/agreed-origins.ts';

/** The checks of a runtime; each signature is verified once. */
export function createRegistryChecks(): Pick<
  RemoteRuntime,
  'isGenuine' | 'entryProblem' | 'registryProblem'
> {
  const genuine = new WeakMap<Registry, Promise<boolean>>();
  const entries = new WeakMap<Registry, Map<string, Promise<string | null>>>();
  return {
    isGenuine(registry) {
      const known = genuine.get(registry) ?? verify(registry);
      genuine.set(registry, known);
      return known;
    },
    entryProblem(registry, name) {
      const known = entries.get(registry) ?? new Map<string, Promise<string | null>>();
      entries.set(registry, known);
      const problem = known.get(name) ?? verifyEntry(registry, name);
      known.set(name, problem);
      return problem;
    },
    registryProblem,
  };
}

/**
 * Checks the signature, the environment, the roots' delegation if configured, and each remote against the
 * roster. Without roots unreadable parts affect only themselves. With roots the roster counts for them, too:
 * pages mount the registry as written, and a team must not choose what a reader leaves out.
 */
async function verify(registry: Registry): Promise<boolean> {
  const { registryKey, roots, environment, apiOrigin } = platformConfig();
  const of = registry.environment ?? environment;
  const problem =
    of === environment
      ? (outsideRoster(registry) ??
        (roots ? await delegationProblem(registry, roots, environment) : null))
      : `it is of the environment "${of}"`;
  if (problem) {
    console.error(`The registry is refused: ${problem}.`);
    return false;
  }
  // A production drill on one machine may run without a key.
  if (!registryKey) return environment !== 'production' || isLoopback(apiOrigin);
  return verifyRegistry(registry, registryKey);
}

/** Reading a registry takes longer than its signatures, so it is read only where unreadable parts may matter. */
function outsideRoster(registry: Registry): string | null {
  const problem = rosterProblem(registry);
  if (!problem || platformConfig().roots) return problem;
  return rosterProblem(readableRegistry(registry).registry);
}

/**
 * Checks that a remote's containers have its name, and that its team signed its entry and any duplicate of
 * that name.
 */
async function verifyEntry(
  { delegation, remotes }: Registry,
  name: string,
): Promise<string | null> {
  const { roots, environment } = platformConfig();
  const same = remotes.filter((remote) => remote?.name === name);
  for (const { current, previous, canary } of same)
    for (const release of [current, previous, canary?.release]) {
      // Unreadable releases affect only themselves (`registryProblem`).
      const container = release?.container;
      const problem = typeof container === 'string' ? containerProblem(name, container) : null;
      if (problem) return problem;
    }
  if (!roots || !delegation) return null;
  const problems = await Promise.all(
    same.map((remote) => entryProblem(remote, { delegation, environment })),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/**
 * A malformed release, a value of the part unknown to this shell, a disallowed origin, or an incompatible
 * contract range. Other mounts, fills and releases of the remote do not matter.
 */
const registryProblem: RemoteRuntime['registryProblem'] = (remote, part) => {
  // Contributions other than pages must not break pages.
  const { navigation: _links, commands: _commands, owner: _owner, ...current } = remote.current;
  const result = releaseSchema.safeParse({ ...current, mounts: [], slots: [], ...part });
  if (!result.success) {
    const [issue] = result.error.issues;
    const isNews = issue?.code === 'invalid_value';
    const detail = `${issue?.path.join('.')}: ${issue?.message}`;
    return { phase: isNews ? 'contract' : 'registry', detail };
  }
  const { contract, entry } = result.data;
  const { remoteOrigins } = platformConfig();
  const { origin } = new URL(entry.url);
  if (remoteOrigins && !remoteOrigins.includes(origin) && !agreedOrigins.has(origin)) {
    return { phase: 'registry', detail: `it lies on ${origin}, which is not allowed` };
  }
  if (!satisfiesContract(contract, CONTRACT_VERSION)) {
    return {
      phase: 'contract',
      detail: `it needs contract ${contract}, the shell has ${CONTRACT_VERSION}`,
    };
  }
  return null;
};
