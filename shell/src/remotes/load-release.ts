import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import type { LiveRegistry } from './live-registry.ts';
import type { MountingMark } from './mounting-mark.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import type { RegistryProblem, RemoteRuntime } from './remote-runtime.ts';
import { isSetAside, type Remembered, setAside, takeBack } from './set-aside.ts';
import { isSwitchedOff } from './switched-off.ts';
import type { TelemetryEvent } from './telemetry-event.ts';
import { within } from './within.ts';

export interface ReleaseLoaderOptions {
  registry: Pick<LiveRegistry, 'signed' | 'offered'>;
  runtime: Pick<RemoteRuntime, 'loadModule' | 'isGenuine' | 'entryProblem'>;
  mark: MountingMark;
  report: (event: TelemetryEvent) => void;
  /** Remote -> release offered when its code was first requested; written here. */
  loaded: Map<string, string>;
  /** Called before code of a remote is loaded. */
  beforeLoad?: (() => void) | undefined;
}

/** Use of one exposed module: the pages of a mount, or a place in a slot. */
export interface Part<Module> {
  /** `current` is the release to load. */
  remote: RegistryRemote;
  /** Exposed name. */
  module: string;
  /** In total, including the previous release. */
  timeoutMs: number;
  /** `{slot}/{id}`: a failing fill costs only its place, so the failure is remembered for that. */
  slot?: string;
  problem(): RegistryProblem | null;
  /** Whether the module exports what the shell needs. */
  fits(module: unknown): module is Module;
  /** The same part of the previous release; null when it has another. */
  before(): Part<Module> | null;
}

/** A module, and its release, which may not be the offered one. */
export interface Loaded<Module> {
  module: Module;
  release: Release;
}

/**
 * Loads a part of the current release, or of the previous one when that fails to load, throws at start or
 * does not fit this shell. A release that failed in this browser lately comes second. Both together stay
 * within the part's time-out.
 * @param since `performance.now()` when somebody began to wait
 * @throws RemoteLoadError naming the remote and the phase; the next call tries everything again
 */
export type LoadRelease = <Module>(part: Part<Module>, since?: number) => Promise<Loaded<Module>>;

/** Key under which a browser remembers a failed release: all of it, or one place of a slot. */
export const rememberedOf = ({ container }: Release, slot: Part<unknown>['slot']): Remembered => ({
  container: slot === undefined ? container : `${container} ${slot}`,
});

/** Of what a registry offers of a remote: current and previous, as text that can be compared. */
const releasesOf = ({ remotes }: Registry, name: string): string[] =>
  remotes
    .filter((remote) => remote.name === name)
    .flatMap(({ current, previous }) => [JSON.stringify(current), JSON.stringify(previous)]);

