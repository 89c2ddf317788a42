import { readFileSync } from 'node:fs';

const EVERY_MS = 100;

/**
 * Calls `onExcess` once a process has more resident memory than `maxMb`, because V8's limit does not count
 * buffers. Works on Linux only; elsewhere nothing is watched.
 */
export function watchMemory(
  pid: number | undefined,
  maxMb: number,
  onExcess: () => void,
): { stop(): void } {
  const timer = setInterval(() => {
    const mb = residentMb(pid);
    if (mb === null || mb <= maxMb) return;
    clearInterval(timer);
    onExcess();
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Null when the system does not report it, or the process has ended. */
export function residentMb(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    ) ?? [undefined, undefined];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
