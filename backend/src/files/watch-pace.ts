import type { Socket } from 'node:net';
import { HttpError } from '../http/http-error.ts';

/** Slower than a phone with poor reception. */
const BYTES_PER_SECOND = 8 * 1024;
/** Seconds before the speed is measured. */
const GRACE_SECONDS = 10;

/**
 * Measures a sender's speed: after a grace period, a sender below the minimum is given up, whatever the
 * file's size.
 * @returns a promise that only ever rejects, with HttpError `upload_too_slow`
 */
export function watchPace(
  socket: Pick<Socket, 'bytesRead'>,
  graceSeconds = GRACE_SECONDS,
): { tooSlow: Promise<never>; stop(): void } {
  const before = socket.bytesRead ?? 0;
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      seconds += 1;
      const expected = (seconds - graceSeconds) * BYTES_PER_SECOND;
      if (socket.bytesRead - before < expected) reject(new HttpError('upload_too_slow'));
    }, 1000);
  });
  tooSlow.catch(() => {});
  return { tooSlow, stop: () => clearInterval(timer) };
}