export function createReleaseLoader(options: ReleaseLoaderOptions): LoadRelease {
  const { registry, runtime, mark, report, loaded, beforeLoad } = options;
  /** Failed at their last load in this page: their files get another address. */
  const failed = new Set<string>();
  /**
   * Releases of the registries that were checked here. A part may have come with another one: a fill waits
   * until the page is quiet, and meanwhile a newer registry is taken over.
   */
  const verified = new Set<string>();
  const isBad = (release: Release, { slot }: Part<unknown>) => {
    const { container } = rememberedOf(release, slot);
    return failed.has(container) || isSetAside({ container }) || isSetAside(release);
  };

  async function attempt<Module>(part: Part<Module>, timeoutMs: number): Promise<Loaded<Module>> {
    const { name, current } = part.remote;
    const remembered = rememberedOf(current, part.slot);
    const about = { remote: name, release: current.id, ...slotOf(part) };
    const started = performance.now();
    mark.set(remembered);
    try {
      const module = await within(timeoutMs, name, (ended) => load(part, ended));
      const ms = Math.round(performance.now() - started);
      failed.delete(remembered.container);
      report({ type: 'loaded', ...about, ms });
      return { module, release: current };
    } catch (error) {
      const phase = isRemoteLoadError(error) ? error.phase : 'module';
      if (phase === 'timeout' || phase === 'module') failed.add(remembered.container);
      report({ type: 'failed', ...about, phase });
      throw error;
    } finally {
      mark.settle();
    }
  }

  async function load<Module>(part: Part<Module>, ended: AbortSignal): Promise<Module> {
    const { remote, module: exposed, slot } = part;
    const { name, current } = remote;
    if (isSwitchedOff(remote)) throw new RemoteLoadError(name, 'switched-off');
    const signed = registry.signed();
    const offered = releasesOf(registry.offered(), name);
    if (!(await runtime.isGenuine(signed)))
      throw new RemoteLoadError(name, 'registry', 'the registry is not signed with our key');
    const forged = await runtime.entryProblem(signed, name);
    if (forged) throw new RemoteLoadError(name, 'registry', forged);
    for (const release of offered) verified.add(release);
    if (!verified.has(JSON.stringify(current)))
      throw new RemoteLoadError(name, 'registry', `${current.id} is of a registry nobody checked`);
    const problem = part.problem();
    if (problem) throw new RemoteLoadError(name, problem.phase, problem.detail);
    const again = failed.has(rememberedOf(current, slot).container);
    beforeLoad?.();
    const module = await twice(() => runtime.loadModule(current, exposed, again), ended).catch(
      (cause: unknown) => {
        throw new RemoteLoadError(name, 'module', cause);
      },
    );
    if (fits(part, module)) return module;
    throw new RemoteLoadError(name, 'contract', `${exposed} exports something else`);
  }

  return async (part, since = performance.now()) => {
    const { remote } = part;
    const { current } = remote;
    // Fills get the newest release whenever their page is opened.
    if (part.slot === undefined && !isSwitchedOff(remote) && !loaded.has(remote.name))
      loaded.set(remote.name, current.id);
    const timeoutMs = part.timeoutMs - (performance.now() - since);
    const before = part.before();
    if (!before) return attempt(part, timeoutMs).catch(rethrow);
    const previous = before.remote.current;
    const [first, second] =
      isBad(current, part) && !isBad(previous, part) ? [before, part] : [part, before];
    const [firstMs, secondMs] = shareOf(timeoutMs);
    const fellBack = () =>
      report({
        type: 'fallback',
        remote: remote.name,
        release: current.id,
        to: previous.id,
        ...slotOf(part),
      });
    try {
      if (first === before) fellBack();
      return await attempt(first, firstMs);
    } catch (error) {
      if (!isAboutRelease(error)) throw rethrow(error);
      if (first === part) {
        if (isRemoteLoadError(error) && error.phase === 'timeout')
          setAside(rememberedOf(current, part.slot), 'hang');
        fellBack();
      }
      console.error(error);
    }
    return attempt(second, secondMs).catch((error: unknown) => {
      // All failed: the next try starts with the current release again.
      takeBack(rememberedOf(current, part.slot));
      return rethrow(error);
    });
  };
}

const slotOf = ({ slot }: Part<unknown>): { slot?: string } => (slot === undefined ? {} : { slot });

function rethrow(error: unknown): never {
  console.error(error);
  throw error;
}

/** The first release gets the larger share of the time-out. */
const shareOf = (ms: number): [first: number, second: number] => [ms * 0.6, ms * 0.4];

/** Whether another release may help; not for a registry error or a switch. */
const isAboutRelease = (error: unknown): boolean =>
  isRemoteLoadError(error) && ['module', 'timeout', 'contract'].includes(error.phase);

const SECOND_TRY_MS = 150;

/**
 * Tries twice: the browser answers the first request for a file whose preload failed with that failure,
 * without the network. All of them have failed when the second try begins.
 */
const twice = <T>(load: () => Promise<T>, ended: AbortSignal): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (ended.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    return load();
  });

/** @throws RemoteLoadError when reading an export throws, as in a half-run module */
function fits<Module>(part: Part<Module>, module: unknown): module is Module {
  try {
    return part.fits(module);
  } catch (cause) {
    throw new RemoteLoadError(part.remote.name, 'module', cause);
  }
}
