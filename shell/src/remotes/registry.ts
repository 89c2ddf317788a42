import type { Registry } from '@vitrina/contract/registry';
import { readRegistry } from '../boot/data-blocks.ts';

let current: Registry | undefined;

/** The registry as this page knows it: the inlined one, until it is refreshed. */
export function registry(): Registry {
  current ??= readRegistry();
  return current;
}

/** Fetches the live registry, so that a retry meets a release that was published since. */
export async function refreshRegistry(): Promise<void> {
  const response = await fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  current = (await response.json()) as Registry;
}
