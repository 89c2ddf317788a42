import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { mountOf, registryOf, remoteOf } from '../../test/fake-remotes.tsx';
import { createLiveRegistry } from './live-registry.ts';
import { mountChain } from './mounts.ts';
import { reportHarm } from './report-harm.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

const shop = remoteOf('mf-shop', [mountOf('products', '/products')]);
const quiz = remoteOf('mf-quiz', [mountOf('quiz', '/quiz')]);
const registry = registryOf(shop, quiz);
const { fetch } = globalThis;

/** A document that has just loaded the shop's page. */
function open() {
  history.pushState(null, '', '/products');
  const told: TelemetryEvent[] = [];
  const { report, beforeLoad } = reportHarm({
    registry: createLiveRegistry(registry),
    chainOf: (path) => mountChain(registry, path),
    report: (event) => void told.push(event),
    loaded: new Map(),
  });
  const load = (patch: () => void = () => {}) => {
    patch();
    report({ type: 'loaded', remote: 'mf-shop', release: shop.current.id, ms: 1 });
  };
  /** The shop's page shows a slot that the quiz fills. */
  const loadFill = (patch: () => void = () => {}) => {
    beforeLoad?.();
    patch();
    report({ type: 'loaded', remote: 'mf-quiz', release: quiz.current.id, slot: 'x/y', ms: 1 });
  };
  const harms = () => told.filter(({ type }) => type === 'harm');
  return { load, loadFill, harms };
}

/** A change that both remotes and browser extensions make. */
const replaceFetch = () => {
  globalThis.fetch = async () => new Response();
};
const pass = (ms: number) => rstest.advanceTimersByTimeAsync(ms);
const blamed = { remote: 'mf-shop', harm: 'hooks', detail: 'window.fetch' };

beforeEach(() => void rstest.useFakeTimers());
afterEach(() => {
  globalThis.fetch = fetch;
  rstest.clearAllTimers();
  history.pushState(null, '', '/');
});

test('what the code of a remote replaces while it is loaded is put on that remote', async () => {
  const { load, harms } = open();
  load(replaceFetch);
  expect(harms()).toMatchObject([blamed]);
});

test('what its page replaces when it is shown is put on it, too', async () => {
  const { load, harms } = open();
  load();
  await pass(500);
  replaceFetch();
  await pass(2000);
  expect(harms()).toMatchObject([blamed]);
});

test('what a page replaces before one of its slots is filled is not put on what fills it', async () => {
  const { load, loadFill, harms } = open();
  load();
  replaceFetch();
  loadFill();
  expect(harms()).toMatchObject([blamed]);
});

test('what fills a slot answers for what its own code replaces', async () => {
  const { load, loadFill, harms } = open();
  load();
  loadFill(replaceFetch);
  expect(harms()).toMatchObject([{ ...blamed, remote: 'mf-quiz' }]);
});

test('so is what a later page of it replaces when that is opened', async () => {
  const { load, harms } = open();
  load();
  await pass(60_000);
  history.pushState(null, '', '/products/later');
  replaceFetch();
  await pass(2000);
  expect(harms()).toMatchObject([blamed]);
});

test('an extension that comes late blames nobody: not who is shown, nor who is opened next', async () => {
  const { load, harms } = open();
  load();
  await pass(30_000);
  replaceFetch();
  await pass(2000);
  history.pushState(null, '', '/quiz');
  await pass(30_000);
  expect(harms()).toEqual([]);
});

test('an extension on a page of the shell blames no remote that was loaded before', async () => {
  const { load, harms } = open();
  load();
  await pass(30_000);
  history.pushState(null, '', '/faq');
  await pass(500);
  replaceFetch();
  await pass(10_000);
  expect(harms()).toEqual([]);
});

test('a remote is blamed although an extension came before it', async () => {
  const { load, harms } = open();
  load();
  await pass(30_000);
  replaceFetch();
  await pass(10_000);
  history.pushState(null, '', '/products/later');
  await pass(2000);
  replaceFetch();
  await pass(2000);
  expect(harms()).toMatchObject([blamed]);
});

test('who broke a method of lists is told all the same', async () => {
  const { at } = Array.prototype;
  const { load, harms } = open();
  load(() => {
    Array.prototype.at = () => undefined;
  });
  Array.prototype.at = at;
  expect(harms()).toMatchObject([{ ...blamed, detail: 'Array.prototype.at' }]);
});
