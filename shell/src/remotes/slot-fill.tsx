import type { RegisteredFill } from '@vitrina/contract/rules/slots';
import type { SlotModule } from '@vitrina/shared-auth/per-package/slots';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { describeCrash, isCrash } from './crash.ts';
import { FillBoundary } from './fill-boundary.tsx';
import { FILL_TIMEOUT_MS, fillBefore, partOf } from './load-fill.ts';
import { type LoadRelease, rememberedOf } from './load-release.ts';
import { OnlyWithContent } from './only-with-content.tsx';
import type { Loaded, RemoteRuntime } from './remote-runtime.ts';
import { setAside, takeBack } from './set-aside.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

export interface SlotFillProps {
  entry: RegisteredFill;
  /** Properties from the slot's holder. */
  props: object;
  /** Called when nothing will be rendered. */
  onFailed: () => void;
}

type LoadedFill = Loaded<SlotModule, RegisteredFill>;

interface SlotFillOptions {
  loadRelease: LoadRelease;
  runtime: Pick<RemoteRuntime, 'registryProblem'>;
  report: (event: TelemetryEvent) => void;
}

/**
 * Lazy chunk: renders one place of a slot. When a fill throws, hangs or fails to load, the previous release
 * replaces it, or nothing; its remote's pages and the page around are not affected.
 */
export function createSlotFill(options: SlotFillOptions): ComponentType<SlotFillProps> {
  const { loadRelease, runtime, report } = options;
  /** A fill stays for the document's lifetime, like a mount, until it crashes. */
  const running = new Map<string, Promise<LoadedFill>>();
  const keyOf = ({ remote, place }: RegisteredFill) =>
    rememberedOf(remote.current, place).container;

  function load(entry: RegisteredFill): Promise<LoadedFill> {
    const key = keyOf(entry);
    const known = running.get(key);
    if (known) return known;
    const loading = loadRelease(partOf(entry, runtime));
    running.set(key, loading);
    loading.then(
      // Loaded as a newer registry offers it; that offer may end, so it is not kept under the older key.
      (now) => keyOf(now.entry) === key || running.delete(key),
      () => running.delete(key),
    );
    return loading;
  }

  /** @returns whether another release may replace the crashed one */
  function crashed({ entry, release }: LoadedFill, error: unknown): boolean {
    running.delete(keyOf(entry));
    if (!isCrash(error)) return false;
    const { place } = entry;
    const { name, current } = entry.remote;
    report({
      type: 'crashed',
      remote: name,
      release: release.id,
      slot: place,
      ...describeCrash(error),
    });
    const remembered = rememberedOf(current, place);
    if (release.id !== current.id) {
      // Both crash: the cause is in the data.
      takeBack(remembered);
      return false;
    }
    setAside(remembered, 'crash');
    return fillBefore(entry) !== null;
  }

  function Try({ entry, props, onCrash, onFailed }: TryProps) {
    const [loaded, setLoaded] = useState<LoadedFill | null>(null);
    const fail = useEffectEvent(onFailed);
    useEffect(() => {
      let left = false;
      load(entry).then(
        (found) => left || setLoaded(found),
        () => left || fail(),
      );
      return () => {
        left = true;
      };
    }, [entry]);
    if (!loaded) return null;
    const { module, release } = loaded;
    const onHang = () => {
      const about = { remote: entry.remote.name, release: release.id, slot: entry.place };
      report({ type: 'failed', ...about, phase: 'timeout' });
      onFailed();
    };
    return (
      <FillBoundary onError={(error) => onCrash(loaded, error)}>
        <Suspense fallback={<Patience onEnd={onHang} />}>
          <OnlyWithContent>
            <module.Component {...props} />
          </OnlyWithContent>
        </Suspense>
      </FillBoundary>
    );
  }

  return function SlotFill({ entry, props, onFailed }) {
    /** `null`: no further tries. */
    const [attempt, setAttempt] = useState<number | null>(1);
    if (attempt === null) return null;
    const end = () => {
      setAttempt(null);
      onFailed();
    };
    const onCrash = (loaded: LoadedFill, error: unknown) =>
      crashed(loaded, error) ? setAttempt(attempt + 1) : end();
    return <Try key={attempt} entry={entry} props={props} onCrash={onCrash} onFailed={end} />;
  };
}

interface TryProps extends SlotFillProps {
  onCrash: (loaded: LoadedFill, error: unknown) => void;
}

/** Rendered while something suspends; ends an endless wait. */
function Patience({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), FILL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
