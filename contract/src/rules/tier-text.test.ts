import { expect, test } from '@rstest/core';
import { tierTexts } from './tier-text.ts';

test('tiers read as the rules have them', () => {
  const words = {
    middle: (from: string, upTo: string) => `de la ${from} la ${upTo} RON`,
    last: (from: string) => `peste ${from} RON`,
  };
  expect(tierTexts(words)).toEqual([
    '9% pentru primii 5.000\u00a0RON',
    '7% de la 5.001 la 15.000\u00a0RON',
    '5% peste 15.000\u00a0RON',
  ]);
});
