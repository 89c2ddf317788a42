import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import type { ReactNode } from 'react';
import type { DataRouter, PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import type { LiveRegistry } from './live-registry.ts';
import type { LoadMount } from './load-mount.ts';
import type { RegisteredMount } from './mounts.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** The lazy half of the shell's remotes: what fetches, checks and runs their code. */
export interface RemoteRuntime {
  /**
   * Loads one exposed module of one release; what it exports is not checked.
   * @param again an earlier try failed: what hangs is given up, and files are asked for at another address
   */
  loadModule(release: Release, module: string, again?: boolean): Promise<unknown>;
  /** Whether a registry is signed with the configuration's key, and delegated by its roots; production has a key. */
  isGenuine(registry: Registry): Promise<boolean>;
  /**
   * Why a remote's entry in a genuine registry is not its team's, which disables that remote only; `null`
   * when it is, and where nothing is delegated.
   */
  entryProblem(registry: Registry, remote: string): Promise<string | null>;
  /**
   * What is wrong with the current release as far as it concerns one mount or one fill, which disables
   * that only; `null` when nothing is.
   */
  registryProblem(
    remote: RegistryRemote,
    part: Partial<Pick<Release, 'mounts' | 'slots'>>,
  ): RegistryProblem | null;
  /** The rest of a host; a page has one. */
  createLoader(options: LoaderOptions): RemoteLoader;
}

export interface RegistryProblem {
  phase: 'registry' | 'contract';
  detail: string;
}

export interface LoaderOptions {
  registry: LiveRegistry;
  chainOf: (path: string) => RegisteredMount[];
  report: (event: TelemetryEvent) => void;
  /** Remote -> the release that was offered when code of it was loaded, or several (`tellRunning`); written here. */
  loaded: Map<string, string>;
  /** Called when code of a remote is about to be loaded. */
  beforeLoad?: () => void;
  /** How long a person waits for a newer registry at most, in ms; 300 unless it is named. */
  patienceMs?: number;
}

/** The lazy half of a host. */
export interface RemoteLoader {
  /** Before another try: asks for the registry, and for the files of `path` past the browser's cache. */
  refresh(path: string): Promise<void>;
  /** Before a load that is likely: asks for the registry, where this page's is not fresh. */
  freshen(): Promise<void>;
  /**
   * After what this tab runs has changed: mounts anew what is mounted of a remote in `router`, without
   * a reload. Queries are asked again; drafts, and everything outside of it, stay as they are.
   * @throws RemoteLoadError when it cannot be loaded; what was mounted stays
   */
  renew(remote: string, router: DataRouter | undefined): Promise<void>;
  loadMount: LoadMount;
  /** For one router. */
  createMountRoutes(errorElement: ReactNode): MountRoutes;
}

export interface MountRoutes {
  /**
   * Patches the next level of a path.
   * @param since `performance.now()` when the navigation began to wait
   */
  patch(args: PatchRoutesOnNavigationFunctionArgs, since: number): Promise<void>;
  /** Mounts anew what is mounted of a remote, of the release that is offered now. */
  replace(router: DataRouter, remote: string): Promise<void>;
}
