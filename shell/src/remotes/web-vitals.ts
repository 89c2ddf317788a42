import type { Registry } from '@vitrina/contract/registry';
import { mountChain } from './mounts.ts';
import type { VitalsEvent } from './telemetry-event.ts';

type Vitals = Pick<VitalsEvent, 'lcp' | 'cls' | 'inp'>;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/** Measures LCP, CLS and INP, each for the remote that fills the page at that time. */
export function createVitals(registry: () => Registry): { take(): VitalsEvent[] } {
  const measured = new Map<string, Vitals>();
  const of = (path: string): Vitals => {
    const owner = mountChain(registry(), path).at(-1)?.remote.name ?? 'shell';
    const found = measured.get(owner) ?? { cls: 0, inp: 0 };
    measured.set(owner, found);
    return found;
  };
  const here = () => of(location.pathname);
  // This chunk may load after the first page was left, to which the largest paint belongs.
  const [opened] = performance.getEntriesByType('navigation');
  const first = of(new URL(opened?.name ?? location.href).pathname);
  observe<PerformanceEntry>('largest-contentful-paint', (entry) => {
    first.lcp = Math.round(entry.startTime);
  });
  observe<LayoutShift>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) here().cls += entry.value;
  });
  observe<Interaction>('event', (entry) => {
    if (entry.interactionId === 0) return;
    const vitals = here();
    vitals.inp = Math.max(vitals.inp, Math.round(entry.duration));
  });
  return {
    /** The measurements since the last call. */
    take() {
      const { remotes, shell } = registry();
      const events = [...measured].map(([name, vitals]) => ({
        type: 'vitals' as const,
        remote: name,
        release: remotes.find((remote) => remote.name === name)?.current.id ?? shell.release,
        ...vitals,
      }));
      measured.clear();
      return events;
    },
  };
}

/** Ignores a type that the browser cannot measure. */
function observe<Entry extends PerformanceEntry>(type: string, each: (entry: Entry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as Entry);
    });
    observer.observe({ type, buffered: true });
  } catch {
    // This type is not supported.
  }
}
