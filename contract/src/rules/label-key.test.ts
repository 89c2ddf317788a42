import { expect, test } from '@rstest/core';
import { labelKey } from './label-key.ts';

test.each([
  ['Coșul meu', 'COSUL MEU'],
  ['Coşul meu', 'Coșul\u00a0meu'],
  ['Coșul meu', 'Cos\u0326ul  meu'],
])('%s reads as %s', (one, other) => {
  expect(labelKey(one)).toBe(labelKey(other));
});

test('others do not, and what is no plain text has none', () => {
  expect(labelKey('Coș')).not.toBe(labelKey('Coșul meu'));
  for (const label of ['Co\u200bș', ' Coș', '', 7, undefined]) expect(labelKey(label)).toBeNull();
});
