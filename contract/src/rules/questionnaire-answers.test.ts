import { expect, test } from '@rstest/core';
import * as z from 'zod/mini';
import { questionnaireAnswers } from '../entities/questionnaire-answers.ts';
import { QUESTION_OPTIONS, QUESTIONS, sectionsFor } from '../questionnaire.ts';
import { emptyAnswers, isApplicable, serializeAnswers } from './questionnaire-answers.ts';

const KEYS = Object.keys(QUESTIONS);

test('there are 18 questions, and the request takes exactly those', () => {
  expect(KEYS).toHaveLength(18);
  expect(Object.keys(questionnaireAnswers.def.shape)).toEqual(KEYS);
  expect(Object.keys(emptyAnswers())).toEqual(KEYS);
});

test('ten sections hold each question once; a guest has contact before them', () => {
  const signedIn = sectionsFor(false);
  expect(signedIn).toHaveLength(10);
  expect(signedIn.flatMap((section) => section.questions).sort()).toEqual(KEYS.toSorted());
  expect(sectionsFor(true)).toHaveLength(11);
  expect(sectionsFor(true)[0]?.questions).toEqual(['email', 'phone']);
});

test('a question is a choice exactly when it has options', () => {
  const choices = Object.entries(QUESTIONS).filter(([, question]) =>
    question.kind.startsWith('choice'),
  );
  expect(choices.map(([key]) => key).sort()).toEqual(Object.keys(QUESTION_OPTIONS).sort());
});

test('the billing system is asked for only when there is billing', () => {
  expect(isApplicable('sistemFacturare', { facturare: 'Da' })).toBe(true);
  expect(isApplicable('sistemFacturare', { facturare: 'Nu am nevoie' })).toBe(false);
  expect(isApplicable('sistemFacturare', { facturare: '' })).toBe(false);
});

test('all 18 keys are sent; a question that no longer applies is sent empty', () => {
  const answers = {
    ...emptyAnswers(),
    businessName: '  Atelier Exemplu ',
    facturare: 'Nu am nevoie',
    sistemFacturare: 'Un program',
    features: ['Sistem booking', 'Altele'],
  } as const;
  const sent = serializeAnswers({ ...answers, features: [...answers.features] });
  expect(Object.keys(sent)).toEqual(KEYS);
  expect(sent).toMatchObject({
    businessName: 'Atelier Exemplu',
    sistemFacturare: '',
    features: answers.features,
  });
});

test('what is sent passes the request schema unchanged', () => {
  const sent = serializeAnswers({
    ...emptyAnswers(),
    facturare: 'Da',
    sistemFacturare: 'Un program',
  });
  expect(z.parse(questionnaireAnswers, sent)).toEqual(sent);
});
