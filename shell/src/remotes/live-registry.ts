import type { Registry } from '@vitrina/contract/registry';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { seeRevision } from '../boot/seen-revision.ts';
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
}

export function createLiveRegistry(initial: Registry): LiveRegistry {
  let signed = initial;
  let takenAt = Date.now();
  let offered: Registry | undefined;
  return {
    signed: () => signed,
    offered() {
      offered ??= releasesHere(signed, platformConfig().environment);
      return offered;
    },
    takenAt: () => takenAt,
    takeOver(registry) {
      seeRevision(registry);
      signed = registry;
      takenAt = Date.now();
      offered = undefined;
    },
  };
}
