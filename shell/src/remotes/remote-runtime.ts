import type { Registry, Release } from '@vitrina/contract/registry';

/** The border to network and script loading: what fetches and runs the code of remotes. */
export interface RemoteRuntime {
  /** Loads one exposed module of one release; what it exports is not checked. */
  loadModule(release: Release, module: string): Promise<unknown>;
  /** Whether a registry is signed with `key`, and unchanged since. */
  isGenuine(registry: Registry, key: string): Promise<boolean>;
  /** What is wrong with a remote's place in the registry, which disables that remote only; `null` when nothing is. */
  registryProblem(remote: unknown): { phase: 'registry' | 'contract'; detail: string } | null;
}
