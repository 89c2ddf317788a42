import type { Release } from '@vitrina/contract/registry';
import { describeCrash, isCrash } from './crash.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

/** A pointer-move handler may throw at every move. */
const MAX_TOLD = 20;

/**
 * Reports errors of remote code that no boundary catches, e.g. in event handlers: otherwise a release with
 * dead buttons would look healthy. Each location once.
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

/** Each release is in a folder of its own. */
const folderOf = ({ entry }: Release): string => entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
