import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { readText } from '@vitrina/shared-auth/storage';
import type { RemoteHost } from '../remote-host.ts';

/** Where a tab keeps what its link asked for. */
export const TAB_KEY = 'vitrina:tab';

/** A tab that runs something else than what is live: a preview, or the remote of a developer. */
export interface Tab {
  /** A registry with what this tab runs in place of live releases, and nothing to fall back to. */
  inTab(registry: Registry): Registry;
  /** Before the first page: what a developer's computer has. Never fails. */
  prepare(host: RemoteHost): Promise<void>;
}

/**
 * Only where the configuration allows it and a link asked for it: nobody else fetches a byte of it,
 * and in production nothing of it is reachable.
 */
export async function openTab(config: PlatformConfig): Promise<Tab | null> {
  const { environment, previews, developmentOrigin } = config;
  if (environment === 'production' || !(previews || developmentOrigin)) return null;
  if (!/[?&]vitrina-(preview|dev)=/.test(location.search) && !readText(TAB_KEY, 'tab')) return null;
  const { createTab } = await import(/* webpackChunkName: "tab" */ './create-tab.ts');
  return createTab(config);
}
