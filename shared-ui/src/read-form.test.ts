import { expect, test } from '@rstest/core';
import { createPartner } from '@vitrina/contract/calls/create-partner';
import { readBy } from './read-form.ts';

const WHOLE = { userId: '7', name: 'Ana', syncUrl: 'https://a.ro/x', websiteUrl: 'https://a.ro' };
const texts = {
  required: 'lipsă',
  tooLong: (maximum: number, length: number) => `${length} din ${maximum}`,
  wrong: { websiteUrl: 'alege un site' },
};
const read = readBy(createPartner.body, texts, (values: typeof WHOLE) => ({
  ...values,
  userId: Number(values.userId),
}));

test('what is right is answered as the schema reads it', () => {
  expect(read({ ...WHOLE, name: ' Ana ' })).toEqual({ input: { ...WHOLE, userId: 7 } });
});

test.each([
  ['an empty field', { name: ' ' }, { name: 'lipsă' }],
  ['an empty choice', { userId: '' }, { userId: 'lipsă' }],
  ['a long text', { name: 'a'.repeat(130) }, { name: '130 din 120' }],
  ['a value with a text of its own', { websiteUrl: 'x' }, { websiteUrl: 'alege un site' }],
  [
    'another wrong value',
    { syncUrl: 'x' },
    { syncUrl: 'Scrie o adresă întreagă, de felul https://exemplu.ro.' },
  ],
])('%s is said at its field', (_what, part, errors) => {
  expect(read({ ...WHOLE, ...part })).toEqual({ errors });
});
