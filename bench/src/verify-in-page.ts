/** Runs in the page of `delegation`: the checks before remotes' code may run. */
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createRegistryChecks } from '../../shell/src/remotes/registry-checks.ts';

async function verify(registry: Registry, config: PlatformConfig): Promise<number> {
  configurePlatform(config);
  const { isGenuine, entryProblem } = createRegistryChecks();
  const begun = performance.now();
  const isSigned = await isGenuine(registry);
  const entries = registry.remotes.map(({ name }) => entryProblem(registry, name));
  const problem = (await Promise.all(entries)).find((one) => one !== null);
  const us = (performance.now() - begun) * 1000;
  if (!isSigned || problem) throw new Error(problem ?? 'It is not signed.');
  return us;
}

Object.assign(window, { verify });
