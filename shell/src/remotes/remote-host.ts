import type { Registry } from '@vitrina/contract/registry';
import type { ComponentType, ReactNode } from 'react';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { createLiveRegistry } from './live-registry.ts';
import { mountChain, type RegisteredMount } from './mounts.ts';
import { createPatchRoutes, type SessionCheck } from './patch-routes.ts';
import type { MountRoutes, RemoteLoader, RemoteRuntime } from './remote-runtime.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

export interface RemoteHostOptions {
  /** Of the document. */
  registry: Registry;
  /** Fetches what loads the code of remotes; asked again after a failure. */
  runtime: () => Promise<RemoteRuntime>;
  session: SessionCheck;
  report: (event: TelemetryEvent) => void;
  /** What a tab runs in place of live releases. */
  inTab?: ((registry: Registry) => Registry) | undefined;
}

/** What the shell knows of its remotes, and the one way to their code. A page has one. */
export interface RemoteHost {
  /** The registry as this browser gets it: with its canaries and overrides. */
  registry(): Registry;
  /** The registry as it was signed. */
  signedRegistry(): Registry;
  /** Calls back when another registry counts. @returns what stops it */
  subscribe(listener: () => void): () => void;
  /** Before `path` is tried again: takes over the live registry where that is to be had and to be trusted. */
  refresh(path: string): Promise<void>;
  /** The mounts that make up `path`, outermost first; empty when no remote owns it. */
  chainOf(path: string): RegisteredMount[];
  /** For one router: puts a remote's routes into it when a navigation needs them. */
  patchRoutes(errorElement: ReactNode): PatchRoutesOnNavigationFunction;
  /**
   * What the remote of `path` shows beside pages of others; `null` where it has nothing.
   * @throws RemoteLoadError when its code does not come
   */
  loadBeside(path: string): Promise<ComponentType | null>;
  /** What this browser would get of another registry. */
  offers(registry: Registry): Registry;
  renew: RemoteLoader['renew'];
  /**
   * Takes over the live registry where this page's is not fresh, so that a load does not wait for it.
   * @throws unknown when the runtime does not come
   */
  freshen(): Promise<void>;
  /** Fetches the runtime ahead of need: on intent to navigate, or when idle. */
  warm(): void;
  /** Remote -> the release that was offered when the code came that runs in this page; several in one text. */
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
    freshen: async () => (await loader()).freshen(),
    warm() {
      runtime().catch(() => {
        // The load that needs it asks again and shows the failure.
      });
    },
    loaded,
  };
}
