/** Part of the lazy chunk of the runtime: schemas and signatures are not needed before it. */
import { type Registry, registryRemoteSchema } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { rosterProblem } from '@vitrina/contract/rules/roster';
import { CONTRACT_VERSION, satisfiesContract } from '@vitrina/contract/version';
import { platformConfig } from '@vitrina/shared-auth/platform';
import type { RemoteRuntime } from './remote-runtime.ts';

/** The checks of a runtime; each registry's signature is verified once. */
export function createRegistryChecks(): Pick<RemoteRuntime, 'isGenuine' | 'registryProblem'> {
  const genuine = new WeakMap<Registry, Promise<boolean>>();
  return {
    isGenuine(registry, key) {
      const known = genuine.get(registry) ?? verify(registry, key);
      genuine.set(registry, known);
      return known;
    },
    registryProblem,
  };
}

/** Signed, and every remote in it keeps to what its roster gives to it. */
async function verify(registry: Registry, key: string): Promise<boolean> {
  const problem = rosterProblem(registry);
  if (problem) console.error(`The registry is refused: ${problem}.`);
  return problem === null && verifyRegistry(registry, key);
}

/** A malformed entry, an origin that the configuration does not allow, or a contract range without this shell. */
const registryProblem: RemoteRuntime['registryProblem'] = (remote) => {
  const result = registryRemoteSchema.safeParse(remote);
  if (!result.success) {
    const issue = result.error.issues[0];
    return { phase: 'registry', detail: `${issue?.path.join('.')}: ${issue?.message}` };
  }
  const { contract, entry } = result.data.current;
  const { remoteOrigins } = platformConfig();
  const { origin } = new URL(entry.url);
  if (remoteOrigins && !remoteOrigins.includes(origin)) {
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
