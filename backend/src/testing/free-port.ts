import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what the system gives away by itself (from 32768 on Linux): a port from there may go to any
 * connection of another test between the look and the use. Above the blocks of whole platforms.
 */
const RANGE = [26_500, 32_700] as const;
const TRIES = 50;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(...RANGE);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found in ${TRIES} tries.`);
}
