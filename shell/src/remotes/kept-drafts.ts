import { type StorageKey, writeText } from '@vitrina/shared-auth/storage';

const PREFIX = 'vitrina:unsaved:';

/**
 * Forms forget what was typed when they are left, also by a crash.
 * @returns what puts the drafts of now back
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
