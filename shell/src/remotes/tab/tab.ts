import type { Registry } from '@vitrina/contract/registry';
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
