import { expect, test } from '@rstest/core';
import { fillPlaceholders, linkProblem, placeholderProblem } from './mail-placeholders.ts';

const RULES = { known: ['salut', 'comanda'], required: ['comanda'] };

test('a text is told what its placeholders lack, or have too much', () => {
  expect(placeholderProblem('{salut} Comanda #{comanda}.', RULES)).toBeNull();
  expect(placeholderProblem('{salut} Comanda ta.', RULES)).toContain('Lipsește {comanda}');
  expect(placeholderProblem('{comanda} {nume}', RULES)).toContain('{nume} nu înseamnă nimic');
  expect(placeholderProblem('{comanda} {}', RULES)).toContain('{} nu înseamnă nimic');
  // A sentence in braces is not a placeholder.
  expect(placeholderProblem('{comanda} {așa scriu eu} {', RULES)).toBeNull();
});

test('values stand as they are: their own braces are no placeholder', () => {
  expect(fillPlaceholders('{a} și {b}', { a: '{b}', b: '$1' })).toBe('{b} și $1');
  expect(fillPlaceholders('{constructor}', {})).toBe('{constructor}');
});

test('an empty value takes its space along', () => {
  const text = 'Solicitarea {pentru} a ajuns {pentru}.';
  expect(fillPlaceholders(text, { pentru: '' })).toBe('Solicitarea a ajuns.');
  expect(fillPlaceholders(text, { pentru: 'ta' })).toBe('Solicitarea ta a ajuns ta.');
});

test.each([
  'Intră pe https://vitrina-cont.example/login',
  'Intră pe vitrina-cont.example',
  'Scrie la ana@exemplu.ro',
  'javascript://x',
])('%s leads somewhere', (text) => {
  expect(linkProblem(text)).toContain('linkurile se adaugă singure');
});

test.each(['{salut} Comanda a plecat. Te sunăm.', 'Vitrina S.R.L., 1.250 RON, ora 9.30, etc.'])(
  '%s leads nowhere',
  (text) => {
    expect(linkProblem(text)).toBeNull();
  },
);
