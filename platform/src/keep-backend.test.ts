import { expect, test } from '@rstest/core';
import type { BackendProcess } from './backend-process.ts';
import { keepBackend } from './keep-backend.ts';

/** Fake backends that exit on command, with a log of their starts and exits. */
function backends() {
  const log: string[] = [];
  const pauses: number[] = [];
  let end = (_how: string) => {};
  let refusals = 0;
  const start = async (): Promise<BackendProcess> => {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('It does not start.');
    }
    return {
      stop: async () => void log.push('stopped'),
      kill: async () => {},
      onExit: (listener) => {
        end = listener;
      },
    };
  };
  const keeping = {
    start,
    say: (line: string) => void log.push(line),
    wait: async (ms: number) => void pauses.push(ms),
  };
  const refuse = (times: number) => {
    refusals = times;
  };
  return { log, pauses, start, keeping, refuse, end: (how: string) => end(how) };
}

test('a backend that ends is started again, and both are said', async () => {
  const { log, pauses, start, keeping, end } = backends();
  const kept = keepBackend(await start(), keeping);
  end('code 7');
  await expect.poll(() => log.at(-1)).toBe('The backend answers again.');
  expect(log[0]).toContain('code 7');
  expect(pauses).toEqual([1000]);
  await kept.stop();
  expect(log.at(-1)).toBe('stopped');
});

test('one that does not start is tried less and less often, and never given up', async () => {
  const { log, pauses, start, keeping, refuse, end } = backends();
  keepBackend(await start(), keeping);
  refuse(6);
  end('SIGKILL');
  await expect.poll(() => log.at(-1)).toBe('The backend answers again.');
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('who stops while it waits starts nothing more', async () => {
  const { log, start, keeping, end } = backends();
  const kept = keepBackend(await start(), {
    ...keeping,
    wait: (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  });
  end('SIGKILL');
  await kept.stop();
  expect(log).not.toContain('The backend answers again.');
});
