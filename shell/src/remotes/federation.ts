/**
 * Lazy chunk: the federation runtime and the shell's own instances of the shared modules.
 * Everything here works around or relies on version 2.9.2 of the runtime, which is pinned.
 */
import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { type Registry, type Release, registryRemoteSchema } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { CONTRACT_VERSION, satisfiesContract } from '@vitrina/contract/version';
import type { SharedModuleName } from '@vitrina/federation/shared-modules';
import * as authModule from '@vitrina/shared-auth';
import { platformConfig } from '@vitrina/shared-auth/platform';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as reactQuery from './query.shared.ts';
import * as router from './router.shared.ts';
import * as zodMini from './schemas.shared.ts';

/** Development servers change their files all the time: nothing could know their hash. */
declare const DEVELOPMENT: boolean;

declare const SHARED_VERSIONS: Record<SharedModuleName, string>;

// Remotes are built without a runtime of their own and look for it here.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: '2.9.2' },
});

/** The sharing table of the build, with the instance the shell offers for each name. */
const OFFERED: Record<SharedModuleName, object> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@tanstack/react-query': reactQuery,
  'zod/mini': zodMini,
  '@vitrina/shared-auth': authModule,
};

const integrityOf = new Map<string, string>();

/** Loads an entry only with the integrity that the registry names for it; without one, not at all. */
const requireIntegrity: ModuleFederationRuntimePlugin = {
  name: 'require-integrity',
  createScript({ url }) {
    const integrity = integrityOf.get(url);
    if (!integrity) throw new Error(`The registry names no integrity for ${url}.`);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    if (!DEVELOPMENT) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

const host = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [requireIntegrity],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(OFFERED).map(([name, instance]) => {
      const version = SHARED_VERSIONS[name as SharedModuleName];
      return [
        name,
        {
          version,
          scope: 'default',
          lib: () => instance,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ];
    }),
  ),
});

const registered = new Set<string>();

/**
 * Loads one exposed module of one release. Each release is a container of its own name, so no
 * release is ever replaced in the runtime: its `force` would break those already mounted.
 */
export async function loadModule(release: Release, module: string): Promise<unknown> {
  const { container, entry } = release;
  integrityOf.set(entry.url, entry.integrity);
  if (!registered.has(container)) {
    host.registerRemotes([
      { name: container, entry: entry.url, type: 'global', entryGlobalName: container },
    ]);
    registered.add(container);
  }
  return await host.loadRemote(`${container}/${module.slice(2)}`);
}

const genuine = new WeakMap<Registry, Promise<boolean>>();

/** Whether a registry is signed with the configured key; asked once for each. */
export function isGenuine(registry: Registry, key: string): Promise<boolean> {
  const known = genuine.get(registry) ?? verifyRegistry(registry, key);
  genuine.set(registry, known);
  return known;
}

/**
 * What is wrong with a remote's place in the registry: a malformed entry, an origin that the
 * configuration does not allow, or a contract range that this shell is outside of. It disables that
 * remote only. `null` when nothing is.
 */
export function registryProblem(
  remote: unknown,
): { phase: 'registry' | 'contract'; detail: string } | null {
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
}
