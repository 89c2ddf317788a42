import { expect, test } from '@rstest/core';
import { nameKey } from './name-key.ts';

test.each(['cere SIGLA', ' Cere  sigla ', 'Cere \u202Esigla', 'Cere\nsig\u200Bla'])(
  '%j is the same name',
  (name) => {
    expect(nameKey(name)).toBe(nameKey('Cere sigla'));
  },
);

test('another letter is another name', () => {
  expect(nameKey('Cere sigle')).not.toBe(nameKey('Cere sigla'));
  expect(nameKey('Știri')).not.toBe(nameKey('Stiri'));
});
