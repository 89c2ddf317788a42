import type { RegistryRemote } from '@vitrina/contract/registry';
import { readText, writeText } from '@vitrina/shared-auth/storage';

const KEY = 'vitrina:off';

/**
 * Whether a remote must not be loaded: the registry's kill switch, or `?vitrina-off=mf-shop` in the
 * address, for support to find out whether a remote is to blame; the latter lasts as long as the tab.
 */
export function isSwitchedOff({ name, disabled }: RegistryRemote): boolean {
  return disabled === true || offInThisTab().includes(name);
}

function offInThisTab(): string[] {
  const asked = new URLSearchParams(location.search).getAll('vitrina-off');
  return asked.length > 0 ? switchOffInThisTab(...asked) : kept();
}

const kept = () => readText(KEY, 'tab')?.split(',') ?? [];

/** @returns all remotes that are off in this tab */
export function switchOffInThisTab(...remotes: string[]): string[] {
  const all = [...new Set([...kept(), ...remotes])];
  writeText(KEY, all.join(','), 'tab');
  return all;
}
