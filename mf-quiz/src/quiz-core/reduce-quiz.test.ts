import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { anyAction } from '../../test/arbitraries.ts';
import { continueQuiz, type QuizState, startQuiz } from './quiz-state.ts';
import { type QuizAction, reduceQuiz } from './reduce-quiz.ts';
import { isReview, reviewStep } from './step-state.ts';
import { hasProblems, problemsIn } from './validate.ts';

const run = (state: QuizState, ...actions: QuizAction[]) => actions.reduce(reduceQuiz, state);
const next = { type: 'next' } as const;
const contact: QuizAction[] = [
  { type: 'answer', key: 'email', value: 'ana@exemplu.ro' },
  { type: 'answer', key: 'phone', value: '0712 345 678' },
];
const times = (count: number, action: QuizAction) => Array.from({ length: count }, () => action);
const guestAtReview = () => run(startQuiz(true), ...contact, ...times(11, next));
const failed = { type: 'failed', failure: { reason: 'refused', detail: null } } as const;

describe('whatever happens', () => {
  const anyRun = fc.record({
    guest: fc.boolean(),
    actions: fc.array(anyAction, { maxLength: 60 }),
  });

  test('the step is one that was reached, and the review is the last', () => {
    fc.assert(
      fc.property(anyRun, ({ guest, actions }) => {
        const state = run(startQuiz(guest), ...actions);
        expect(state.step).toBeGreaterThanOrEqual(0);
        expect(state.step).toBeLessThanOrEqual(state.reached);
        expect(state.reached).toBeLessThanOrEqual(reviewStep(state));
      }),
    );
  });

  test('nothing is sent for a guest who cannot be reached', () => {
    fc.assert(
      fc.property(anyRun, ({ guest, actions }) => {
        let state = startQuiz(guest);
        for (const action of actions) {
          state = reduceQuiz(state, action);
          if (state.delivery.status !== 'sending') continue;
          expect(guest && hasProblems(problemsIn(state.answers))).toBe(false);
        }
      }),
    );
  });

  test('one forward step at a time, and back from there is where one was', () => {
    fc.assert(
      fc.property(anyRun, ({ guest, actions }) => {
        const state = { ...run(startQuiz(guest), ...actions), revising: false };
        const after = reduceQuiz(state, next);
        expect([state.step, state.step + 1]).toContain(after.step);
        if (after.step > state.step) {
          expect(reduceQuiz(after, { type: 'back' }).step).toBe(state.step);
        }
      }),
    );
  });

  test('while a request is under way only its end changes anything', () => {
    fc.assert(
      fc.property(anyAction, (action) => {
        const sending = run(guestAtReview(), { type: 'submit', key: 'k' });
        const after = reduceQuiz(sending, action);
        if (action.type === 'sent') expect(after.delivery).toEqual({ status: 'sent' });
        else if (action.type === 'failed') expect(after.delivery.status).toBe('failed');
        else expect(after).toBe(sending);
      }),
    );
  });
});

test('a guest goes through eleven sections to the review, somebody signed in through ten', () => {
  expect(isReview(guestAtReview())).toBe(true);
  expect(isReview(run(startQuiz(false), ...times(10, next)))).toBe(true);
});

test('a guest without contact stays on the first step, each refusal counted', () => {
  const state = run(startQuiz(true), next, next);
  expect(state).toMatchObject({
    step: 0,
    problems: { email: 'missing', phone: 'missing' },
    refusals: 2,
  });
});

test.each([
  ['too long', 'a'.repeat(5001), 'tooLong'],
  ['no text', 'a\ud83c', 'characters'],
])(
  'an answer that is %s keeps one at its section, and the request from being sent',
  (_, value, problem) => {
    const answer: QuizAction = { type: 'answer', key: 'businessDescription', value };
    const state = run(startQuiz(true), ...contact, next, next, answer, next);
    expect(state).toMatchObject({
      step: 2,
      problems: { businessDescription: problem },
      refusals: 1,
    });
    // Changed in the first section after the review was reached, and left other than by going forward.
    const jumped = run(
      guestAtReview(),
      { type: 'jump', step: 2 },
      answer,
      { type: 'back' },
      { type: 'jump', step: 11 },
      { type: 'submit', key: 'k' },
    );
    expect(jumped).toMatchObject({ step: 2, revising: true, delivery: { status: 'idle' } });
  },
);

test('a corrected field loses its problem, the other keeps its own', () => {
  const state = run(startQuiz(true), next, { type: 'answer', key: 'email', value: 'a' });
  expect(state.problems).toEqual({ phone: 'missing' });
});

test('jumping goes to what was reached, and no further', () => {
  const state = run(startQuiz(false), next, next, next);
  expect(run(state, { type: 'jump', step: 1 }).step).toBe(1);
  expect(run(state, { type: 'jump', step: 1 }, { type: 'jump', step: 3 }).step).toBe(3);
  expect(run(state, { type: 'jump', step: 4 }).step).toBe(3);
  expect(run(state, { type: 'jump', step: 1.5 }).step).toBe(3);
});

