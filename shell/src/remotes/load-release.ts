import type { Registry, Release } from '@vitrina/contract/registry';
import type { LiveRegistry } from './live-registry.ts';
import type { MountingMark } from './mounting-mark.ts';
import { isRemoteLoadError, RemoteLoadError } from './remote-load-error.ts';
import type { Loaded, Offered, RegistryProblem, RemoteRuntime } from './remote-runtime.ts';
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
export interface Part<Module, Entry extends Offered> {
  entry: Entry;
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
  before(): Part<Module, Entry> | null;
  /** The same part as a registry offers it; null when it offers none. */
  inRegistry(registry: Registry): Part<Module, Entry> | null;
}

/**
 * Loads a part as the registry offers it when its code is fetched, because a newer registry may arrive before
 * that. Loads the current release, or the previous one when the current fails to load, throws at start or does
 * not fit this shell. A release that recently failed in this browser is tried second. The part's time-out covers
 * both.
 * @param since `performance.now()` at the start of the wait
 * @throws RemoteLoadError naming the remote and the phase; the next call tries everything again
 */
export type LoadRelease = <Module, Entry extends Offered>(
  asked: Part<Module, Entry>,
  since?: number,
) => Promise<Loaded<Module, Entry>>;

type AnyPart = Part<unknown, Offered>;

/** Key under which a browser remembers a failed release: all of it, or one place of a slot. */
export const rememberedOf = ({ container }: Release, slot: string | undefined): Remembered => ({
  container: slot === undefined ? container : `${container} ${slot}`,
});

