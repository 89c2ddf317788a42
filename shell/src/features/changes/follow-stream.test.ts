import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { followStream, type Told } from './follow-stream.ts';

/** Answers of the host, in order; then no further one. */
let answers: (() => Response)[];
let asked: string[];

beforeEach(() => {
  rstest.useFakeTimers();
  stubHost();
  [answers, asked] = [[], []];
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(new URL(String(url)).search);
    const answer = answers.shift();
    if (!answer) throw new TypeError('unreachable');
    return answer();
  });
});
afterEach(() => {
  rstest.useRealTimers();
  rstest.restoreAllMocks();
});

const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
const event = (name: string, id: number, data = '') =>
  `event: ${name}\nid: ${id}\ndata: ${data}\n\n`;

test('each event says between which numbers it is complete, and a break is resumed after the last', async () => {
  const told: Told[] = [];
  answers.push(
    () => stream(event('ready', 7), event('change', 9, '[{"kind":"order","id":3}]')),
    () => stream(event('ready', 9), event('again', 40)),
    () => new Response('', { status: 404 }),
  );
  const end = followStream('now', (one) => told.push(one), new AbortController().signal);
  await rstest.advanceTimersByTimeAsync(2000);
  await end;
  expect(asked[0]).toMatch(/^\?after=now&age=\d+$/);
  expect(asked.slice(1)).toEqual(['?after=9', '?after=40']);
  expect(told).toEqual([
    { after: 7, number: 7, changes: [], isFromStart: true },
    { after: 7, number: 9, changes: [{ kind: 'order', id: 3 }] },
    { after: 9, number: 9, changes: [] },
    { after: 9, number: 40, changes: 'all' },
  ]);
});

test('a page is told of what changed since it began, unless the first word took too long', async () => {
  const told: Told[] = [];
  const ended = new AbortController();
  let wait = 0;
  const first = () => {
    rstest.setSystemTime(Date.now() + wait);
    return stream(event('ready', 7));
  };
  const begin = async () => {
    answers.push(first, () => new Response('', { status: 404 }));
    const end = followStream('now', (one) => told.push(one), ended.signal);
    await rstest.advanceTimersByTimeAsync(2000);
    await end;
  };
  await begin();
  const age = Number(new URLSearchParams(asked[0]).get('age'));
  expect(age).toBeGreaterThanOrEqual(3000);
  expect(told).toEqual([{ after: 7, number: 7, changes: [], isFromStart: true }]);
  wait = 3001;
  await begin();
  expect(told.at(-1)).toEqual({ after: 7, number: 7, changes: [] });
  answers.push(
    () => stream(event('again', 9)),
    () => new Response('', { status: 404 }),
  );
  const end = followStream('now', (one) => told.push(one), ended.signal);
  await rstest.advanceTimersByTimeAsync(2000);
  await end;
  expect(told.at(-1)).toEqual({ after: 9, number: 9, changes: 'all' });
});

test('a stream that is refused to this session makes everything be read again', async () => {
  const told: Told[] = [];
  answers.push(
    () => stream(event('ready', 7)),
    () => new Response('', { status: 401 }),
  );
  const end = followStream('now', (one) => told.push(one), new AbortController().signal);
  await rstest.advanceTimersByTimeAsync(60_000);
  await end;
  expect(asked).toHaveLength(2);
  expect(told.at(-1)).toEqual({ after: 7, number: 7, changes: 'all' });
});

test('a host that is gone is asked again within half a second, then less and less often', async () => {
  const ended = new AbortController();
  const end = followStream(5, () => {}, ended.signal);
  await rstest.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(2);
  await rstest.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked.length).toBeLessThan(30);
  ended.abort();
  await end;
});

test('a network that is back is used at once', async () => {
  const ended = new AbortController();
  const end = followStream(5, () => {}, ended.signal);
  await rstest.advanceTimersByTimeAsync(10 * 60_000);
  const before = asked.length;
  dispatchEvent(new Event('online'));
  await rstest.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(before + 1);
  ended.abort();
  await end;
});

test('a host that ends each stream at once is not asked all the time', async () => {
  const ended = new AbortController();
  answers = Array.from({ length: 1000 }, () => () => stream(event('ready', 5)));
  const end = followStream(5, () => {}, ended.signal);
  await rstest.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked.length).toBeLessThan(30);
  ended.abort();
  await end;
});

test('a kind of a later host is passed over, the rest of its batch is told', async () => {
  const told: Told[] = [];
  answers.push(
    () =>
      stream(
        event('ready', 6),
        event('change', 7, '[{"kind":"of-a-later-version","id":1},{"kind":"order","id":2}]'),
      ),
    () => new Response('', { status: 404 }),
  );
  const end = followStream('now', (one) => told.push(one), new AbortController().signal);
  await rstest.advanceTimersByTimeAsync(2000);
  await end;
  expect(told[1]).toEqual({ after: 6, number: 7, changes: [{ kind: 'order', id: 2 }] });
});
