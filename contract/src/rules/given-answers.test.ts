import { expect, test } from '@rstest/core';
import { QUESTIONS, sectionsFor } from '../questionnaire.ts';
import { givenAnswers } from './given-answers.ts';
import { emptyAnswers } from './questionnaire-answers.ts';

test('answers stand under the titles of the questionnaire, in its order', () => {
  const sections = givenAnswers({
    extraNotes: 'Cât mai repede',
    businessName: ' Florăria Exemplu ',
    features: ['Chat live', 'Altele'],
  });
  const titles = sectionsFor(false).map(({ title }) => title);
  const found = sections.map(({ title }) => titles.indexOf(title));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(sections.flatMap(({ given }) => given)).toEqual([
    { question: QUESTIONS.businessName.label, answer: 'Florăria Exemplu' },
    { question: QUESTIONS.features.label, answer: 'Chat live, Altele' },
    { question: QUESTIONS.extraNotes.label, answer: 'Cât mai repede' },
  ]);
});

test('an answer turns neither itself nor what stands beside it', () => {
  const [section] = givenAnswers({ businessName: '\u202EFlorăria\u2067' });
  expect(section?.given[0]?.answer).toBe('Florăria');
});

test('what was left empty, or was not kept, is not shown', () => {
  expect(givenAnswers(emptyAnswers())).toEqual([]);
  expect(givenAnswers({})).toEqual([]);
  expect(givenAnswers({ businessName: '  ', features: [] })).toEqual([]);
});
