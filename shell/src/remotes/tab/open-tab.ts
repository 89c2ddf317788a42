import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { readText } from '@vitrina/shared-auth/storage';
import type { RemoteHost } from '../remote-host.ts';

/** Where a tab keeps its link's request. */
export const TAB_KEY = 'vitrina:tab';

/** A tab with something other than live releases: a preview, or a developer's remote. */
export interface Tab {
  /** A registry with this tab's replacements of live releases, without fallbacks. */
  inTab(registry: Registry): Registry;
  /** Before the first page: loads what a developer's computer has. Never fails. */
  prepare(host: RemoteHost): Promise<void>;
}

/**
 * Only if the configuration allows it and a link requested it: nobody else downloads it, and it is
 * unreachable in production.
 */
export async function openTab(config: PlatformConfig): Promise<Tab | null> {
  const { environment, previews, developmentOrigin } = config;
  if (environment === 'production' || !(previews || developmentOrigin)) return null;
  if (!/[?&]vitrina-(preview|dev)=/.test(location.search) && !readText(TAB_KEY, 'tab')) return null;
  const { createTab } = await import(/* webpackChunkName: "tab" */ './create-tab.ts');
  return createTab(config);
}
