import { expect, test } from '@rstest/core';
import * as fields from '@vitrina/contract/entities/contact-fields';
import type { ContactKey } from '@vitrina/contract/questionnaire';
import fc from 'fast-check';
import { noContact } from './contact.ts';
import { problemsIn } from './validate.ts';

const problemOf = (key: ContactKey, text: string) =>
  problemsIn({ ...noContact(), [key]: text })[key];

test.each([
  ['email', 'ana@exemplu.ro'],
  ['email', '  Ana.Pop+site@mail.exemplu.ro '],
  ['phone', '0712345678'],
  ['phone', ' +40 712 345 678 '],
  ['phone', '021/345.67.89'],
  ['phone', '+49 151 23456789'],
] as const)('an %s such as "%s" is fine', (key, text) => {
  expect(problemOf(key, text)).toBeUndefined();
});

test.each([
  ['email', '   ', 'missing'],
  ['email', 'ana', 'invalid'],
  ['email', 'ana@exemplu', 'invalid'],
  ['email', 'ana pop@exemplu.ro', 'invalid'],
  ['email', 'ana..pop@exemplu.ro', 'invalid'],
  ['email', `${'a'.repeat(250)}@exemplu.ro`, 'tooLong'],
  ['phone', '', 'missing'],
  ['phone', '0'.repeat(60), 'tooLong'],
  ['phone', '112', 'invalid'],
] as const)('an %s such as "%s" is %s', (key, text, problem) => {
  expect(problemOf(key, text)).toBe(problem);
});

test.each([
  ['email', fields.email(), fc.emailAddress()],
  [
    'email',
    fields.email(),
    fc.stringMatching(/^[a-zA-Z.'+_-]{1,8}@[a-zA-Z.-]{1,6}\.[a-zA-Z]{1,3}$/),
  ],
  ['phone', fields.phone(), fc.stringMatching(/^(\+40|0040|0|\+)[ 1237]([ .\-/]?\d){7,9}$/)],
] as const)('an %s that is accepted here is accepted by the host', (key, schema, near) => {
  let accepted = 0;
  const neverRefused = (text: string) => {
    if (problemOf(key, text)) return;
    accepted += 1;
    expect(schema.safeParse(text).success).toBe(true);
  };
  fc.assert(fc.property(near, neverRefused), { numRuns: 500 });
  expect(accepted).toBeGreaterThan(0);
});
