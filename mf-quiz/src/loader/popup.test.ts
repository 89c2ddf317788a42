import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { createPopups } from './popup.ts';

const base = new URL('https://embed.test/q/v1/');
let off = new AbortController();

/** Popups of links; `how`: how the first one opens. */
function open(how = '') {
  document.body.innerHTML =
    `<a href="${base}?ref=unu" data-site-quiz-popup="${how}">Cere un site</a>` +
    `<a href="${base}?ref=doi" data-site-quiz-popup>Altul</a>`;
  const openers = document.querySelectorAll('a');
  const popups = createPopups({ base, signal: off.signal, openers });
  return { popups, openers };
}

const frames = () => [...document.querySelectorAll('iframe')];
const dialogs = () => [...document.querySelectorAll('dialog')];
const shown = () => dialogs().filter((dialog) => dialog.open);

/** Frames do not load their page. */
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
  sessionStorage.clear();
  rstest.useRealTimers();
});

test('each link has a form of its own, made once, and hidden until it is opened', () => {
  const { popups, openers } = open();
  for (const opener of [...openers, ...openers]) popups.prepare(opener);
  expect(frames().map(({ src }) => src)).toEqual([
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
  const { popups, openers } = open();
  popups.open(openers[0] ?? null);
  const button = document.querySelector('dialog button');
  expect(button?.textContent).toBe('Închide');
  expect(document.activeElement).toBe(button);
  frames()[0]?.dispatchEvent(new CustomEvent('sitequiz:ready'));
  expect(document.querySelector('dialog button')).toBeNull();
  expect(document.activeElement).toBe(frames()[0]);
  frames()[0]?.dispatchEvent(new CustomEvent('sitequiz:close'));
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

test('a link opens by itself once in a visit, not on every page', () => {
  open('load');
  expect(shown()).toHaveLength(1);
  off.abort();
  off = new AbortController();
  open('load');
  expect(shown()).toHaveLength(0);
});

test('behind it the page does not scroll, and scrolls as before when it is closed or taken off', () => {
  const { style } = document.documentElement;
  style.setProperty('overflow', 'auto');
  const { popups, openers } = open();
  popups.open(openers[0] ?? null);
  expect([style.overflow, style.getPropertyPriority('overflow')]).toEqual(['hidden', 'important']);
  popups.close();
  expect([style.overflow, style.getPropertyPriority('overflow')]).toEqual(['auto', '']);
  popups.open(openers[0] ?? null);
  off.abort();
  expect(style.overflow).toBe('auto');
  document.documentElement.removeAttribute('style');
});

test('a root that had no style has none afterwards', () => {
  const { popups, openers } = open();
  popups.open(openers[0] ?? null);
  popups.close();
  expect(document.documentElement.hasAttribute('style')).toBe(false);
});

test('until its form has come it says so, then where else the form is', () => {
  const { popups, openers } = open();
  popups.open(openers[0] ?? null);
  const note = document.querySelector<HTMLAnchorElement>('dialog a');
  expect(note?.textContent).toBe('Se încarcă…');
  frames()[0]?.dispatchEvent(new CustomEvent('sitequiz:timeout'));
  expect(note?.href).toBe(`${base}?ref=unu`);
  frames()[0]?.dispatchEvent(new CustomEvent('sitequiz:ready'));
  expect(document.querySelector('dialog a')).toBeNull();
});

test('above a frame in the page that did not answer stands where else the form is, until it comes', () => {
  const { popups } = open();
  const frame = document.createElement('iframe');
  frame.dataset.siteQuiz = '';
  frame.src = `${base}?embed=abcdefgh01`;
  document.body.append(frame);
  const note = () => frame.previousElementSibling;
  popups.miss(frame);
  expect(note()?.textContent).toBe('Formularul nu s-a încărcat. Deschide-l în altă filă');
  expect(note()?.getAttribute('href')).toBe(frame.src);
  frame.dispatchEvent(new CustomEvent('sitequiz:ready'));
  expect(note()?.textContent).not.toContain('Formularul');
  popups.miss(frame);
  off.abort();
  expect(note()?.textContent).not.toContain('Formularul');
});

test('a link opens when the page is there, or when the pointer leaves it', () => {
  open('load');
  expect(shown()).toHaveLength(1);
  sessionStorage.clear();
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
