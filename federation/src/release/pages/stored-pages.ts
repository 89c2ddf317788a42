import type { Registry } from '@vitrina/contract/registry';
import { withoutDuplicates } from '@vitrina/contract/rules/roster';
import { type WrittenSite, type WrittenState, writtenSite } from '../../written-routes.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readPagesState } from './pages-state.ts';

/** The pages in the store that are served with this registry. */
export async function storedPages(store: ReleaseStore, registry: Registry): Promise<WrittenSite> {
  const { registry: own } = withoutDuplicates(registry);
  const states = new Map<string, WrittenState>();
  for (const { name } of own.remotes) states.set(name, await readPagesState(store, name));
  return writtenSite(own, (name) => states.get(name));
}
