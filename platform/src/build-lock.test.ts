import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { whileOnlyBuild } from './build-lock.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrina-build-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A running build, which ends with `end`. */
async function startBuild() {
  const begun = deferred();
  const ended = deferred();
  const running = whileOnlyBuild(dir, () => {
    begun.resolve();
    return ended.promise;
  });
  await begun.promise;
  return { running, end: ended.resolve };
}

test('a second build waits for the first, says so, and then runs', async () => {
  const order: string[] = [];
  const first = await startBuild();
  const waits = deferred();
  const second = whileOnlyBuild(dir, async () => order.push('second'), { onWait: waits.resolve });
  await waits.promise;
  order.push('first');
  first.end();
  await Promise.all([first.running, second]);
  expect(order).toEqual(['first', 'second']);
});

test('a build that failed does not keep the next one out', async () => {
  const broken = whileOnlyBuild(dir, () => Promise.reject(new Error('no build')));
  await expect(broken).rejects.toThrow('no build');
  expect(await whileOnlyBuild(dir, async () => 'built')).toBe('built');
});

test('waiting can be ended', async () => {
  const first = await startBuild();
  const stop = new AbortController();
  const second = whileOnlyBuild(dir, async () => 'built', {
    onWait: () => stop.abort(new Error('stopped')),
    stop: stop.signal,
  });
  await expect(second).rejects.toThrow('stopped');
  first.end();
  await first.running;
});
