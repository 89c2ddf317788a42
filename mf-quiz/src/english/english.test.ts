import { expect, test } from '@rstest/core';
import * as romanianContract from '@vitrina/contract/messages';
import * as romanianQuestions from '@vitrina/contract/questionnaire';
import { isPhone } from '@vitrina/contract/rules/phone';
import * as romanianLoader from '../loader/loader-texts.ts';
import * as romanianMessages from '../messages.ts';
import * as romanianTexts from '../question-texts.ts';
import * as contract from './contract-messages.ts';
import type { InEnglish } from './in-english.ts';
import * as loader from './loader-texts.ts';
import * as messages from './messages.ts';
import * as questionTexts from './question-texts.ts';
import * as questions from './questionnaire.ts';

/** Texts of pages outside the frame. */
type PlatformOnly =
  | 'pageTexts'
  | 'againTexts'
  | 'stepTexts'
  | 'leaveTexts'
  | 'sessionTexts'
  | 'embedCardTexts'
  | 'builderTexts';

type Complete<Romanian, English extends InEnglish<Romanian>> = English;

/** Exports the frame uses of each replaced file: a text without a translation does not compile. */
export type English = [
  Complete<Omit<typeof import('../messages.ts'), PlatformOnly>, typeof import('./messages.ts')>,
  Complete<typeof import('../question-texts.ts'), typeof import('./question-texts.ts')>,
  Complete<typeof import('../loader/loader-texts.ts'), typeof import('./loader-texts.ts')>,
];

/** Every text in a value with its path; functions are called with `42`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsIn(value('42'), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

const read = (module: typeof questions | typeof romanianQuestions) => ({
  labels: romanianQuestions.QUESTION_KEYS.map((key) => module.questionOf(key).label),
  contact: Object.values(module.CONTACT_QUESTIONS).map(({ label }) => label),
  titles: module.sectionsFor(true).map(({ title }) => title),
});
const options = [...new Set(romanianQuestions.QUESTION_KEYS.flatMap(romanianQuestions.optionsOf))];

const ENGLISH = {
  messages,
  questionTexts: { ...questionTexts, optionText: options.map(questionTexts.optionText) },
  loader,
  contract,
  questions: read(questions),
};
/** The builder page generates a little English for the code of an English form. */
const { builderTexts: _, ...shown } = romanianMessages;
const ROMANIAN = {
  messages: shown,
  questionTexts: { ...romanianTexts, optionText: options },
  loader: romanianLoader,
  contract: romanianContract,
  questions: read(romanianQuestions),
};

/** The same word in both languages. */
const SHARED = ['E-mail'];

test('no English text is the Romanian one, or has a Romanian letter', () => {
  const romanian = new Set(textsIn(ROMANIAN).map(([, text]) => text));
  const texts = textsIn(ENGLISH);
  expect(texts.length).toBeGreaterThan(120);
  expect(texts.filter(([, text]) => romanian.has(text) && !SHARED.includes(text))).toEqual([]);
  expect(texts.filter(([, text]) => /[ăâîșț„]/i.test(text))).toEqual([]);
});

test('each text stands in both languages, but those of pages that the frame does not have', () => {
  const pathsOf = (texts: object) => textsIn(texts).map(([path]) => path);
  const english = new Set(pathsOf(ENGLISH));
  const missing = pathsOf(ROMANIAN).filter((path) => !english.has(path));
  const foreign =
    /^\/messages\/(pageTexts|againTexts|stepTexts|leaveTexts|sessionTexts|embedCardTexts)|^\/contract/;
  expect(missing.filter((path) => !foreign.test(path))).toEqual([]);
});

test('the wire keeps its options, and everything but the labels is the contract’s', () => {
  for (const key of [...romanianQuestions.QUESTION_KEYS, 'email', 'phone'] as const) {
    const { label: _, ...known } = romanianQuestions.questionOf(key);
    expect(questions.questionOf(key)).toMatchObject(known);
  }
  const structure = (module: typeof questions | typeof romanianQuestions) =>
    module.sectionsFor(true).map(({ id, questions: asked }) => [id, asked]);
  expect(structure(questions)).toEqual(structure(romanianQuestions));
  expect(questions.sectionsFor(true)[0]).toBe(questions.CONTACT_SECTION);
});

test('examples of telephone numbers are ones, and numbers are written as in English', () => {
  const given = [messages.contactHelp.phone.placeholder, contract.INVALID_PHONE].join(' ');
  const numbers = given.match(/\+?\d[\d ]+\d/g) ?? [];
  expect(numbers).toHaveLength(3);
  expect(numbers.filter((number) => !isPhone(number))).toEqual([]);
  expect(contract.tooLong(5000)).toContain('5,000');
});
