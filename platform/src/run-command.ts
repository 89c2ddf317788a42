import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './paths.ts';

interface CommandResult {
  code: number;
  output: string;
}

/** Runs a workspace tool and collects its output; `live` also prints it. */
export function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; live?: boolean } = {},
): Promise<CommandResult> {
  const { cwd = ROOT, env = {}, live = false } = options;
  const path = [
    join(cwd, 'node_modules/.bin'),
    join(ROOT, 'node_modules/.bin'),
    env.PATH ?? process.env.PATH,
  ].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
