import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { locked, takeOver } from './folder-lock.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const folder = () => mkdtempSync(join(tmpdir(), 'vitrina-lock-'));
const LONG_AGO = new Date(Date.now() - 60_000);

/** A lock whose holder ended long ago. */
function leftBehind(lock: string): void {
  writeFileSync(lock, 'ended');
  utimesSync(lock, LONG_AGO, LONG_AGO);
}

test('a lock that was left behind is taken over, and nothing stays', async () => {
  const dir = folder();
  const lock = join(dir, 'lock');
  leftBehind(lock);
  expect(await locked(lock, () => readFileSync(lock, 'utf8'))).not.toBe('ended');
  expect(readdirSync(dir)).toEqual([]);
});

test('of two that judged the same lock dead, the later one leaves the lock of the earlier alone', () => {
  const lock = join(folder(), 'lock');
  leftBehind(lock);
  expect(takeOver(lock, 'ended', 'first')).toBe(true);
  expect(takeOver(lock, 'ended', 'second')).toBe(false);
  expect(readFileSync(lock, 'utf8')).toBe('first');
});

const PROCESSES = 4;
const ROUNDS = 50;

/** Counts in a file, slowly; after each addition it leaves a lock behind, as if it had been killed. */
const COUNTING = `
  import { randomUUID } from 'node:crypto';
  import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
  import { locked } from '${new URL('./folder-lock.ts', import.meta.url).href}';
  const [lock, counter] = process.argv.slice(-2);
  const longAgo = new Date(Date.now() - 60_000);
  for (let round = 0; round < ${ROUNDS}; round++) {
    await locked(lock, () => {
      const count = Number(readFileSync(counter, 'utf8'));
      for (const until = Date.now() + 1; Date.now() < until; );
      writeFileSync(counter, String(count + 1));
    });
    try {
      writeFileSync(lock, randomUUID(), { flag: 'wx' });
      utimesSync(lock, longAgo, longAgo);
    } catch {}
  }
`;

test('processes that find the same dead lock at the same moment never work at once', async () => {
  const dir = folder();
  const script = join(dir, 'counting.mts');
  const lock = join(dir, 'lock');
  const counter = join(dir, 'counter');
  writeFileSync(script, COUNTING);
  writeFileSync(counter, '0');
  leftBehind(lock);
  const ends = Array.from({ length: PROCESSES }, async () => {
    const child = spawn(process.execPath, ['--import', TSX, script, lock, counter]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = await once(child, 'exit');
    return code === 0 ? '' : said;
  });
  expect(await Promise.all(ends)).toEqual(Array.from({ length: PROCESSES }, () => ''));
  expect(readFileSync(counter, 'utf8')).toBe(String(PROCESSES * ROUNDS));
}, 60_000);
