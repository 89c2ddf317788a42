import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { createPopups } from './popup.ts';

const base = new URL('https://embed.test/q/v1/');
let off = new AbortController();

/** Popups of links; `how`: what the first one opens by. */
function open(how = '') {
  document.body.innerHTML =
    `<a href="${base}?ref=unu" data-site-quiz-popup="${how}">Cere un site</a>` +
    `<a href="${base}?ref=doi" data-site-quiz-popup>Altul</a>`;
  const openers = document.querySelectorAll('a');
  const watched: HTMLIFrameElement[] = [];
  const popups = createPopups({
    base,
    signal: off.signal,
    openers,
    watch: (frame) => void watched.push(frame),
  });
  return { popups, openers, watched };
}

const dialogs = () => [...document.querySelectorAll('dialog')];
const shown = () => dialogs().filter((dialog) => dialog.open);

/** No frame asks for its page. */
const { happyDOM } = window as Window & { happyDOM?: { settings: object } };
Object.assign(happyDOM?.settings ?? {}, {
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});

beforeEach(() => {
  off = new AbortController();
  rstest.useFakeTimers();
});
afterEach(() => {
  off.abort();
  rstest.useRealTimers();
});

test('each link has a form of its own, made once, and hidden until it is opened', () => {
  const { popups, openers, watched } = open();
  for (const opener of [...openers, ...openers]) popups.prepare(opener);
  expect(watched.map(({ src }) => src)).toEqual([
    `${base}?ref=unu&mode=popup`,
    `${base}?ref=doi&mode=popup`,
  ]);
  expect(dialogs().map(({ style }) => style.display)).toEqual(['none', 'none']);
  popups.open(openers[0] ?? null);
  expect(shown().map((dialog) => dialog.getAttribute('aria-label'))).toEqual(['Cere un site']);
  popups.close();
  expect(shown()).toEqual([]);
});

test('a frame that comes has a close button of its own, and asks to be closed', () => {
  const { popups, openers, watched } = open();
  popups.open(openers[0] ?? null);
  const button = document.querySelector('dialog button');
  expect(button?.textContent).toBe('Închide');
  expect(document.activeElement).toBe(button);
  watched[0]?.dispatchEvent(new CustomEvent('sitequiz:ready'));
  expect(document.querySelector('dialog button')).toBeNull();
  expect(document.activeElement).toBe(watched[0]);
  watched[0]?.dispatchEvent(new CustomEvent('sitequiz:close'));
  expect(shown()).toEqual([]);
});

test('a link opens by itself after its time, once, and not after somebody opened one', () => {
  open('time:20');
  rstest.advanceTimersByTime(19_999);
  expect(shown()).toHaveLength(0);
  rstest.advanceTimersByTime(1);
  expect(shown()).toHaveLength(1);
  off.abort();
  off = new AbortController();
  const { popups, openers } = open('time:20');
  popups.open(openers[1] ?? null);
  popups.close();
  rstest.advanceTimersByTime(30_000);
  expect(shown()).toHaveLength(0);
});

test('a link opens when the page is there, or when the pointer leaves it', () => {
  open('load');
  expect(shown()).toHaveLength(1);
  off.abort();
  off = new AbortController();
  open('exit');
  expect(shown()).toHaveLength(0);
  document.dispatchEvent(new Event('mouseleave'));
  expect(shown()).toHaveLength(1);
});

test('what was taken off the page opens nothing later', () => {
  const { popups, openers } = open('time:20');
  popups.prepare(openers[0] ?? null);
  off.abort();
  expect(dialogs()).toEqual([]);
  rstest.advanceTimersByTime(30_000);
  popups.open(openers[0] ?? null);
  document.dispatchEvent(new Event('mouseleave'));
  expect(dialogs()).toEqual([]);
});
