import { readFileSync } from 'node:fs';

/**
 * Identifies a living process by pid and, on Linux, start time, so that a later process with the same pid
 * is not mistaken for it. A zombie (common in containers) counts as dead.
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
