import type { Release } from '@vitrina/contract/registry';
import type { RemoteModule } from '@vitrina/shared-auth';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { type Federation, importFederation } from './import-federation.ts';
import { loadedReleases } from './loaded-releases.ts';
import type { RegisteredMount } from './mounts.ts';
import { signedRegistry } from './registry.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import { isSwitchedOff } from './switched-off.ts';
import { report } from './telemetry.ts';

/** Fetches the federation runtime ahead of need: on intent to navigate, or when idle. */
export function warmFederation(): void {
  importFederation().catch(() => {
    // The load that needs it asks again and shows the failure.
  });
}

/** Releases that did not load in this page: the one before them is asked at once the next time. */
const failed = new Set<string>();

/**
 * Loads the module of one mount: of the current release, and of the previous one when that does not
 * load, throws at start or does not fit this shell. Both together stay within the mount's time-out.
 * @throws RemoteLoadError naming the remote and the phase; nothing of a failure is kept but which
 *   release it was, so the next call tries everything again
 */
export async function loadMount(entry: RegisteredMount): Promise<RemoteModule> {
  const { remote, mount } = entry;
  const { name, previous } = remote;
  loadedReleases.set(name, remote.current?.id);
  const fallback = previous?.mounts.find(({ id, path }) => id === mount.id && path === mount.path);
  const [first, second] = shareOf(mount.timeoutMs);
  try {
    if (!previous || !fallback) return await attempt(entry, mount.timeoutMs);
    try {
      if (!failed.has(remote.current.id)) return await attempt(entry, first);
    } catch (error) {
      if (!isAboutRelease(error)) throw error;
      failed.add(remote.current.id);
      report({ type: 'fallback', remote: name, release: remote.current.id, to: previous.id });
      console.error(error);
    }
    return await attempt(
      { ...entry, mount: fallback, remote: { ...remote, current: previous } },
      second,
    );
  } catch (error) {
    // All of them failed: the next try begins with the current one again.
    failed.delete(remote.current.id);
    console.error(error);
    throw error;
  }
}

/** Of a person's patience, the larger part is the current release's. */
const shareOf = (ms: number): [first: number, second: number] => [ms * 0.6, ms * 0.4];

/** Another release may do better; not where it is the runtime, the registry or a switch. */
const isAboutRelease = (error: unknown): boolean =>
  isRemoteLoadError(error) && ['module', 'timeout', 'contract'].includes(error.phase);

async function attempt(entry: RegisteredMount, timeoutMs: number): Promise<RemoteModule> {
  const { name, current } = entry.remote;
  const started = performance.now();
  try {
    const module = await within(timeoutMs, name, load(entry));
    const ms = Math.round(performance.now() - started);
    report({ type: 'loaded', remote: name, release: current.id, ms });
    return module;
  } catch (error) {
    const phase = isRemoteLoadError(error) ? error.phase : 'module';
    report({ type: 'failed', remote: name, release: current?.id ?? '', phase });
    throw error;
  }
}

async function load({ mount, remote }: RegisteredMount): Promise<RemoteModule> {
  if (isSwitchedOff(remote)) throw new RemoteLoadError(remote.name, 'switched-off');
  const federation = await importFederation().catch((cause: unknown) => {
    throw new RemoteLoadError(remote.name, 'runtime', cause);
  });
  await checkRegistry(federation, remote.name);
  const problem = federation.registryProblem(remote);
  if (problem) throw new RemoteLoadError(remote.name, problem.phase, problem.detail);
  const module = await loadTwice(federation, remote.current, mount.module).catch(
    (cause: unknown) => {
      throw new RemoteLoadError(remote.name, 'module', cause);
    },
  );
  if (isRemoteModule(module, remote.name)) return module;
  throw new RemoteLoadError(
    remote.name,
    'contract',
    `${mount.module} exports no routes and layout`,
  );
}

/** With a key in the configuration, nothing of an unsigned or changed registry is loaded. */
async function checkRegistry({ isGenuine }: Federation, name: string): Promise<void> {
  const { registryKey } = platformConfig();
  if (!registryKey || (await isGenuine(signedRegistry(), registryKey))) return;
  throw new RemoteLoadError(name, 'registry', 'the registry is not signed with our key');
}

const SECOND_TRY_MS = 150;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Once more by itself: the browser answers the first request for a file whose preload failed with
 * that failure, without asking the network. All of them have failed when the second try begins.
 */
const loadTwice = (federation: Federation, release: Release, module: string): Promise<unknown> =>
  federation
    .loadModule(release, module)
    .catch(() => wait(SECOND_TRY_MS).then(() => federation.loadModule(release, module)));

/** One limit over all steps of a load: a person waits `ms`, however the time is spent. */
function within<T>(ms: number, remote: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteLoadError(remote, 'timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @throws RemoteLoadError when reading an export throws, as those of a half-run module do */
function isRemoteModule(value: unknown, remote: string): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  try {
    const { routes, layout } = value as Partial<RemoteModule>;
    return Array.isArray(routes) && typeof layout === 'function';
  } catch (cause) {
    throw new RemoteLoadError(remote, 'module', cause);
  }
}
