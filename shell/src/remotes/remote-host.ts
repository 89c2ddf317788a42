import type { Registry } from '@vitrina/contract/registry';
import type { ComponentType, ReactNode } from 'react';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import type { RegistryRequest } from './fetch-registry.ts';
import { createLiveRegistry } from './live-registry.ts';
import { mountChain, type RegisteredMount } from './mounts.ts';
import { createPatchRoutes, type SessionCheck } from './patch-routes.ts';
import type { MountRoutes, RemoteLoader, RemoteRuntime } from './remote-runtime.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

export interface RemoteHostOptions {
  /** The document's. */
  registry: Registry;
  /** Loads the code that loads remotes; called again after a failure. */
  runtime: () => Promise<RemoteRuntime>;
  session: SessionCheck;
  report: (event: TelemetryEvent) => void;
  /** Non-live releases of this tab. */
  inTab?: ((registry: Registry) => Registry) | undefined;
}

/** The page's remotes and the only way to their code. One per page. */
export interface RemoteHost {
  /** The registry for this browser, with canaries and overrides. */
  registry(): Registry;
  /** The signed registry. */
  signedRegistry(): Registry;
  /** When it was requested, in ms since 1970. */
  requestedAt(): number;
  /** Calls back when another registry takes effect. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Before retrying `path`: takes over the live registry if it can be fetched and verified. */
  refresh(path: string): Promise<void>;
  /** The mounts of `path`, outermost first; empty when no remote owns it. */
  chainOf(path: string): RegisteredMount[];
  /** Per router: adds a remote's routes when a navigation needs them. */
  patchRoutes(errorElement: ReactNode): PatchRoutesOnNavigationFunction;
  /**
   * Component that the remote of `path` shows beside other pages; `null` without one.
   * @throws RemoteLoadError when its code fails to load
   */
  loadBeside(path: string): Promise<ComponentType | null>;
  /** What this browser would be offered from another registry. */
  offers(registry: Registry): Registry;
  renew: RemoteLoader['renew'];
  /**
   * Takes over the live registry if this page's is not fresh, so that a load need not wait for it.
   * @param early a request that began already, because the runtime may still have to load
   * @throws unknown when the runtime fails to load
   */
  freshen(early?: RegistryRequest): Promise<void>;
  /** Loads the runtime ahead of need: on intent to navigate, or when idle. */
  warm(): void;
  /** Remote -> release offered when its running code was loaded; several are joined in one text. */
  loaded: ReadonlyMap<string, string>;
}

export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  const { runtime, session, report } = options;
  const loaded = new Map<string, string>();
  const registry = createLiveRegistry(options.registry, options.inTab);
  const chainOf = (path: string) => mountChain(registry.offered(), path);
  let made: RemoteLoader | undefined;
  const loader = async () => {
    const { createLoader } = await runtime();
    made ??= createLoader({ registry, chainOf, report, loaded });
    return made;
  };
  return {
    registry: registry.offered,
    signedRegistry: registry.signed,
    requestedAt: registry.requestedAt,
    subscribe: registry.subscribe,
    refresh: async (path) => (await loader()).refresh(path),
    chainOf,
    async loadBeside(path) {
      const entry = chainOf(path).at(-1);
      if (!entry) return null;
      const { module } = await (await loader()).loadMount(entry);
      return module.beside ?? null;
    },
    offers: registry.offers,
    renew: async (...args) => (await loader()).renew(...args),
    patchRoutes(errorElement) {
      let routes: MountRoutes | undefined;
      return createPatchRoutes({
        chainOf,
        routes: async () => {
          const { createMountRoutes } = await loader();
          routes ??= createMountRoutes(errorElement);
          return routes;
        },
        session,
        report,
      });
    },
    freshen: async (early) => (await loader()).freshen(early),
    warm() {
      runtime().catch(() => {
        // The load that needs it tries again and shows the failure.
      });
    },
    loaded,
  };
}
