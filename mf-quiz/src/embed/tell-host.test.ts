import { expect, test } from '@rstest/core';
import type { QuizState } from '../quiz-core/quiz-state.ts';
import { createQuizStore, type SendOutcome } from '../quiz-core/quiz-store.ts';
import type { FrameMessage } from './protocol.ts';
import { prefill, tellHost } from './tell-host.ts';

function open(outcome: SendOutcome = null, typed = '') {
  const told: FrameMessage[] = [];
  const saved: QuizState[] = [];
  const store = createQuizStore(true, {
    send: async () => outcome,
    drafts: { load: () => null, save: (state) => void saved.push(state), clear: () => {} },
    newKey: () => 'key',
    can: () => false,
  });
  if (typed) store.dispatch({ type: 'answer', key: 'email', value: typed });
  tellHost(store, { send: (message) => void told.push(message) }, 'pagina-7');
  return { store, told, saved };
}

function goToReview(store: ReturnType<typeof open>['store']) {
  store.dispatch({ type: 'answer', key: 'email', value: 'ana@exemplu.ro' });
  store.dispatch({ type: 'answer', key: 'phone', value: '0712 345 678' });
  for (let step = 0; step < 11; step++) store.dispatch({ type: 'next' });
}

test('the page is told how far one is, and never what was answered', async () => {
  const { store, told } = open();
  goToReview(store);
  store.submit();
  await Promise.resolve();
  await Promise.resolve();
  expect(told.map(({ type }) => type)).toEqual([
    'ready',
    'step',
    'start',
    ...Array(11).fill('step'),
    'submit',
  ]);
  expect(told.at(-2)).toEqual({ type: 'step', id: 'review', index: 11, total: 11 });
  expect(told.at(-1)).toEqual({ type: 'submit', ref: 'pagina-7' });
  expect(JSON.stringify(told)).not.toMatch(/ana@|0712/);
});

test('who has typed before the page listens is told to have started, once', () => {
  const { store, told } = open(null, 'ana@');
  store.dispatch({ type: 'answer', key: 'email', value: 'ana@exemplu.ro' });
  expect(told.map(({ type }) => type)).toEqual(['ready', 'step', 'start']);
});

test('a refused step and a failed sending are told by a code', async () => {
  const { store, told } = open({ reason: 'unreachable', detail: 'secret' });
  store.dispatch({ type: 'next' });
  expect(told.at(-1)).toEqual({ type: 'error', code: 'incomplete' });
  goToReview(store);
  store.submit();
  await Promise.resolve();
  await Promise.resolve();
  expect(told.at(-1)).toEqual({ type: 'error', code: 'unreachable' });
});

test('a page fills in known fields that are empty, and nothing else', () => {
  const { store } = open();
  store.dispatch({ type: 'answer', key: 'phone', value: '0712 345 678' });
  const values = {
    email: 'a@exemplu.ro',
    phone: '1',
    businessName: 'x'.repeat(9999),
    facturare: 'Da',
  };
  prefill(store, { type: 'prefill', values });
  const { answers } = store.getState();
  expect(answers.email).toBe('a@exemplu.ro');
  expect(answers.phone).toBe('0712 345 678');
  expect(answers.businessName).toBe('');
  expect(answers.facturare).toBe('');
});

test('what a page fills in is nobody’s answer: not told as a start, and not kept', () => {
  const { store, told, saved } = open();
  prefill(store, { type: 'prefill', values: { email: 'a@exemplu.ro' } });
  expect(store.getState()).toMatchObject({ touched: false, answers: { email: 'a@exemplu.ro' } });
  expect(told.map(({ type }) => type)).toEqual(['ready', 'step']);
  expect(saved).toEqual([]);
  store.dispatch({ type: 'answer', key: 'phone', value: '0712 345 678' });
  expect(saved.at(-1)?.answers.email).toBe('a@exemplu.ro');
});

test.each([null, 'text', {}, { type: 'prefill' }, { type: 'prefill', values: { email: 7 } }])(
  'a message such as %j is ignored',
  (message) => {
    const { store } = open();
    prefill(store, message);
    expect(store.getState().touched).toBe(false);
  },
);
