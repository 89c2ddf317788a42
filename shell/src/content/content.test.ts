import { expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { faqPage } from '../structured-data.ts';
import { cookies } from './cookies.ts';
import { questions } from './faq.computed.ts';
import { homeTexts } from './home.computed.ts';
import { terms } from './terms.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

test('the counts of the specification: seven questions, nine sections each, seven steps, ten items', () => {
  expect(questions).toHaveLength(7);
  expect(terms(LOCAL_CONFIG)).toHaveLength(9);
  expect(cookies(LOCAL_CONFIG)).toHaveLength(9);
  expect(homeTexts.steps.spans.flatMap<object>(({ steps }) => steps)).toHaveLength(7);
  expect(homeTexts.offer.list).toHaveLength(10);
});

test('every part of a page has an address of its own', () => {
  for (const parts of [questions, terms(LOCAL_CONFIG), cookies(LOCAL_CONFIG)])
    expect(unique(parts.map(({ id }) => id))).toBe(true);
});

test('search engines get the questions and answers that people read', () => {
  const { mainEntity } = faqPage() as {
    mainEntity: Array<{ name: string; acceptedAnswer: { text: string } }>;
  };
  expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  for (const [index, { answer }] of questions.entries())
    for (const paragraph of answer)
      expect(mainEntity[index]?.acceptedAnswer.text).toContain(paragraph);
});

test('where the host asks for things, the terms say that the working days wait', () => {
  const paused = /cele 7 zile lucrătoare se opresc/;
  const { hostCapabilities: _, ...specOnly } = LOCAL_CONFIG;
  expect(JSON.stringify(terms(specOnly))).not.toMatch(paused);
  const asking = { ...specOnly, hostCapabilities: ['request-asks'] };
  expect(JSON.stringify(terms(asking))).toMatch(paused);
});

test('Romanian is written with comma below', () => {
  const all = JSON.stringify([questions, terms(LOCAL_CONFIG), cookies(LOCAL_CONFIG), homeTexts]);
  expect(all).not.toMatch(/[ŞşŢţ]/);
});

test.each([
  '9% pentru primii 5.000\u00a0RON;","7% pentru partea dintre 5.001 și 15.000\u00a0RON;","5% pentru partea care depășește 15.000\u00a0RON.',
  '9% pentru primii 5.000\u00a0RON, 7% pentru partea dintre 5.001 și 15.000\u00a0RON și 5% pentru ce depășește 15.000\u00a0RON.',
  'Livrarea costă 20\u00a0RON și este gratuită pentru comenzile cu produse de cel puțin 300\u00a0RON.',
  'Termenul de realizare este de cel mult 7 zile lucrătoare de la trimiterea solicitării.',
  'Factura apare în cont pe data de 2 a lunii.',
  'retrage din contractul de cumpărare în 14 zile de la primirea produselor',
  'Trimiți produsele înapoi în cel mult 14 zile de la declarație, iar noi îți restituim banii, inclusiv costul livrării standard, în cel mult 14 zile;',
])('a rule is stated with its numbers: %s', (statement) => {
  const all = JSON.stringify([questions, terms(LOCAL_CONFIG), homeTexts]);
  expect(all).toContain(statement);
});
