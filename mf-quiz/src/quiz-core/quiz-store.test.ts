import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { laterQuestion } from '../../test/later-question.ts';
import { startQuiz } from './quiz-state.ts';
import { createQuizStore, type QuizPorts, type SendOutcome } from './quiz-store.ts';
import { reduceQuiz } from './reduce-quiz.ts';

/** Sends that stay pending until the test answers them. */
function openSend() {
  const answers: Array<(outcome: SendOutcome) => void> = [];
  const send = rstest.fn<QuizPorts['send']>(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  const answer = async (outcome: SendOutcome) => {
    answers.shift()?.(outcome);
    await Promise.resolve();
  };
  return { send, answer };
}

let keys = 0;
const drafts = { load: rstest.fn(() => null), save: rstest.fn(), clear: rstest.fn() };
const newKey = () => `key-${++keys}`;
/** A host of the specification. */
const can = () => false;

beforeEach(() => {
  keys = 0;
  drafts.save.mockReset();
  drafts.clear.mockReset();
});
afterEach(() => {
  rstest.restoreAllMocks();
});

function atReview(send: QuizPorts['send']) {
  const store = createQuizStore(false, { send, drafts, newKey, can });
  store.dispatch({ type: 'answer', key: 'businessName', value: 'Atelierul Exemplu' });
  for (let step = 0; step < 10; step++) store.dispatch({ type: 'next' });
  return store;
}

test('pressing twice in the same moment sends once', async () => {
  const { send, answer } = openSend();
  const store = atReview(send);
  store.submit();
  store.submit();
  expect(send).toHaveBeenCalledTimes(1);
  await answer(null);
  store.submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(store.getState().delivery).toEqual({ status: 'sent' });
});

test('a failed send keeps everything and goes out again with the same key', async () => {
  const { send, answer } = openSend();
  const store = atReview(send);
  store.submit();
  await answer({ reason: 'unreachable', detail: null });
  expect(store.getState()).toMatchObject({
    delivery: { status: 'failed', failure: { reason: 'unreachable' } },
    answers: { businessName: 'Atelierul Exemplu' },
  });
  store.submit();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  await answer(null);
  expect(store.getState().delivery.status).toBe('sent');
});

test('a changed answer is another request, with another key', async () => {
  const { send, answer } = openSend();
  const store = atReview(send);
  store.submit();
  await answer({ reason: 'unreachable', detail: null });
  store.dispatch({ type: 'answer', key: 'timeline', value: 'iunie' });
  store.submit();
  expect(send.mock.calls[1]?.[1]).not.toBe(send.mock.calls[0]?.[1]);
});

test('a send that throws is an unexpected failure', async () => {
  const store = atReview(async () => Promise.reject(new Error('bug')));
  store.submit();
  await new Promise<void>((resolve) => store.subscribe(resolve));
  expect(store.getState().delivery).toEqual({
    status: 'failed',
    failure: { reason: 'unexpected', detail: null },
  });
});

test('each change is kept; what is sent, or empty again, is forgotten', async () => {
  const { send, answer } = openSend();
  const store = atReview(send);
  expect(drafts.save).toHaveBeenLastCalledWith(store.getState());
  store.dispatch({ type: 'restart' });
  expect(drafts.clear).toHaveBeenCalledTimes(1);
  const other = atReview(send);
  other.submit();
  await answer(null);
  expect(drafts.clear).toHaveBeenCalledTimes(2);
});

test('the questionnaire starts from what was kept', () => {
  const kept = { ...startQuiz(false), step: 2, reached: 2, resumed: true };
  const store = createQuizStore(false, {
    send: openSend().send,
    drafts: { ...drafts, load: () => kept },
    newKey,
    can,
  });
  expect(store.getState()).toEqual(kept);
});

test('what was typed before it was there is kept at once', () => {
  const first = reduceQuiz(startQuiz(true), { type: 'answer', key: 'email', value: 'ana@' });
  const { send } = openSend();
  const store = createQuizStore(true, { send, drafts, newKey, can }, first);
  expect(store.getState().answers.email).toBe('ana@');
  expect(drafts.save).toHaveBeenCalledExactlyOnceWith(store.getState());
});

test('listeners hear each change until they stop listening, and nothing when nothing changed', () => {
  const store = createQuizStore(false, { send: openSend().send, drafts, newKey, can });
  const listener = rstest.fn();
  const stop = store.subscribe(listener);
  store.dispatch({ type: 'back' });
  expect(listener).not.toHaveBeenCalled();
  store.dispatch({ type: 'next' });
  stop();
  store.dispatch({ type: 'next' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what another tab keeps is taken over and not kept again', () => {
  const store = createQuizStore(false, { send: openSend().send, drafts, newKey, can });
  const there = startQuiz(false);
  const answers = { ...there.answers, businessName: 'Atelierul Exemplu' };
  store.dispatch({ type: 'follow', state: { ...there, answers } });
  expect(store.getState().answers.businessName).toBe('Atelierul Exemplu');
  expect(drafts.save).not.toHaveBeenCalled();
});

/** A guest at the review, a second and a half after opening. */
function guestAtReview(kept = startQuiz(true)) {
  const clock = rstest.spyOn(performance, 'now').mockReturnValue(10_000);
  const { send } = openSend();
  const store = createQuizStore(true, {
    send,
    drafts: { ...drafts, load: () => kept },
    newKey,
    can,
  });
  store.dispatch({ type: 'answer', key: 'email', value: 'ana@exemplu.ro' });
  store.dispatch({ type: 'answer', key: 'phone', value: '0712 345 678' });
  for (let step = 0; step < 11; step++) store.dispatch({ type: 'next' });
  clock.mockReturnValue(11_500.4);
  const sent = () => {
    const request = send.mock.calls[0]?.[0];
    return request?.guest && { ...request.body, ...request.signs };
  };
  return { store, sent };
}

test('a guest’s request says how long it took, and what a script wrote where no person writes', () => {
  const byPerson = guestAtReview();
  byPerson.store.submit();
  expect(byPerson.sent()).toMatchObject({ elapsedMs: 1500, website: undefined });
  const byScript = guestAtReview();
  byScript.store.submit('https://spam.exemplu.ro');
  expect(byScript.sent()).toMatchObject({ website: 'https://spam.exemplu.ro' });
});

test('answers of an earlier visit took long enough', () => {
  const kept = { ...startQuiz(true), reached: 5, step: 5, resumed: true };
  const { store, sent } = guestAtReview(kept);
  store.submit();
  expect(sent()).toMatchObject({ email: 'ana@exemplu.ro', elapsedMs: undefined });
});

test('the request of an account says neither', () => {
  const { send } = openSend();
  atReview(send).submit('https://spam.exemplu.ro');
  expect(Object.keys(send.mock.calls[0]?.[0].body ?? {})).toHaveLength(18);
});

test.each([
  ['without', false],
  ['with', true],
])(
  'at a host %s its capability, that a question is asked, and sent from a draft, is %j',
  (_, isKnown) => {
    laterQuestion('embeds');
    const { answers, ...kept } = startQuiz(false);
    const draft = { ...kept, answers: { ...answers, timeline: 'iunie' }, step: 10, reached: 10 };
    const { send } = openSend();
    const store = createQuizStore(false, {
      send,
      drafts: { ...drafts, load: () => draft },
      newKey,
      can: (capability) => capability === 'embeds' && isKnown,
    });
    const isAsked = () =>
      store.getState().sections.some((one) => one.questions.includes('timeline'));
    expect(isAsked()).toBe(isKnown);
    store.submit();
    const sent: object = send.mock.calls[0]?.[0].body ?? {};
    expect([Object.keys(sent).length, 'timeline' in sent]).toEqual([isKnown ? 18 : 17, isKnown]);
    store.dispatch({ type: 'restart' });
    expect(isAsked()).toBe(isKnown);
  },
);
