import type { Registry } from '@vitrina/contract/registry';
import type { ReactNode } from 'react';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { createLiveRegistry } from './live-registry.ts';
import { createMountLoader } from './load-mount.ts';
import { mountChain, type RegisteredMount } from './mounts.ts';
import { createPatchRoutes, type SessionCheck } from './patch-routes.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

export interface RemoteHostOptions {
  /** Of the document. */
  registry: Registry;
  /** Fetches what loads the code of remotes; asked again after a failure. */
  runtime: () => Promise<RemoteRuntime>;
  session: SessionCheck;
  report: (event: TelemetryEvent) => void;
}

/** What the shell knows of its remotes, and the one way to their code. A page has one. */
export interface RemoteHost {
  /** The registry as this browser gets it: with its canaries and overrides. */
  registry(): Registry;
  /** The registry as it was signed. */
  signedRegistry(): Registry;
  /** Takes over the live registry. @throws Error when that is not to be had or not to be trusted */
  refresh(): Promise<void>;
  /** The mounts that make up `path`, outermost first; empty when no remote owns it. */
  chainOf(path: string): RegisteredMount[];
  /** For one router: puts a remote's routes into it when a navigation needs them. */
  patchRoutes(errorElement: ReactNode): PatchRoutesOnNavigationFunction;
  /** Fetches the runtime ahead of need: on intent to navigate, or when idle. */
  warm(): void;
  /** Remote -> the release that was offered when code of it was loaded into this page. */
  loaded: ReadonlyMap<string, string>;
}

export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  const { runtime, session, report } = options;
  const loaded = new Map<string, string>();
  const registry = createLiveRegistry(options.registry, runtime);
  const loadMount = createMountLoader({ registry, runtime, report, loaded });
  const chainOf = (path: string) => mountChain(registry.offered(), path);
  return {
    registry: registry.offered,
    signedRegistry: registry.signed,
    refresh: registry.refresh,
    chainOf,
    patchRoutes: (errorElement) => createPatchRoutes({ chainOf, loadMount, session, errorElement }),
    warm() {
      runtime().catch(() => {
        // The load that needs it asks again and shows the failure.
      });
    },
    loaded,
  };
}
