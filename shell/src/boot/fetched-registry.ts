import type { Registry } from '@vitrina/contract/registry';
import { fetchRegistry } from '../remotes/fetch-registry.ts';
import { untilLoaded } from '../until-loaded.ts';

const ID = 'vitrina-registry';
const PAUSE_MS = 1000;
/** Of the later requests: a slow network may need longer than the first ones wait. */
const PATIENCE_MS = 60_000;

/** True for a prerendered page: it contains no registry, so no release of a remote makes it stale. */
export const lacksRegistry = () => document.getElementById(ID) === null;

/** Puts the registry where other documents have it. Not into a script element, which the policy forbids. */
export function addRegistry(registry: Registry): void {
  const block = document.createElement('template');
  block.id = ID;
  block.textContent = JSON.stringify(registry);
  document.head.append(block);
}

/**
 * Fetches the registry until it is there: a readable page must not stay without its application.
 * @param onTrouble two requests failed; further ones follow, also when the connection returns
 */
export const fetchUntilThere = (onTrouble: () => void): Promise<Registry> =>
  fetchRegistry()
    .catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return fetchRegistry();
    })
    .catch(() => {
      onTrouble();
      return untilLoaded(() => fetchRegistry(PATIENCE_MS));
    });
