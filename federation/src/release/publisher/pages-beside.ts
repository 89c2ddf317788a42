import type { PlatformConfig } from '@vitrina/contract/config';
import { pagesAfterChange } from '../pages/pages-command.ts';
import type { ReleaseStore } from '../release-store.ts';

export interface PagesBeside {
  /** @param remotes whose pages may have changed; absent: all */
  write(remotes?: readonly string[]): void;
  /** Resolves when the present writing has ended. */
  ended(): Promise<void>;
}

/**
 * Writes HTML pages in the background, because it takes minutes and runs scripts of teams. One run
 * at a time; changes during a run start another one.
 */
export function pagesBeside(
  deployment: { store: ReleaseStore; config: PlatformConfig; signal: AbortSignal },
  say: (line: string) => void,
): PagesBeside {
  const ALL = 'all';
  const stale = new Set<string>();
  let running: Promise<void> | undefined;
  const writeStale = async () => {
    while (stale.size > 0 && !deployment.signal.aborted) {
      const now = [...stale];
      stale.clear();
      const lines = await pagesAfterChange(deployment, now.includes(ALL) ? undefined : now);
      for (const line of lines) say(line);
    }
  };
  return {
    write(remotes = [ALL]) {
      for (const name of remotes) stale.add(name);
      running ??= writeStale().finally(() => {
        running = undefined;
      });
    },
    ended: async () => running,
  };
}
