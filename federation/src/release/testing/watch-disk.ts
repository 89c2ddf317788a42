import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** One call that changes something below a folder. */
export interface DiskCall {
  name: string;
  /** The written content, if this call writes. */
  content: unknown;
  /** Runs the call; with `content`, writes that instead. */
  run(content?: unknown): unknown;
}

const CHANGING = [
  'mkdirSync',
  'openSync',
  'writeFileSync',
  'fsyncSync',
  'renameSync',
  'linkSync',
  'rmSync',
  'rmdirSync',
];

/**
 * Hands every change of the disk below `root` to `onCall`, for tests in their own process. `onCall`
 * may fail the change, or end the process before, during or after it.
 */
export function watchDisk(root: string, onCall: (call: DiskCall) => unknown): void {
  const disk = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  const opened = new Set<unknown>();
  const isBelow = (target: unknown) =>
    opened.has(target) || (typeof target === 'string' && target.startsWith(root));
  for (const name of CHANGING) {
    const original = disk[name];
    if (!original) throw new Error(`This Node has no ${name}.`);
    disk[name] = (target, content, ...rest) => {
      const isReading = name === 'openSync' && (content ?? 'r') === 'r';
      if (!isBelow(target) || isReading) return original(target, content, ...rest);
      return onCall({
        name,
        content: name === 'writeFileSync' ? content : undefined,
        run(instead) {
          const result = original(target, instead ?? content, ...rest);
          if (name === 'openSync') opened.add(result);
          return result;
        },
      });
    };
  }
  syncBuiltinESMExports();
}