test('jumping forward does not pass an emptied contact', () => {
  const state = run(
    startQuiz(true),
    ...contact,
    ...times(3, next),
    { type: 'jump', step: 0 },
    { type: 'answer', key: 'phone', value: '' },
    { type: 'jump', step: 3 },
  );
  expect(state).toMatchObject({ step: 0, problems: { phone: 'missing' } });
});

test('from the review one changes a section and comes straight back', () => {
  const state = run(guestAtReview(), { type: 'jump', step: 4 });
  expect(state).toMatchObject({ step: 4, revising: true });
  expect(isReview(run(state, next))).toBe(true);
  expect(run(state, { type: 'back' }, next).step).toBe(4);
});

test('submitting without contact leads to the contact section, and from there back to the review', () => {
  const state = run({ ...startQuiz(true), step: 11, reached: 11 }, { type: 'submit', key: 'k' });
  expect(state).toMatchObject({ step: 0, delivery: { status: 'idle' }, refusals: 1 });
  expect(isReview(run(state, ...contact, next))).toBe(true);
});

test('submitting counts on the review only', () => {
  const state = startQuiz(false);
  expect(run(state, { type: 'submit', key: 'k' })).toBe(state);
});

test('a failed request keeps every answer and its key, until an answer changes', () => {
  const state = run(guestAtReview(), { type: 'submit', key: 'first' }, failed);
  expect(state.answers.email).toBe('ana@exemplu.ro');
  expect(run(state, { type: 'submit', key: 'second' }).attempt).toBe('first');
  const changed = run(state, { type: 'answer', key: 'timeline', value: 'iunie' });
  expect(changed.delivery.status).toBe('idle');
  expect(run(changed, { type: 'submit', key: 'second' }).attempt).toBe('second');
});

test('a request that may have been taken stays so, whatever is changed, until one is taken', () => {
  const lost = { type: 'failed', failure: { reason: 'unsure', detail: null } } as const;
  const submit = { type: 'submit', key: 'k' } as const;
  const changed = run(guestAtReview(), submit, lost, {
    type: 'answer',
    key: 'timeline',
    value: 'x',
  });
  expect(changed.unsure).toBe(true);
  expect(run(changed, submit, failed).unsure).toBe(true);
  expect(run(changed, submit, { type: 'sent' }).unsure).toBe(false);
  expect(run(startQuiz(true), { type: 'follow', state: changed }).unsure).toBe(true);
});

test('a sent request clears the form for good', () => {
  const state = run(guestAtReview(), { type: 'submit', key: 'k' }, { type: 'sent' });
  expect(state).toEqual({ ...startQuiz(true), delivery: { status: 'sent' } });
  expect(run(state, next, { type: 'answer', key: 'timeline', value: 'iunie' })).toBe(state);
});

test('answers of an earlier visit leave what was typed before they came', () => {
  const left = { ...run(guestAtReview(), { type: 'jump', step: 4 }), resumed: true };
  const draft = { ...left, attempt: 'sent-before' };
  const typed = run(startQuiz(true), { type: 'answer', key: 'email', value: 'bogdan@exemplu.ro' });
  const state = continueQuiz(draft, typed);
  expect(state).toMatchObject({ step: 4, resumed: true, touched: true });
  expect(state.answers).toMatchObject({ email: 'bogdan@exemplu.ro', phone: '0712 345 678' });
  // The answers differ from those of the attempt, so the host would drop them as a repeat.
  expect(state.attempt).toBeNull();
  expect(continueQuiz(draft, startQuiz(true)).attempt).toBe('sent-before');
});

test('who has gone on already goes on from there, with the answers of an earlier visit', () => {
  const draft = { ...guestAtReview(), step: 4, resumed: true };
  const waiting = { ...run(startQuiz(true), ...contact), reached: 1 };
  const state = run(continueQuiz(draft, waiting), next);
  expect(state).toMatchObject({ step: 1, reached: 11, resumed: false, answers: draft.answers });
});

test('what was refused stays refused until it is corrected', () => {
  const refused = run(startQuiz(true), next);
  const state = continueQuiz(startQuiz(true), refused);
  expect(state).toEqual(refused);
});

test('what another tab keeps comes in without moving the screen or the contact', () => {
  const here = run(startQuiz(true), ...contact, next, next);
  const there = run(guestAtReview(), { type: 'answer', key: 'timeline', value: 'iunie' });
  const other = { ...there, answers: { ...there.answers, email: '' } };
  const state = run(here, { type: 'follow', state: other });
  expect(state).toMatchObject({ step: 2, reached: 11 });
  expect(state.answers).toMatchObject({ email: 'ana@exemplu.ro', timeline: 'iunie' });
  expect(run(state, { type: 'follow', state: startQuiz(true) })).toMatchObject({
    step: 0,
    reached: 0,
  });
});
