import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProgram } from './end-program.ts';

/** A screen that nobody looks at, for a browser that has no headless mode. It picks a free number. */
export async function startVirtualScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1440x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const chosen = screen.stdio[3];
  if (!chosen) throw new Error('Xvfb did not say which screen it made.');
  const [number] = await once(chosen, 'data');
  return { display: `:${String(number).trim()}`, stop: () => endProgram(screen) };
}
