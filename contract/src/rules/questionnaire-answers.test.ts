import { expect, onTestFinished, test } from '@rstest/core';
import * as z from 'zod/mini';
import { questionnaireAnswers } from '../entities/questionnaire-answers.ts';
import {
  additiveQuestions,
  optionsOf,
  QUESTION_KEYS,
  QUESTIONS,
  questionOf,
  sectionsFor,
} from '../questionnaire.ts';
import { emptyAnswers, isApplicable, serializeAnswers } from './questionnaire-answers.ts';

const KEYS: string[] = QUESTION_KEYS;

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

test('a question that needs a capability is asked only where the host has it', () => {
  const later: { label: string; capability?: string } = QUESTIONS.timeline;
  later.capability = 'embeds';
  onTestFinished(() => void delete later.capability);
  const asked = (...capabilities: string[]) =>
    sectionsFor(false, (one) => capabilities.includes(one)).flatMap(({ questions }) => questions);
  expect(asked('embeds').sort()).toEqual(KEYS.toSorted());
  expect(asked().sort()).toEqual(KEYS.filter((key) => key !== 'timeline').sort());
  expect(additiveQuestions()).toEqual({ timeline: 'embeds' });
});

test('no section is empty at a host of the specification: the steps of the form are counted before it is known', () => {
  for (const { id, questions } of sectionsFor(true, () => false))
    expect(questions.length, id).toBeGreaterThan(0);
});

test.each(QUESTION_KEYS)('%s has options exactly when it is a choice', (key) => {
  expect(optionsOf(key).length > 0).toBe(questionOf(key).kind.startsWith('choice'));
});

test.each(QUESTION_KEYS)('%s depends only on an option of a question before it', (key) => {
  const { when } = questionOf(key);
  if (!when) return;
  const before = QUESTION_KEYS.find((question) => question === when[0]);
  expect(before).toBeDefined();
  expect(KEYS.indexOf(when[0])).toBeLessThan(KEYS.indexOf(key));
  if (before) expect(optionsOf(before)).toContain(when[1]);
});

test('the billing system is asked for only when there is billing', () => {
  expect(isApplicable('sistemFacturare', { facturare: 'Da' })).toBe(true);
  expect(isApplicable('sistemFacturare', { facturare: 'Nu am nevoie' })).toBe(false);
  expect(isApplicable('sistemFacturare', { facturare: '' })).toBe(false);
});

test('an answer outside the table is refused, and one that is left out reads as none', () => {
  expect(z.parse(questionnaireAnswers, {})).toEqual(emptyAnswers());
  for (const wrong of [
    { hasLogo: 'Poate' },
    { features: ['Altceva'] },
    { features: 'Altele' },
    { features: Array.from({ length: 7 }, () => 'Altele') },
    { businessName: 'a'.repeat(501) },
    { extraNotes: 'a'.repeat(5001) },
    { businessName: 'a\0' },
  ])
    expect(z.safeParse(questionnaireAnswers, wrong).success, JSON.stringify(wrong)).toBe(false);
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
