import { type FieldKey, optionsOf, questionOf } from '@vitrina/contract/questionnaire';
import fc from 'fast-check';
import { cleanAnswers } from '../src/quiz-core/clean-answer.ts';
import { type Answers, FIELD_KEYS } from '../src/quiz-core/questions.ts';
import type { QuizAction } from '../src/quiz-core/reduce-quiz.ts';

function anyAnswer(key: FieldKey): fc.Arbitrary<string | string[]> {
  const { kind } = questionOf(key);
  if (kind === 'choices') return fc.subarray([...optionsOf(key)]);
  if (kind === 'choice') return fc.constantFrom('', ...optionsOf(key));
  if (key === 'email') return fc.constantFrom('', 'ana@', ' ana@exemplu.ro ');
  if (key === 'phone') return fc.constantFrom('', '112', '0712 345 678');
  return fc.string({ unit: 'binary' });
}

export const anyAnswers: fc.Arbitrary<Answers> = fc
  .record(Object.fromEntries(FIELD_KEYS.map((key) => [key, anyAnswer(key)])))
  .map(cleanAnswers);

const anyField: fc.Arbitrary<QuizAction> = fc
  .constantFrom(...FIELD_KEYS)
  .chain((key) => anyAnswer(key).map((value) => ({ type: 'answer', key, value }) as const));

export const anyAction: fc.Arbitrary<QuizAction> = fc.oneof(
  { weight: 3, arbitrary: anyField },
  { weight: 8, arbitrary: fc.constant({ type: 'next' } as const) },
  fc.constant({ type: 'back' } as const),
  fc.constant({ type: 'restart' } as const),
  fc.integer({ min: -1, max: 13 }).map((step) => ({ type: 'jump', step }) as const),
  fc.uuid().map((key) => ({ type: 'submit', key }) as const),
  fc.constant({ type: 'sent' } as const),
  fc
    .constantFrom('refused' as const, 'unsure' as const)
    .map((reason) => ({ type: 'failed', failure: { reason, detail: null } }) as const),
);
