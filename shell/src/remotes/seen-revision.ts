import type { Registry } from '@vitrina/contract/registry';
import { readText, remove, writeText } from '@vitrina/shared-auth/storage';

const KEY = 'vitrina:revision';

const seen = (): number => Number(readText(KEY, 'tab'));

/** Remembers the newest registry this tab had. */
export function seeRevision({ revision }: Pick<Registry, 'revision'>): void {
  if (revision > seen()) writeText(KEY, String(revision), 'tab');
}

/**
 * Reloads a document older than what this tab has seen: for the back button browsers use their cache
 * without asking. The server's answer is then accepted whatever its revision: a backup may have been
 * restored.
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
