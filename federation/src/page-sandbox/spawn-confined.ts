import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Node 20 calls it experimental; Node 25 denies the network with it as well. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Runs a module without files, other processes, threads and environment; where the system can, without
 * a network. It is handed over as text, so that Node itself may read no file either.
 * @param memoryMb half of it for objects; buffers are not counted here (`watch-memory`)
 */
export function spawnConfined(program: string, memoryMb: number): ChildProcess {
  const node = [
    process.execPath,
    PERMISSION,
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${Math.floor(memoryMb / 2)}`,
    '--input-type=module',
    '--eval',
    program,
  ];
  const [command = '', ...args] = hasNetworkWall() ? [...OWN_NETWORK, ...node] : node;
  return spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
}

/** A network namespace with no interface in it. */
const OWN_NETWORK = ['/usr/bin/unshare', '--user', '--map-root-user', '--net'];

let works: boolean | undefined;

/** Whether the system gives a process a network of its own: Linux, where users may have namespaces. */
export function hasNetworkWall(): boolean {
  const [command = '', ...args] = OWN_NETWORK;
  works ??= spawnSync(command, [...args, '/bin/true'], { stdio: 'ignore' }).status === 0;
  return works;
}
