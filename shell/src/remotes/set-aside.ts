import { readJson, writeJson } from '@vitrina/shared-auth/storage';
import { isRecord } from './is-record.ts';

const KEY = 'vitrina:set-aside';

/** How long a failed release is tried last in this browser, in ms. */
const FOR_MS = {
  /** It threw, or blocked the page for ever. */
  crash: 60 * 60_000,
  /** A file hung: perhaps a passing network problem. */
  hang: 5 * 60_000,
} as const;

/** A failed release by its container, or `{container} {slot}/{id}` for one place of a slot. */
export interface Remembered {
  container: string;
}

/** What failed -> end of its exclusion, in ms since 1970. */
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

/** Makes the next loads in this browser try another release first. */
export function setAside({ container }: Remembered, why: keyof typeof FOR_MS): void {
  const all = readAll();
  writeJson(KEY, { ...all, [container]: Math.max(all[container] ?? 0, Date.now() + FOR_MS[why]) });
}

export const isSetAside = ({ container }: Remembered): boolean => container in readAll();

/** Undoes it: the release is not to blame, or no other one works either. */
export function takeBack({ container }: Remembered): void {
  const { [container]: _, ...others } = readAll();
  writeJson(KEY, others);
}
