import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { releasesHere } from './offered-releases.ts';

/** The registry that a page lives by: its document's, until a newer one is taken over. */
export interface LiveRegistry {
  /** As it was signed. */
  signed(): Registry;
  /** As this browser gets it. */
  offered(): Registry;
  /** When it came, in ms since 1970. */
  takenAt(): number;
  takeOver(registry: Registry): void;
  /** Calls back after each takeover. @returns what stops it */
  subscribe(listener: () => void): () => void;
}

export function createLiveRegistry(initial: Registry): LiveRegistry {
  let signed = initial;
  let takenAt = Date.now();
  let offered: Registry | undefined;
  const listeners = new Set<() => void>();
  return {
    signed: () => signed,
    offered() {
      offered ??= releasesHere(signed, platformConfig().environment);
      return offered;
    },
    takenAt: () => takenAt,
    takeOver(registry) {
      signed = registry;
      takenAt = Date.now();
      offered = undefined;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
