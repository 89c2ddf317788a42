import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { releasesHere } from './offered-releases.ts';
import { seeRevision } from './seen-revision.ts';

/** The page's registry: the document's, until a newer one is taken over. */
export interface LiveRegistry {
  /** As signed. */
  signed(): Registry;
  /** As offered to this browser. */
  offered(): Registry;
  /** What this browser would be offered from another registry. */
  offers(registry: Registry): Registry;
  /** When it was requested, in ms since 1970; when this page started for the document's. */
  requestedAt(): number;
  takeOver(registry: Registry, requestedAt: number): void;
  /** Calls back after each takeover. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
}

/** @param inTab non-live releases of this tab */
export function createLiveRegistry(
  initial: Registry,
  inTab = (registry: Registry) => registry,
): LiveRegistry {
  let signed = initial;
  let requestedAt = Date.now();
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
    requestedAt: () => requestedAt,
    takeOver(registry, at) {
      seeRevision(registry);
      signed = registry;
      requestedAt = at;
      offered = undefined;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
