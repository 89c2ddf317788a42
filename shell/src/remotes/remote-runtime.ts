import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import type { RemoteModule } from '@vitrina/shared-auth';
import type { ReactNode } from 'react';
import type { DataRouter, PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import type { RegistryRequest } from './fetch-registry.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { RegisteredMount } from './mounts.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** Lazy half of the shell's remotes: fetches, verifies and runs their code. */
export interface RemoteRuntime {
  /**
   * Loads one exposed module of a release, without checking its exports.
   * @param again an earlier try failed: abandons hanging requests and uses another address
   */
  loadModule(release: Release, module: string, again?: boolean): Promise<unknown>;
  /**
   * Whether a registry is signed with the configured key and delegated by its roots; production requires a
   * key.
   */
  isGenuine(registry: Registry): Promise<boolean>;
  /**
   * Why a remote's entry in a verified registry is not its team's, which disables that remote only; `null`
   * when it is, and without delegation.
   */
  entryProblem(registry: Registry, remote: string): Promise<string | null>;
  /**
   * Problem of the current release for one mount or fill, which disables only that; `null` when there is
   * none.
   */
  registryProblem(
    remote: RegistryRemote,
    part: Partial<Pick<Release, 'mounts' | 'slots'>>,
  ): RegistryProblem | null;
  /** The rest of a host; one per page. */
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
  /** Remote -> release offered when its code was loaded, or several (`tellRunning`); written here. */
  loaded: Map<string, string>;
  /** Called before code of a remote is loaded. */
  beforeLoad?: () => void;
  /** Longest wait for a newer registry, in ms; 300 by default. */
  patienceMs?: number;
}

/** A part's place in a registry. */
export interface Offered {
  /** `current` is the release to load. */
  remote: RegistryRemote;
}

/** A module, and its release, which may not be the offered one. */
export interface Loaded<Module, Entry extends Offered> {
  module: Module;
  release: Release;
  /** As offered at the time of loading, which may be later than the request. */
  entry: Entry;
}

export type LoadedMount = Loaded<RemoteModule, RegisteredMount>;

/** Loads a mount's module, see `LoadRelease`. */
export type LoadMount = (entry: RegisteredMount, since?: number) => Promise<LoadedMount>;

/** The lazy half of a host. */
export interface RemoteLoader {
  /** Before a retry: refetches the registry, and the files of `path` bypassing the cache. */
  refresh(path: string): Promise<void>;
  /** Before a likely load: takes over the live registry if this page's is not fresh, see `RemoteHost`. */
  freshen(early?: RegistryRequest): Promise<void>;
  /**
   * After a change of this tab's releases: remounts a remote in `router` without a reload. Queries are
   * refetched; drafts and everything else stay.
   * @throws RemoteLoadError when it fails to load; the mounted release stays
   */
  renew(remote: string, router: DataRouter | undefined): Promise<void>;
  loadMount: LoadMount;
  /** Per router. */
  createMountRoutes(errorElement: ReactNode): MountRoutes;
}

export interface MountRoutes {
  /**
   * Patches the next level of a path.
   * @param since `performance.now()` when the navigation began to wait
   */
  patch(args: PatchRoutesOnNavigationFunctionArgs, since: number): Promise<void>;
  /** Remounts a remote with the release offered now. */
  replace(router: DataRouter, remote: string): Promise<void>;
}
