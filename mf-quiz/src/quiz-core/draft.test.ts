import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { anyAnswers } from '../../test/arbitraries.ts';
import { DRAFT_MS, resumeQuiz, toDraft } from './draft.ts';
import { type QuizState, startQuiz } from './quiz-state.ts';

const now = Date.UTC(2025, 7, 4);
const contact = { email: 'ana@exemplu.ro', phone: '0712 345 678' };
const guest = { owner: null, contact, now };
const account = { ...guest, owner: '7' };
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const half: QuizState = {
  ...startQuiz(true),
  answers: { ...startQuiz(true).answers, ...contact, businessName: 'Atelierul Exemplu' },
  step: 3,
  reached: 5,
  attempt: 'key',
  unsure: true,
};

test('a guest goes on where they were, in the same tab with their contact', () => {
  const resumed = resumeQuiz(overTheWire(toDraft(half, null, now)), guest);
  expect(resumed).toEqual({ ...half, resumed: true });
});

test('contact is no part of the draft', () => {
  const stored = JSON.stringify(toDraft(half, null, now));
  expect(stored).not.toContain(contact.email);
  expect(stored).not.toContain(contact.phone);
});

test('in another tab a guest is asked for contact first, and may jump ahead again', () => {
  const resumed = resumeQuiz(toDraft(half, null, now), { ...guest, contact: null });
  expect(resumed).toMatchObject({ step: 0, reached: 5, answers: { email: '', phone: '' } });
});

test('a guest who signs in goes on in the same section, without contact', () => {
  const resumed = resumeQuiz(toDraft(half, null, now), account);
  expect(resumed).toMatchObject({ step: 2, reached: 4, answers: { email: '', phone: '' } });
});

test("nobody sees another account's answers", () => {
  const draft = toDraft(half, '7', now);
  expect(resumeQuiz(draft, { ...guest, owner: '8' })).toBeNull();
  expect(resumeQuiz(draft, guest)).toBeNull();
  expect(resumeQuiz(draft, account)).not.toBeNull();
});

test('a draft is gone after a day, and one without answers is none', () => {
  expect(resumeQuiz(toDraft(half, null, now - DRAFT_MS), guest)).not.toBeNull();
  expect(resumeQuiz(toDraft(half, null, now - DRAFT_MS - 1), guest)).toBeNull();
  const empty = toDraft(startQuiz(true), null, now);
  expect(resumeQuiz(empty, { ...guest, contact: null })).toBeNull();
});

test('every state survives being stored', () => {
  const anyState = fc.record({ answers: anyAnswers, steps: fc.tuple(fc.nat(10), fc.nat(10)) });
  fc.assert(
    fc.property(anyState, ({ answers, steps: [a, b] }) => {
      const state = { ...startQuiz(false), answers: { ...answers, email: '', phone: '' } };
      const left = { ...state, step: Math.min(a, b), reached: Math.max(a, b) };
      const resumed = resumeQuiz(overTheWire(toDraft(left, '7', now)), account);
      fc.pre(resumed !== null);
      expect(resumed).toEqual({ ...left, resumed: true });
    }),
  );
});

test('whatever lies in the storage, the questionnaire can work with it', () => {
  const anyDraft = fc.record({
    savedAt: fc.oneof(fc.constant(now), fc.anything()),
    owner: fc.oneof(fc.constant(null), fc.anything()),
    section: fc.anything(),
    furthest: fc.anything(),
    attempt: fc.anything(),
    answers: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(anyDraft, fc.anything()), fc.anything(), (stored, anyContact) => {
      const resumed = resumeQuiz(stored, { ...guest, contact: anyContact });
      if (!resumed) return;
      expect(resumed.step).toBeLessThanOrEqual(resumed.reached);
      expect(Object.keys(resumed.answers)).toHaveLength(20);
    }),
  );
});
