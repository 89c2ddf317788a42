import type { RemoteModule } from '@vitrina/shared-auth';
import { isRecord } from './is-record.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { RegisteredMount } from './mounts.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { isSwitchedOff } from './switched-off.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

interface LoaderOptions {
  registry: Pick<LiveRegistry, 'isGenuine'>;
  runtime: () => Promise<RemoteRuntime>;
  report: (event: TelemetryEvent) => void;
  /** Remote -> the release that was offered when code of it was loaded; written here. */
  loaded: Map<string, string>;
}

/**
 * Loads the module of one mount: of the current release, and of the previous one when that does not
 * load, throws at start or does not fit this shell. Both together stay within the mount's time-out.
 * @throws RemoteLoadError naming the remote and the phase; nothing of a failure is kept but which
 *   release it was, so the next call tries everything again
 */
export type LoadMount = (entry: RegisteredMount) => Promise<RemoteModule>;

export function createMountLoader({ registry, runtime, report, loaded }: LoaderOptions): LoadMount {
  /** Releases that did not load in this page: the one before them is asked at once the next time. */
  const failed = new Set<string>();

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
      report({ type: 'failed', remote: name, release: current.id, phase });
      throw error;
    }
  }

  async function load({ mount, remote }: RegisteredMount): Promise<RemoteModule> {
    const { name } = remote;
    if (isSwitchedOff(remote)) throw new RemoteLoadError(name, 'switched-off');
    const { loadModule, registryProblem } = await runtime().catch((cause: unknown) => {
      throw new RemoteLoadError(name, 'runtime', cause);
    });
    if (!(await registry.isGenuine()))
      throw new RemoteLoadError(name, 'registry', 'the registry is not signed with our key');
    const problem = registryProblem(remote);
    if (problem) throw new RemoteLoadError(name, problem.phase, problem.detail);
    const module = await twice(() => loadModule(remote.current, mount.module)).catch(
      (cause: unknown) => {
        throw new RemoteLoadError(name, 'module', cause);
      },
    );
    if (isRemoteModule(module, name)) return module;
    throw new RemoteLoadError(name, 'contract', `${mount.module} exports no routes and layout`);
  }

  return async (entry) => {
    const { remote, mount } = entry;
    const { name, current, previous } = remote;
    loaded.set(name, current.id);
    const fallback = previous?.mounts.find(
      ({ id, path }) => id === mount.id && path === mount.path,
    );
    const [first, second] = shareOf(mount.timeoutMs);
    try {
      if (!previous || !fallback) return await attempt(entry, mount.timeoutMs);
      try {
        if (!failed.has(current.id)) return await attempt(entry, first);
      } catch (error) {
        if (!isAboutRelease(error)) throw error;
        failed.add(current.id);
        report({ type: 'fallback', remote: name, release: current.id, to: previous.id });
        console.error(error);
      }
      const before = { ...entry, mount: fallback, remote: { ...remote, current: previous } };
      return await attempt(before, second);
    } catch (error) {
      // All of them failed: the next try begins with the current one again.
      failed.delete(current.id);
      console.error(error);
      throw error;
    }
  };
}

/** Of a person's patience, the larger part is the current release's. */
const shareOf = (ms: number): [first: number, second: number] => [ms * 0.6, ms * 0.4];

/** Another release may do better; not where it is the runtime, the registry or a switch. */
const isAboutRelease = (error: unknown): boolean =>
  isRemoteLoadError(error) && ['module', 'timeout', 'contract'].includes(error.phase);

const SECOND_TRY_MS = 150;

/**
 * Once more by itself: the browser answers the first request for a file whose preload failed with
 * that failure, without asking the network. All of them have failed when the second try begins.
 */
const twice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    return load();
  });

/** One limit over all steps of a load: a person waits `ms`, however the time is spent. */
function within<T>(ms: number, remote: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteLoadError(remote, 'timeout')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @throws RemoteLoadError when reading an export throws, as those of a half-run module do */
function isRemoteModule(value: unknown, remote: string): value is RemoteModule {
  try {
    return isRecord(value) && Array.isArray(value.routes) && typeof value.layout === 'function';
  } catch (cause) {
    throw new RemoteLoadError(remote, 'module', cause);
  }
}
