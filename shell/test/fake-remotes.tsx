/** Remotes in memory, for tests: network and script loading end at the runtime. */
import { rstest } from '@rstest/core';
import type { NavigationEntry, NavigationPlace } from '@vitrina/contract/contributions';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import { CONTRACT_VERSION } from '@vitrina/contract/version';
import type { RemoteModule } from '@vitrina/shared-auth';
import { Outlet } from 'react-router-dom';
import { createRegistryChecks } from '../src/remotes/registry-checks.ts';
import { createRemoteHost, type RemoteHostOptions } from '../src/remotes/remote-host.ts';
import { createLoader } from '../src/remotes/remote-loader.ts';
import type { LoaderOptions, RemoteRuntime } from '../src/remotes/remote-runtime.ts';
import type { TelemetryEvent } from '../src/remotes/telemetry-event.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

export const mountOf = (id: string, path: string, over: Partial<Mount> = {}): Mount => ({
  id,
  path,
  title: id,
  access: 'public',
  onDenied: '/',
  header: 'public',
  module: `./${id}`,
  document: 'default',
  preloadCalls: [],
  timeoutMs: 5000,
  ...over,
});

/** @param id a digit: release `1.0.{id}` */
export const releaseOf = (
  remote: string,
  id: number,
  mounts: Mount[],
  over: Partial<Release> = {},
): Release => ({
  id: `1.0.${id}-0a1b2c3d`,
  version: `1.0.${id}`,
  container: `${remote.replaceAll('-', '_')}_${id}`,
  entry: { url: `https://${remote}.example/1.0.${id}/entry.js`, integrity: INTEGRITY },
  contract: `^${CONTRACT_VERSION}`,
  modules: {},
  shared: {},
  mounts,
  ...over,
});

export const remoteOf = (
  name: string,
  mounts: Mount[],
  over: Partial<RegistryRemote> = {},
): RegistryRemote => ({ name, current: releaseOf(name, 2, mounts), previous: null, ...over });

/** A link to a mount of this release. */
export const linkOf = (
  place: NavigationPlace,
  label: string,
  mount: string,
  over: Partial<NavigationEntry> = {},
): NavigationEntry => ({ place, label, order: 10, mount, ...over });

export const registryOf = (...remotes: RegistryRemote[]): Registry => ({
  revision: 7,
  shell: {
    release: '1.0.0-shell',
    version: '1.0.0',
    contract: CONTRACT_VERSION,
    shared: {},
    sharedNames: {},
  },
  remotes,
});

/** A module with a page that has a heading, and a page below it. */
export const moduleOf = (heading: string): RemoteModule => ({
  routes: [
    { index: true, element: <h1>{heading}</h1> },
    { path: 'later', element: <h1>{heading}, later</h1> },
  ],
  layout: () => (
    <section aria-label={heading}>
      <Outlet />
    </section>
  ),
});

/**
 * A runtime with real checks, whose modules come from `loadModule`; without it none load.
 * @param over `patienceMs`: raise it when a test is not about the wait for a newer registry, because a busy
 *   machine must not end it
 */
export function runtimeOf(
  loadModule: RemoteRuntime['loadModule'] = () => Promise.reject(new Error('unreachable')),
  over: Pick<LoaderOptions, 'patienceMs'> = {},
) {
  const load = rstest.fn(loadModule);
  const checked: RemoteRuntime = {
    ...createRegistryChecks(),
    loadModule: load,
    createLoader: (options) => createLoader(checked, { ...options, ...over }),
  };
  const runtime = rstest.fn(async () => checked);
  return { runtime, loadModule: load, checked };
}

/** A host with a checked session, and what it reported. */
export function hostOf(registry: Registry, options: Partial<RemoteHostOptions> = {}) {
  const reported: TelemetryEvent[] = [];
  const host = createRemoteHost({
    registry,
    runtime: runtimeOf().runtime,
    session: { checked: async () => {} },
    report: (event) => void reported.push(event),
    ...options,
  });
  return { host, reported };
}
