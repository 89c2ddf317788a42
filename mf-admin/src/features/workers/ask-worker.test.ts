import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { askWorker } from './ask-worker.ts';

/** Workers that never answer. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  terminated = false;
  constructor() {
    super();
    SilentWorker.started.push(this);
  }
  postMessage() {}
  terminate() {
    this.terminated = true;
  }
}

beforeEach(() => {
  SilentWorker.started = [];
  rstest.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  rstest.unstubAllGlobals();
});

test('a signal that is aborted already starts no worker', async () => {
  const reason = new DOMException('gone', 'AbortError');
  await expect(askWorker('', 1, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(SilentWorker.started).toEqual([]);
});

test('a signal that aborts later ends the worker', async () => {
  const asking = new AbortController();
  const answer = askWorker('', 1, asking.signal);
  asking.abort();
  await expect(answer).rejects.toBe(asking.signal.reason);
  expect(SilentWorker.started.map(({ terminated }) => terminated)).toEqual([true]);
});
