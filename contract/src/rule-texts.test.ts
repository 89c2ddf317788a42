import { expect, test } from '@rstest/core';
import {
  FREE_SHIPPING_FROM,
  SHIPPING_COST,
  SITE_TIME,
  SUPPORT_TIME,
} from './rule-texts.computed.ts';

test('days and amounts read as the rules have them', () => {
  expect([SITE_TIME, SUPPORT_TIME]).toEqual(['7 zile lucrătoare', '7 zile din 7']);
  expect([SHIPPING_COST, FREE_SHIPPING_FROM]).toEqual(['20\u00a0RON', '300\u00a0RON']);
});
