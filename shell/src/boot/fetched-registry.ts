import type { Registry } from '@vitrina/contract/registry';

const ID = 'vitrina-registry';

/** True for a prerendered page: it contains no registry, so no release of a remote makes it stale. */
export const lacksRegistry = () => document.getElementById(ID) === null;

/** Puts the registry where other documents have it. Not into a script element, which the policy forbids. */
export function addRegistry(registry: Registry): void {
  const block = document.createElement('template');
  block.id = ID;
  block.textContent = JSON.stringify(registry);
  document.head.append(block);
}
