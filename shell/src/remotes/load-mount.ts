import type { Release } from '@vitrina/contract/registry';
import type { RemoteModule } from '@vitrina/shared-auth';
import { isRecord } from './is-record.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { MountingMark } from './mounting-mark.ts';
import { mountsOf, type RegisteredMount } from './mounts.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { isSetAside, setAside, takeBack } from './set-aside.ts';
import { isSwitchedOff } from './switched-off.ts';
import type { TelemetryEvent } from './telemetry-event.ts';
import { within } from './within.ts';

interface MountLoaderOptions {
  registry: Pick<LiveRegistry, 'signed'>;
  runtime: Pick<RemoteRuntime, 'loadModule' | 'isGenuine' | 'registryProblem'>;
  mark: MountingMark;
  report: (event: TelemetryEvent) => void;
  /** Remote -> the release that was offered when code of it was loaded; written here. */
  loaded: Map<string, string>;
}

/** A module, and the release it came from: not always the one that was offered. */
export interface LoadedMount {
  module: RemoteModule;
  release: Release;
}

/**
 * Loads the module of one mount: of the current release, and of the previous one when that does not
 * load, throws at start or does not fit this shell. One that failed in this browser lately comes second.
 * Both together stay within the mount's time-out.
 * @param since `performance.now()` when somebody began to wait
 * @throws RemoteLoadError naming the remote and the phase; the next call tries everything again
 */
export type LoadMount = (entry: RegisteredMount, since?: number) => Promise<LoadedMount>;

export function createMountLoader(options: MountLoaderOptions): LoadMount {
  const { registry, runtime, mark, report, loaded } = options;
  /** Containers whose last load in this page failed: their files are asked for at another address. */
  const failed = new Set<string>();
  const isBad = (release: Release) => failed.has(release.container) || isSetAside(release);

  async function attempt(entry: RegisteredMount, timeoutMs: number): Promise<LoadedMount> {
    const { name, current } = entry.remote;
    const started = performance.now();
    mark.set(current);
    try {
      const module = await within(timeoutMs, name, (ended) => load(entry, ended));
      const ms = Math.round(performance.now() - started);
      failed.delete(current.container);
      report({ type: 'loaded', remote: name, release: current.id, ms });
      return { module, release: current };
    } catch (error) {
      const phase = isRemoteLoadError(error) ? error.phase : 'module';
      if (phase === 'timeout' || phase === 'module') failed.add(current.container);
      report({ type: 'failed', remote: name, release: current.id, phase });
      throw error;
    } finally {
      mark.settle();
    }
  }

  async function load(entry: RegisteredMount, ended: AbortSignal): Promise<RemoteModule> {
    const { mount, remote } = entry;
    const { name, current } = remote;
    if (isSwitchedOff(remote)) throw new RemoteLoadError(name, 'switched-off');
    if (!(await runtime.isGenuine(registry.signed())))
      throw new RemoteLoadError(name, 'registry', 'the registry is not signed with our key');
    const problem = runtime.registryProblem(entry);
    if (problem) throw new RemoteLoadError(name, problem.phase, problem.detail);
    const again = failed.has(current.container);
    const module = await twice(() => runtime.loadModule(current, mount.module, again), ended).catch(
      (cause: unknown) => {
        throw new RemoteLoadError(name, 'module', cause);
      },
    );
    if (isRemoteModule(module, name)) return module;
    throw new RemoteLoadError(name, 'contract', `${mount.module} exports no routes and layout`);
  }

  return async (entry, since = performance.now()) => {
    const { remote, mount } = entry;
    const { current, previous } = remote;
    loaded.set(remote.name, current.id);
    const timeoutMs = mount.timeoutMs - (performance.now() - since);
    const before = entryBefore(entry);
    if (!previous || !before) return attempt(entry, timeoutMs).catch(rethrow);
    const [first, second] = isBad(current) && !isBad(previous) ? [before, entry] : [entry, before];
    const [firstMs, secondMs] = shareOf(timeoutMs);
    const fellBack = () =>
      report({ type: 'fallback', remote: remote.name, release: current.id, to: previous.id });
    try {
      if (first === before) fellBack();
      return await attempt(first, firstMs);
    } catch (error) {
      if (!isAboutRelease(error)) throw rethrow(error);
      if (first === entry) {
        if (isRemoteLoadError(error) && error.phase === 'timeout') setAside(current, 'hang');
        fellBack();
      }
      console.error(error);
    }
    return attempt(second, secondMs).catch((error: unknown) => {
      // All of them failed: the next try begins with the current one again.
      takeBack(current);
      return rethrow(error);
    });
  };
}

/** The mount as the release before fills it; none where that fills another place. */
export function entryBefore({ id, mount, remote }: RegisteredMount): RegisteredMount | null {
  const { previous } = remote;
  const same = mountsOf(previous).find((one) => one.id === mount.id && one.path === mount.path);
  return previous && same ? { id, mount: same, remote: { ...remote, current: previous } } : null;
}

function rethrow(error: unknown): never {
  console.error(error);
  throw error;
}

/** Of a person's patience, the larger part is the first release's. */
const shareOf = (ms: number): [first: number, second: number] => [ms * 0.6, ms * 0.4];

/** Another release may do better; not where it is the registry or a switch. */
const isAboutRelease = (error: unknown): boolean =>
  isRemoteLoadError(error) && ['module', 'timeout', 'contract'].includes(error.phase);

const SECOND_TRY_MS = 150;

/**
 * Once more by itself: the browser answers the first request for a file whose preload failed with
 * that failure, without asking the network. All of them have failed when the second try begins.
 */
const twice = <T>(load: () => Promise<T>, ended: AbortSignal): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (ended.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    return load();
  });

/** @throws RemoteLoadError when reading an export throws, as those of a half-run module do */
function isRemoteModule(value: unknown, remote: string): value is RemoteModule {
  try {
    return isRecord(value) && Array.isArray(value.routes) && typeof value.layout === 'function';
  } catch (cause) {
    throw new RemoteLoadError(remote, 'module', cause);
  }
}
