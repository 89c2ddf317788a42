import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (from 32768 on Linux), which a connection of another test may get between check
 * and use. Above the blocks of whole platforms.
 */
const RANGE = [26_500, 32_700] as const;
const TRIES = 50;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(...RANGE);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found in ${TRIES} tries.`);
}
