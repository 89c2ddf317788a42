import type { PlatformConfig } from '@vitrina/contract/config';
import { readText } from '@vitrina/shared-auth/storage';
import { TAB_KEY, type Tab } from './tab.ts';

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
