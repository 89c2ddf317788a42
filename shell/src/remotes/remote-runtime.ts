import type { Registry, Release } from '@vitrina/contract/registry';
import type { RegisteredMount } from './mounts.ts';
import type { LoaderOptions, RemoteLoader } from './remote-loader.ts';

/** The lazy half of the shell's remotes: what fetches, checks and runs their code. */
export interface RemoteRuntime {
  /**
   * Loads one exposed module of one release; what it exports is not checked.
   * @param again an earlier try failed: what hangs is given up, and files are asked for at another address
   */
  loadModule(release: Release, module: string, again?: boolean): Promise<unknown>;
  /** Whether a registry is signed with the configuration's key; production has one. */
  isGenuine(registry: Registry): Promise<boolean>;
  /** What is wrong with a mount's place in the registry, which disables that mount only; `null` when nothing is. */
  registryProblem(
    entry: RegisteredMount,
  ): { phase: 'registry' | 'contract'; detail: string } | null;
  /** The rest of a host; a page has one. */
  createLoader(options: LoaderOptions): RemoteLoader;
}
