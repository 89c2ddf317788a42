import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { fireEvent } from '@testing-library/react';
import { DWELL_MS, onFirstAct, watchIntent } from './watch-intent.ts';

let meant: string[] = [];
let stop = () => {};

beforeEach(() => {
  rstest.useFakeTimers();
  meant = [];
  document.body.innerHTML = '<a href="/a"><b>A</b></a><a href="/b">B</a><button>C</button>';
  stop = watchIntent(({ pathname }) => void meant.push(pathname));
});
afterEach(() => {
  stop();
  rstest.useRealTimers();
});

const of = (selector: string) => document.querySelector(selector) as HTMLElement;

test('a pointer that rests on a link means it, once', () => {
  fireEvent.pointerOver(of('a'));
  rstest.advanceTimersByTime(DWELL_MS - 1);
  // An element inside the link counts as the link.
  fireEvent.pointerOver(of('b'));
  expect(meant).toEqual([]);
  rstest.advanceTimersByTime(1);
  expect(meant).toEqual(['/a']);
  fireEvent.pointerOver(of('a'));
  rstest.advanceTimersByTime(1000);
  expect(meant).toEqual(['/a']);
});

test('a pointer that passes over links means the last one', () => {
  fireEvent.pointerOver(of('a'));
  rstest.advanceTimersByTime(DWELL_MS - 1);
  fireEvent.pointerOver(of('[href="/b"]'));
  rstest.advanceTimersByTime(DWELL_MS);
  expect(meant).toEqual(['/b']);
});

test('a pointer that goes on to something else means none', () => {
  fireEvent.pointerOver(of('a'));
  fireEvent.pointerOver(of('button'));
  rstest.advanceTimersByTime(1000);
  expect(meant).toEqual([]);
});

test('the focus counts as the pointer does, a finger at once', () => {
  fireEvent.focusIn(of('a'));
  rstest.advanceTimersByTime(DWELL_MS);
  fireEvent.pointerOver(of('[href="/b"]'));
  fireEvent.touchStart(of('[href="/b"]'));
  rstest.advanceTimersByTime(0);
  expect(meant).toEqual(['/a', '/b']);
  rstest.advanceTimersByTime(1000);
  expect(meant).toEqual(['/a', '/b']);
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll'])(
  'the first %s shows that somebody is there, and what follows does not again',
  (act) => {
    const acted = rstest.fn();
    onFirstAct(acted);
    expect(acted).not.toHaveBeenCalled();
    for (const type of [act, 'keydown', 'scroll']) fireEvent(window, new Event(type));
    expect(acted).toHaveBeenCalledTimes(1);
  },
);
