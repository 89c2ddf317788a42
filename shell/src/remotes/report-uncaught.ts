import type { Release } from '@vitrina/contract/registry';
import { describeCrash, isCrash } from './crash.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** A handler of a pointer's moves may throw at each of them. */
const MAX_TOLD = 20;

/**
 * Reports what code of a remote throws where no boundary catches it, as in the handler of an event: the
 * page stays as it is, and a release whose buttons do nothing would look well. Each place once.
 */
export function reportUncaught(
  registry: Pick<LiveRegistry, 'offered'>,
  report: (event: TelemetryEvent) => void,
): void {
  const told = new Set<string>();
  const tell = (error: unknown, file = '') => {
    if (!isCrash(error) || told.size >= MAX_TOLD) return;
    const where = `${file}\n${error instanceof Error ? error.stack : ''}`;
    for (const { name, current, previous } of registry.offered().remotes) {
      const release = [current, previous].find((one) => one && where.includes(folderOf(one)));
      if (!release) continue;
      const crash = describeCrash(error);
      const key = `${release.id} ${crash.frames[0]}`;
      if (told.has(key)) return;
      told.add(key);
      report({ type: 'uncaught', remote: name, release: release.id, ...crash });
      return;
    }
  };
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** Every release lies in a folder of its own. */
const folderOf = ({ entry }: Release): string => entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
