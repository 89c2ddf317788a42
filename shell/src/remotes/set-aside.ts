import { readJson, writeJson } from '@vitrina/shared-auth/storage';
import { isRecord } from './is-record.ts';

const KEY = 'vitrina:set-aside';

/** How long a release that failed in this browser is not the first to be tried, in ms. */
const FOR_MS = {
  /** It threw, or never let the page go on. */
  crash: 60 * 60_000,
  /** A file of it hung: that may be the network's, and pass. */
  hang: 5 * 60_000,
} as const;

/** What failed: a release by its container, or `{container} {slot}/{id}` at one place of a slot. */
export interface Remembered {
  container: string;
}

/** What failed -> until when it is set aside, in ms since 1970. */
function readAll(): Record<string, number> {
  const kept = readJson(KEY);
  if (!isRecord(kept)) return {};
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > now,
    ),
  );
}

/** The next loads in this browser try another release of the remote first. */
export function setAside({ container }: Remembered, why: keyof typeof FOR_MS): void {
  const all = readAll();
  writeJson(KEY, { ...all, [container]: Math.max(all[container] ?? 0, Date.now() + FOR_MS[why]) });
}

export const isSetAside = ({ container }: Remembered): boolean => container in readAll();

/** It is not to blame, or nothing else runs either. */
export function takeBack({ container }: Remembered): void {
  const { [container]: _, ...others } = readAll();
  writeJson(KEY, others);
}
