import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Stops a child process and waits for its exit. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
