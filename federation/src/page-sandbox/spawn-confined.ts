import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Experimental in Node 20; Node 25 denies the network with it, too. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Runs a module without files, child processes, threads and environment, and without a network where the
 * system can. The module is passed as text, so that Node itself may read no file either.
 * @param memoryMb half of it for objects; buffers are not counted here (`watch-memory`)
 */
export function spawnConfined(program: string, memoryMb: number): ChildProcess {
  const node = [
    process.execPath,
    PERMISSION,
    '--no-warnings',
    // If a bundle reaches an object of the program, it can change nothing through it.
    '--frozen-intrinsics',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${Math.floor(memoryMb / 2)}`,
    '--input-type=module',
    '--eval',
    program,
  ];
  const [command = '', ...args] = hasNetworkWall() ? [...OWN_NETWORK, ...node] : node;
  return spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
}

/** A network namespace without interfaces. */
const OWN_NETWORK = ['/usr/bin/unshare', '--user', '--map-root-user', '--net'];

let works: boolean | undefined;

/** Whether a process can get its own network namespace: Linux that allows them to users. */
export function hasNetworkWall(): boolean {
  const [command = '', ...args] = OWN_NETWORK;
  works ??= spawnSync(command, [...args, '/bin/true'], { stdio: 'ignore' }).status === 0;
  return works;
}
