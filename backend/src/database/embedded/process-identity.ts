import { readFileSync } from 'node:fs';

/**
 * Names a living process so that another one which gets the same number later is not mistaken for
 * it: number and, on Linux, start time. A process that has ended but was not reaped (usual in
 * containers) is not living.
 * @returns null when there is no such process
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') return linuxIdentity(pid);
  try {
    process.kill(pid, 0);
    return String(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? String(pid) : null;
  }
}

/** proc(5): after the name in parentheses come the state and, nineteen fields later, the start time. */
function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`;
  } catch {
    return null;
  }
}
