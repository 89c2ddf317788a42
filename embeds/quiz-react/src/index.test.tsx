import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { type QuizEvent, SiteQuiz, type SiteQuizProps } from './index.ts';

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
afterEach(cleanup);

const frame = () => document.querySelector('iframe');
const settled = () => new Promise((resolve) => setTimeout(resolve));
const tells = (detail: QuizEvent, target: EventTarget | null = frame()) =>
  target?.dispatchEvent(new CustomEvent(`sitequiz:${detail.type}`, { detail, bubbles: true }));

test('the form as it was chosen, and each event at its handler', () => {
  const told: unknown[] = [];
  render(
    <StrictMode>
      <SiteQuiz
        address={ADDRESS}
        options={{ accent: '#aa3300', save: false }}
        className="form"
        onSubmit={({ ref }) => told.push(ref)}
        onStep={({ id, index }) => told.push([id, index])}
      />
    </StrictMode>,
  );
  expect(frame()?.src).toBe(`${ADDRESS}?accent=%23aa3300&save=0`);
  expect(frame()?.className).toBe('form');
  tells({ type: 'step', id: 'contact', index: 1, total: 11 });
  tells({ type: 'submit', ref: 'pagina-7' });
  expect(told).toEqual([['contact', 1], 'pagina-7']);
});

test('drawn again it keeps its frame, and calls the handlers of today', () => {
  const told: string[] = [];
  const view = render(<SiteQuiz address={ADDRESS} onReady={() => told.push('before')} />);
  const before = frame();
  view.rerender(<SiteQuiz address={ADDRESS} onReady={() => told.push('now')} />);
  tells({ type: 'ready' });
  expect(told).toEqual(['now']);
  expect(frame()).toBe(before);
});

test('a changed option is shown, but not to somebody who has begun to answer', () => {
  const view = render(<SiteQuiz address={ADDRESS} />);
  view.rerender(<SiteQuiz address={ADDRESS} options={{ theme: 'dark' }} />);
  expect(frame()?.src).toBe(`${ADDRESS}?theme=dark`);
  tells({ type: 'start' });
  view.rerender(<SiteQuiz address={ADDRESS} options={{ theme: 'light' }} />);
  expect(frame()?.src).toBe(`${ADDRESS}?theme=dark`);
  view.rerender(<SiteQuiz address="https://other.test/q/v1/" />);
  expect(frame()?.src).toBe('https://other.test/q/v1/');
});

test('in English it is another address, with everything that was chosen', () => {
  const dark = { theme: 'dark' } as const;
  const view = render(<SiteQuiz address={ADDRESS} lang="en" options={dark} />);
  expect(frame()?.src).toBe(`${ADDRESS}en/?theme=dark`);
  expect(frame()?.title).toBe('Website request');
  view.rerender(<SiteQuiz address={`${ADDRESS}en/`} lang="en" />);
  expect(frame()?.src).toBe(`${ADDRESS}en/`);
  tells({ type: 'start' });
  view.rerender(<SiteQuiz address={ADDRESS} lang="ro" />);
  expect(frame()?.src).toBe(`${ADDRESS}en/`);
});

test('with popup it is a link, which hears the form in the dialog', () => {
  let closed = 0;
  const view = render(
    <SiteQuiz address={`${ADDRESS}?font=Georgia,serif`} popup="exit" onClose={() => closed++}>
      Cere un site
    </SiteQuiz>,
  );
  const link = view.getByRole('link', { name: 'Cere un site' });
  expect(link.getAttribute('data-site-quiz-popup')).toBe('exit');
  const shown = document.createElement('iframe');
  shown.src = `${link.getAttribute('href')}&mode=popup`;
  document.body.append(shown);
  tells({ type: 'close' }, shown);
  shown.remove();
  expect(closed).toBe(1);
});

test('fifty that come and go leave nothing, hear nothing, and forget what was filled in', async () => {
  let heard = 0;
  for (let count = 0; count < 50; count++) {
    const prefill = { email: 'ana@exemplu.ro' };
    const view = render(<SiteQuiz address={ADDRESS} prefill={prefill} onReady={() => heard++} />);
    const gone = frame();
    await settled();
    expect(asked.at(-1)).toEqual(['prefill', prefill]);
    view.unmount();
    tells({ type: 'ready' }, gone);
  }
  expect(heard).toBe(0);
  expect(frame()).toBeNull();
  expect(asked.at(-1)).toEqual(['prefill', {}]);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('what it does not know is refused by its type', () => {
  // @ts-expect-error
  const unknown: SiteQuizProps = { address: ADDRESS, options: { colour: 'red' } };
  // @ts-expect-error
  const pink: SiteQuizProps = { address: ADDRESS, options: { theme: 'pink' } };
  // @ts-expect-error
  const french: SiteQuizProps = { address: ADDRESS, lang: 'fr' };
  // @ts-expect-error
  const late: SiteQuizProps = { address: ADDRESS, popup: 'later', children: 'Cere un site' };
  // @ts-expect-error
  const event: SiteQuizProps = { address: ADDRESS, onSent: () => {} };
  expect([unknown, pink, french, late, event]).toHaveLength(5);
});
