import { expect, test } from '@rstest/core';
import { COMMISSION_TIERS } from '@vitrina/contract/rules/commission';
import { tierLabel } from './tier-label.ts';

test('tiers read as the specification writes them', () => {
  expect(COMMISSION_TIERS.map(tierLabel)).toEqual([
    'Primii 5.000 RON',
    '5.001 – 15.000 RON',
    'Peste 15.000 RON',
  ]);
});
