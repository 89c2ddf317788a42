import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { startVisit } from './count-visit.ts';
import type { EmbedConfig } from './read-config.ts';

const CONFIG = {
  apiOrigin: 'https://api.test',
  hostCapabilities: ['embeds'],
} as unknown as EmbedConfig;
const NAME = 'abcdefgh01';

let sent: { url: string; body: Record<string, string> }[] = [];
let sees: (isIntersecting: boolean) => void = () => {};
beforeEach(() => {
  sent = [];
  rstest.stubGlobal('fetch', async (url: URL, { body }: { body: string }) => {
    sent.push({ url: `${url}`, body: JSON.parse(body) });
    return new Response('{}');
  });
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        sees = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  rstest.unstubAllGlobals();
  rstest.useRealTimers();
});

/** Sets the privacy signals of the visitor's browser. */
const browser = (says: object) =>
  rstest.stubGlobal('navigator', {
    ...{ doNotTrack: null, webdriver: false, globalPrivacyControl: false },
    ...says,
  });
const visit = (
  config = CONFIG,
  name: string | null = NAME,
  popup = false,
  ended = Promise.resolve(false),
) => startVisit(config, { embed: name, popup }, document.body, ended);
const events = () => sent.map(({ body: { event, step } }) => (step ? `${event} ${step}` : event));

test('what the page is told is counted, each event and each step once', async () => {
  browser({});
  const started = visit();
  for (const message of [
    ...[{ type: 'ready' }, { type: 'height' }, { type: 'start' }, { type: 'start' }],
    ...[
      { type: 'step', id: 'style' },
      { type: 'step', id: 'colors' },
    ],
    // The visitor went back.
    { type: 'step', id: 'style' },
  ])
    started?.count(message);
  sees(false);
  sees(true);
  sees(true);
  await expect.poll(events).toEqual(['ready', 'start', 'step style', 'step colors', 'seen']);
  expect(new Set(sent.map(({ url }) => url))).toEqual(
    new Set([`https://api.test/api/embeds/${NAME}/counts`]),
  );
});

test('of a form that is opened over the page it says so, once it is in sight', async () => {
  browser({});
  for (const popup of [true, false]) {
    const started = visit(CONFIG, NAME, popup);
    started?.count({ type: 'ready' });
    sees(true);
  }
  await expect.poll(events).toEqual(['ready', 'seen', 'ready', 'seen']);
  expect(sent.map(({ body }) => body.popup)).toEqual([undefined, true, undefined, undefined]);
});

test('in a frame it waits for the path, which it masks, and without a loader no longer than three seconds', async () => {
  browser({});
  rstest.stubGlobal('parent', {});
  rstest.useFakeTimers();
  const told = visit();
  told?.count({ type: 'ready' });
  await rstest.advanceTimersByTimeAsync(2900);
  expect(sent).toEqual([]);
  told?.hear({ type: 'connect', pathname: '/comenzi/4211/ana@exemplu.ro' });
  await rstest.advanceTimersByTimeAsync(0);
  expect(sent[0]?.body.page).not.toMatch(/4211|ana/);
  expect(told?.place()).toEqual({ embed: NAME, page: sent[0]?.body.page });

  const alone = visit();
  alone?.hear('nonsense');
  alone?.count({ type: 'ready' });
  await rstest.advanceTimersByTimeAsync(3000);
  expect(sent).toHaveLength(2);
});

test.each<[string, object]>([
  ['asks for privacy', { globalPrivacyControl: true }],
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['is driven by a program', { webdriver: true }],
])('nothing is counted where the browser %s', (_, says) => {
  browser(says);
  expect(visit()).toBeNull();
});

test('nothing is counted without a name, nor before a host that does not count', () => {
  browser({});
  expect(visit(CONFIG, null)).toBeNull();
  expect(visit({ ...CONFIG, hostCapabilities: [] })).toBeNull();
});

test('of a form that its owner ended nothing is counted, however long that takes to be known', async () => {
  browser({});
  for (const hasEnded of [true, false]) {
    let say: (ended: boolean) => void = () => {};
    const ended = new Promise<boolean>((resolve) => {
      say = resolve;
    });
    visit(CONFIG, NAME, false, ended)?.count({ type: 'ready' });
    sees(true);
    await Promise.resolve();
    expect(sent).toEqual([]);
    say(hasEnded);
    await expect.poll(events).toEqual(hasEnded ? [] : ['ready', 'seen']);
  }
});

test('a host that is away is no trouble of the form', async () => {
  browser({});
  rstest.stubGlobal('fetch', async () => {
    throw new TypeError('away');
  });
  visit()?.count({ type: 'ready' });
  await new Promise((resolve) => setTimeout(resolve));
});
