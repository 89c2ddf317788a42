import { execFileSync } from 'node:child_process';
import { CreateError } from './create-remote.ts';

/** Registry that npm on this machine pins the scope to. @throws CreateError when there is none */
export function pinnedRegistry(env: NodeJS.ProcessEnv = process.env): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const set = execFileSync(npm, ['config', 'get', '@vitrina:registry'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }).trim();
  if (set !== '' && set !== 'undefined') return set;
  throw new CreateError(
    'The scope @vitrina is pinned to no registry, so a public package could take the place of one of its names: npm config set @vitrina:registry <address of the platform’s registry>.',
  );
}
