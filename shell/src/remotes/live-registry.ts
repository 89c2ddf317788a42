import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { releasesHere } from './offered-releases.ts';
import { seeRevision } from './seen-revision.ts';

/** The registry that a page lives by: its document's, until a newer one is taken over. */
export interface LiveRegistry {
  /** As it was signed. */
  signed(): Registry;
  /** As this browser gets it. */
  offered(): Registry;
  /** What this browser would get of another one. */
  offers(registry: Registry): Registry;
  /** When it came, in ms since 1970. */
  takenAt(): number;
  takeOver(registry: Registry): void;
  /** Calls back after each takeover. @returns what stops it */
  subscribe(listener: () => void): () => void;
}

/** @param inTab what this tab runs in place of live releases */
export function createLiveRegistry(
  initial: Registry,
  inTab = (registry: Registry) => registry,
): LiveRegistry {
  let signed = initial;
  let takenAt = Date.now();
  let offered: Registry | undefined;
  const offers = (registry: Registry) =>
    releasesHere(inTab(registry), platformConfig().environment);
  const listeners = new Set<() => void>();
  return {
    signed: () => signed,
    offered() {
      offered ??= offers(signed);
      return offered;
    },
    offers,
    takenAt: () => takenAt,
    takeOver(registry) {
      seeRevision(registry);
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
