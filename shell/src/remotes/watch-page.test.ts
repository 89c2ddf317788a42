import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { Harm } from './telemetry-event.ts';
import { watchPage } from './watch-page.ts';

/** The harm that the watch of a new page reports. */
function watch(starved = () => false) {
  const told: [Harm, string?][] = [];
  const look = watchPage(
    (harm, detail) => void told.push(detail ? [harm, detail] : [harm]),
    () => true,
    starved,
  );
  return { told, look };
}

const undo: (() => void)[] = [];

beforeEach(() => {
  rstest.useFakeTimers();
  document.body.innerHTML = '<header><a href="/">Acasă</a></header><main><p>Pagina</p></main>';
});
afterEach(() => {
  for (const back of undo.splice(0)) back();
  rstest.clearAllTimers();
});

test('a page that nobody harms is told of nothing', async () => {
  const { told, look } = watch();
  look();
  await rstest.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([]);
});

test('a function of the page that code replaced is named, once', async () => {
  const { told, look } = watch();
  const { fetch } = globalThis;
  undo.push(() => Object.assign(globalThis, { fetch }));
  globalThis.fetch = async () => new Response();
  look();
  expect(told).toEqual([['hooks', 'window.fetch']]);
  await rstest.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveLength(1);
});

test('a name that code added to a prototype is found by the next look', async () => {
  const { told } = watch();
  undo.push(() => Reflect.deleteProperty(Array.prototype, 'last'));
  Object.defineProperty(Array.prototype, 'last', { configurable: true, value: () => {} });
  await rstest.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([['hooks', 'Array.prototype.last']]);
});

test('a press on the header that does not come to it is told; one in the page is nobody’s business', async () => {
  const { told } = watch();
  const swallow = (event: Event) => event.stopImmediatePropagation();
  const press = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)?.click();
    await rstest.advanceTimersByTimeAsync(10);
  };
  await press('header a');
  expect(told).toEqual([]);
  addEventListener('click', swallow, { capture: true });
  undo.push(() => removeEventListener('click', swallow, { capture: true }));
  await press('main p');
  expect(told).toEqual([]);
  await press('header a');
  expect(told).toEqual([['clicks']]);
});

test('something in front of the header is told when it stays there for ten seconds', async () => {
  const { told } = watch();
  const page = document.querySelector('main p');
  rstest.spyOn(document, 'elementFromPoint').mockReturnValue(page);
  await rstest.advanceTimersByTimeAsync(8000);
  expect(told).toEqual([]);
  await rstest.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([['covered']]);
});

test('a dialog is in front by its nature', async () => {
  const { told } = watch();
  document.body.insertAdjacentHTML('beforeend', '<dialog open><p>Plec?</p></dialog>');
  const front = document.querySelector('dialog p');
  rstest.spyOn(document, 'elementFromPoint').mockReturnValue(front);
  await rstest.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([]);
});

/** Background tasks run only when `rest` is called. */
function scheduled() {
  const waiting: (() => void)[] = [];
  const postTask = async (work: () => void) => void waiting.push(work);
  rstest.stubGlobal('scheduler', { postTask });
  undo.push(() => rstest.unstubAllGlobals());
  return () => {
    for (const work of waiting.splice(0)) work();
  };
}

test('a page that never comes to the end of its work is told; one that is busy for a moment is not', async () => {
  const rest = scheduled();
  const { told } = watch();
  await rstest.advanceTimersByTimeAsync(9000);
  rest();
  await rstest.advanceTimersByTimeAsync(9000);
  expect(told).toEqual([]);
  await rstest.advanceTimersByTimeAsync(6000);
  expect(told).toEqual([['busy']]);
});

test('an animation on a slow machine, whose frames are never done early, is not told', async () => {
  const rest = scheduled();
  rstest.stubGlobal('requestIdleCallback', () => 1);
  const { told } = watch();
  for (let frames = 0; frames < 10; frames++) {
    await rstest.advanceTimersByTimeAsync(5000);
    rest();
  }
  expect(told).toEqual([]);
});

test('a machine that keeps the page from its work is not put on anybody, however long', async () => {
  const rest = scheduled();
  let starved = true;
  const { told } = watch(() => starved);
  await rstest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  // A laptop wakes up: waiting tasks get their turn.
  starved = false;
  rest();
  await rstest.advanceTimersByTimeAsync(9000);
  rest();
  await rstest.advanceTimersByTimeAsync(9000);
  expect(told).toEqual([]);
});
