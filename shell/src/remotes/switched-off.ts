import type { RegistryRemote } from '@vitrina/contract/registry';

const KEY = 'vitrina:off';

/**
 * Whether a remote is not to be loaded: the registry's kill switch, or `?vitrina-off=mf-shop` in the
 * address, with which support finds out whether a remote is to blame. That one lasts as long as the tab.
 */
export function isSwitchedOff({ name, disabled }: RegistryRemote): boolean {
  return disabled === true || offInThisTab().includes(name);
}

function offInThisTab(): string[] {
  const asked = new URLSearchParams(location.search).getAll('vitrina-off');
  try {
    const kept = sessionStorage.getItem(KEY)?.split(',') ?? [];
    const all = [...new Set([...kept, ...asked])];
    if (asked.length > 0) sessionStorage.setItem(KEY, all.join(','));
    return all;
  } catch {
    return asked;
  }
}
