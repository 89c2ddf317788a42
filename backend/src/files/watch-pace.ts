import type { Socket } from 'node:net';
import { HttpError } from '../http/http-error.ts';

/** A telephone at the edge of its network still sends more. */
const BYTES_PER_SECOND = 8 * 1024;
/** Time that a sender may take before it is measured, in s. */
const GRACE_SECONDS = 10;

/**
 * Measures how fast a sender is: whoever falls behind after a while is given up, however long the file.
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