export function createReleaseLoader(options: ReleaseLoaderOptions): LoadRelease {
  const { registry, runtime, mark, report, loaded, beforeLoad } = options;
  /** Failed at their last load in this page: their files get another address. */
  const failed = new Set<string>();
  const isBad = ({ entry: { remote }, slot }: AnyPart) => {
    const { container } = rememberedOf(remote.current, slot);
    return failed.has(container) || isSetAside({ container }) || isSetAside(remote.current);
  };

  /**
   * The part in this page's registry, once that is checked for its remote.
   * @throws RemoteLoadError when the registry fails a check, switches the remote off, or offers no such part
   */
  async function offeredNow<Module, Entry extends Offered>(
    asked: Part<Module, Entry>,
  ): Promise<Part<Module, Entry>> {
    const { name } = asked.entry.remote;
    const signed = registry.signed();
    const part = asked.inRegistry(registry.offered());
    if (part && isSwitchedOff(part.entry.remote)) throw new RemoteLoadError(name, 'switched-off');
    if (!(await runtime.isGenuine(signed)))
      throw new RemoteLoadError(name, 'registry', 'the registry is not signed with our key');
    const forged = await runtime.entryProblem(signed, name);
    if (forged) throw new RemoteLoadError(name, 'registry', forged);
    // A newer registry arrived during the check.
    if (registry.signed() !== signed) return offeredNow(asked);
    if (!part) throw new RemoteLoadError(name, 'registry', 'the registry offers it no more');
    return part;
  }

  /** Whether the registry still offers the release, if a newer one arrived since the check. */
  function isStillOffered(part: AnyPart): boolean {
    const { container } = part.entry.remote.current;
    const now = part.inRegistry(registry.offered());
    if (!now || isSwitchedOff(now.entry.remote)) return false;
    return [now, now.before()].some((one) => one?.entry.remote.current.container === container);
  }

  /** Reports a failure. @returns the error, to be thrown */
  function reportFailure(part: AnyPart, error: unknown): unknown {
    report({ type: 'failed', ...about(part), phase: phaseOf(error) });
    console.error(error);
    return error;
  }

  async function attempt<Module>(part: Part<Module, Offered>, timeoutMs: number): Promise<Module> {
    const { name, current } = part.entry.remote;
    const remembered = rememberedOf(current, part.slot);
    const started = performance.now();
    mark.set(remembered);
    try {
      const module = await within(timeoutMs, name, (ended) => load(part, ended));
      const ms = Math.round(performance.now() - started);
      failed.delete(remembered.container);
      report({ type: 'loaded', ...about(part), ms });
      return module;
    } catch (error) {
      if (['timeout', 'module'].includes(phaseOf(error))) failed.add(remembered.container);
      throw reportFailure(part, error);
    } finally {
      mark.settle();
    }
  }

  async function load<Module>(part: Part<Module, Offered>, ended: AbortSignal): Promise<Module> {
    const { entry, module: exposed, slot } = part;
    const { name, current } = entry.remote;
    const problem = part.problem();
    if (problem) throw new RemoteLoadError(name, problem.phase, problem.detail);
    const again = failed.has(rememberedOf(current, slot).container);
    beforeLoad?.();
    const module = await twice(
      () => runtime.loadModule(current, exposed, again),
      () => !ended.aborted && isStillOffered(part),
    ).catch((cause: unknown) => {
      throw new RemoteLoadError(name, 'module', cause);
    });
    // Its code has run, but nothing of it shows yet.
    const now = part.inRegistry(registry.offered());
    if (now && isSwitchedOff(now.entry.remote)) throw new RemoteLoadError(name, 'switched-off');
    if (fits(part, module)) return module;
    throw new RemoteLoadError(name, 'contract', `${exposed} exports something else`);
  }

  /** The current release and the previous one, in the order in which they are tried. */
  function releasesOf<Of extends AnyPart>(part: Of, before: Of | null): Of[] {
    if (!before) return [part];
    return isBad(part) && !isBad(before) ? [before, part] : [part, before];
  }

  return async (asked, since = performance.now()) => {
    const tried = new Set<string>();
    let failure: unknown;
    for (;;) {
      const part = await offeredNow(asked).catch((error) => {
        throw reportFailure(asked, error);
      });
      const { entry, slot } = part;
      const { name, current } = entry.remote;
      // Fills get the newest release whenever their page is opened.
      if (slot === undefined && !loaded.has(name)) loaded.set(name, current.id);
      const [next, another] = releasesOf(part, part.before()).filter(
        (one) => !tried.has(one.entry.remote.current.container),
      );
      const leftMs = part.timeoutMs - (performance.now() - since);
      if (!next || (tried.size > 0 && leftMs <= 0)) {
        // All failed: the next try starts with the current release again.
        if (tried.size > 1) takeBack(rememberedOf(current, slot));
        throw failure;
      }
      const release = next.entry.remote.current;
      tried.add(release.container);
      if (next !== part) report({ type: 'fallback', ...about(part), to: release.id });
      try {
        const module = await attempt(next, another ? leftMs * FIRST_SHARE : leftMs);
        return { module, release, entry };
      } catch (error) {
        const phase = phaseOf(error);
        // Another release would fail in the same way.
        if (phase === 'registry' || phase === 'switched-off') throw error;
        if (phase === 'timeout' && next === part && another)
          setAside(rememberedOf(current, slot), 'hang');
        failure = error;
      }
    }
  };
}

/** Common fields of telemetry events. */
const about = ({ entry: { remote }, slot }: AnyPart) => ({
  remote: remote.name,
  release: remote.current.id,
  ...(slot !== undefined && { slot }),
});

const phaseOf = (error: unknown) => (isRemoteLoadError(error) ? error.phase : 'module');

/** Share of the time-out for the first release when there is a second one. */
const FIRST_SHARE = 0.6;

const SECOND_TRY_MS = 150;

/**
 * Tries twice: the browser answers the first request for a file whose preload failed with that failure,
 * without the network. All of them have failed when the second try begins.
 */
const twice = <T>(load: () => Promise<T>, mayTryAgain: () => boolean): Promise<T> =>
  load().catch(async (error: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    if (!mayTryAgain()) throw error;
    return load();
  });

/** @throws RemoteLoadError when reading an export throws, as in a half-run module */
function fits<Module>(part: Part<Module, Offered>, module: unknown): module is Module {
  try {
    return part.fits(module);
  } catch (cause) {
    throw new RemoteLoadError(part.entry.remote.name, 'module', cause);
  }
}
