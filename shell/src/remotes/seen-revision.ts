import type { Registry } from '@vitrina/contract/registry';
import { readText, remove, writeText } from '@vitrina/shared-auth/storage';

const KEY = 'vitrina:revision';

const seen = (): number => Number(readText(KEY, 'tab'));

/** Remembers the newest registry that this tab had. */
export function seeRevision({ revision }: Pick<Registry, 'revision'>): void {
  if (revision > seen()) writeText(KEY, String(revision), 'tab');
}

/**
 * Loads a document anew that is older than what this tab has seen: browsers take the back button's
 * documents from their cache without asking. What the server answers then is taken whatever its
 * revision is: a store may have been restored from a backup.
 * @returns whether this document is being replaced
 */
export function refuseOldDocument(registry: Pick<Registry, 'revision'>): boolean {
  if (registry.revision >= seen()) {
    seeRevision(registry);
    return false;
  }
  remove(KEY, 'tab');
  document.documentElement.hidden = true;
  location.reload();
  return true;
}
