import { expect, test } from '@rstest/core';
import { tiersFor } from '@vitrina/contract/rules/commission';
import { tierLabel } from './tier-label.ts';

test('tiers read as the specification writes them', () => {
  const tiers = tiersFor('2026-03');
  expect(tiers.map((_, index) => tierLabel(tiers, index))).toEqual([
    'Primii 5.000\u00a0RON',
    '5.001 – 15.000\u00a0RON',
    'Peste 15.000\u00a0RON',
  ]);
});
