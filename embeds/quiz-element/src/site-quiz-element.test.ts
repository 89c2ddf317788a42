import { afterEach, beforeEach, expect, test } from '@rstest/core';
import './index.ts';
import type { QuizEvent } from './events.ts';

const ADDRESS = 'https://embed.test/q/v1/';

/** Frames do not load their pages. */
const { happyDOM } = window as Window & { happyDOM?: { settings: object } };
Object.assign(happyDOM?.settings ?? {}, {
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});

/** Calls of a fake loader, which counts as loaded. */
let asked: unknown[][] = [];
beforeEach(() => {
  asked = [];
  const loader = Object.assign((...command: unknown[]) => void asked.push(command), { v: 1 });
  Object.assign(window, { SiteQuiz: loader });
});
afterEach(() => {
  document.body.replaceChildren();
});

const frames = () => [...document.querySelectorAll('iframe')];
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function show(properties: Partial<HTMLElementTagNameMap['site-quiz']> = {}) {
  const element = Object.assign(document.createElement('site-quiz'), { address: ADDRESS });
  Object.assign(element, properties);
  document.body.append(element);
  await settled();
  return element;
}

const tells = (target: EventTarget | undefined, detail: QuizEvent) =>
  target?.dispatchEvent(
    new CustomEvent(`sitequiz:${detail.type}`, { detail, bubbles: true, composed: true }),
  );

test('the form stands in the element, as it was chosen', async () => {
  await show({ options: { theme: 'dark', bg: false, trial: true, ref: 'a b' } });
  const [frame] = frames();
  expect(frame?.src).toBe(`${ADDRESS}?theme=dark&bg=0&trial=1&ref=a+b`);
  expect(frame?.title).toBe('Cerere site');
  expect(frame?.dataset.siteQuiz).toBe('');
  expect(frame?.style.colorScheme).toBe('dark');
});

test('the name of the frame is in the language of the form, also when that changes', async () => {
  const element = await show();
  for (const [folder, title] of [
    ['en/', 'Website request'],
    ['', 'Cerere site'],
  ]) {
    element.address = `${ADDRESS}${folder}`;
    await settled();
    expect([frames()[0]?.src, frames()[0]?.title]).toEqual([`${ADDRESS}${folder}`, title]);
  }
});

test('written as HTML, with the address of the builder page', async () => {
  document.body.innerHTML = `<site-quiz address="${ADDRESS}?accent=aa3300"></site-quiz>`;
  await settled();
  expect(frames().map(({ src }) => src)).toEqual([`${ADDRESS}?accent=aa3300`]);
});

test('its language is a property and an attribute, and the rest of the address stays', async () => {
  document.body.innerHTML = `<site-quiz address="${ADDRESS}?ref=7" lang="en"></site-quiz>`;
  const element = document.querySelector('site-quiz');
  const src = async () => {
    await settled();
    return frames()[0]?.src;
  };
  expect(await src()).toBe(`${ADDRESS}en/?ref=7`);
  expect(element?.lang).toBe('en');
  element?.removeAttribute('lang');
  expect(await src()).toBe(`${ADDRESS}?ref=7`);
  Object.assign(element ?? {}, { lang: 'en', address: `${ADDRESS}en/` });
  expect(await src()).toBe(`${ADDRESS}en/`);
});

test('events are told by the element, each with its detail', async () => {
  const element = await show();
  const told: QuizEvent[] = [];
  element.addEventListener('quiz-step', ({ detail }) => told.push(detail));
  tells(frames()[0], { type: 'step', id: 'review', index: 11, total: 11 });
  expect(told).toEqual([{ type: 'step', id: 'review', index: 11, total: 11 }]);
});

test('a changed option is shown at once, but not to somebody who has begun to answer', async () => {
  const element = await show();
  const [frame] = frames();
  element.options = { theme: 'dark' };
  await settled();
  expect(frame?.src).toBe(`${ADDRESS}?theme=dark`);
  tells(frame, { type: 'start' });
  element.options = { theme: 'light' };
  await settled();
  expect(frames()).toEqual([frame]);
  expect(frame?.src).toBe(`${ADDRESS}?theme=dark`);
  element.address = 'https://other.test/q/v1/';
  await settled();
  expect(frame?.src).toBe('https://other.test/q/v1/?theme=light');
});

test('what the site knows is filled in, and forgotten with the element', async () => {
  const element = await show({ prefill: { email: 'ana@exemplu.ro' } });
  expect(asked.at(-1)).toEqual(['prefill', { email: 'ana@exemplu.ro' }]);
  element.remove();
  await settled();
  expect(asked.at(-1)).toEqual(['prefill', {}]);
});

test('with popup it is what stands inside that opens the form', async () => {
  document.body.innerHTML = `<site-quiz address="${ADDRESS}?ref=7" popup="time:20"><a href="${ADDRESS}">Cere un site</a></site-quiz>`;
  await settled();
  const element = document.querySelector('site-quiz');
  expect(frames()).toEqual([]);
  expect(element?.getAttribute('data-site-quiz-popup')).toBe('time:20');
  expect(element?.getAttribute('href')).toBe(`${ADDRESS}?ref=7`);
  let sent = 0;
  element?.addEventListener('quiz-submit', ({ detail }) => {
    if (detail.ref === '7') sent++;
  });
  // The loader opens the frame in its own dialog; events of another form are ignored.
  for (const query of ['?ref=7&mode=popup', '?ref=8&mode=popup']) {
    const frame = document.createElement('iframe');
    frame.src = `${ADDRESS}${query}`;
    document.body.append(frame);
    tells(frame, { type: 'submit', ref: '7' });
  }
  expect(sent).toBe(1);
});

test('fifty elements that come and go leave nothing, and hear nothing', async () => {
  let heard = 0;
  for (let count = 0; count < 50; count++) {
    const element = await show({ prefill: { phone: '0712 345 678' } });
    element.addEventListener('quiz-ready', () => heard++);
    const [frame] = frames();
    element.remove();
    await settled();
    tells(frame, { type: 'ready' });
  }
  expect(heard).toBe(0);
  expect(document.body.childElementCount).toBe(0);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('two at once are two forms', async () => {
  const first = await show({ options: { ref: 'unu' } });
  await show({ options: { ref: 'doi' } });
  const told: string[] = [];
  first.addEventListener('quiz-submit', ({ detail }) => told.push(detail.ref));
  for (const frame of frames())
    tells(frame, { type: 'submit', ref: new URL(frame.src).searchParams.get('ref') ?? '' });
  expect(told).toEqual(['unu']);
});
