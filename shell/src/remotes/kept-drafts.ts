import { type StorageKey, writeText } from '@vitrina/shared-auth/storage';

const PREFIX = 'vitrina:unsaved:';

/**
 * Forms drop their drafts when unmounted, even by a crash.
 * @returns a function that restores the current drafts
 */
export function keepDrafts(): () => void {
  const drafts = readDrafts();
  return () => {
    for (const [key, text] of drafts) writeText(key, text, 'tab');
  };
}

function readDrafts(): [StorageKey, string][] {
  try {
    return Object.entries(sessionStorage).filter((entry): entry is [StorageKey, string] =>
      entry[0].startsWith(PREFIX),
    );
  } catch {
    return [];
  }
}
