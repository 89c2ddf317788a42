import { beforeEach, expect, test } from '@rstest/core';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_ATTEMPT, SAMPLE_PAID } from '../../../test/sample-purchase.ts';
import { keepCharge, keptCharge } from './kept-charge.ts';

beforeEach(() => {
  localStorage.clear();
  stubHost();
});

test('an attempt and a paid order outlive the page', () => {
  for (const charge of [SAMPLE_ATTEMPT, SAMPLE_PAID]) {
    keepCharge(charge);
    expect(keptCharge()).toEqual(charge);
  }
});

test('an order is repeated only while the host is said to know its payment', () => {
  keepCharge(SAMPLE_PAID);
  stubHost({ capabilities: [] });
  expect(keptCharge()).toEqual({ ...SAMPLE_PAID, repeatable: false });
});

test('a forgotten charge leaves nothing behind', () => {
  keepCharge(SAMPLE_PAID);
  keepCharge(null);
  expect(localStorage).toHaveLength(0);
  expect(keptCharge()).toBeNull();
});

test.each(['{', 'null', '{"paymentIntentId":"pi_1"}', '{"paymentIntentId":"pi_1","order":{}}'])(
  'damaged storage is no charge: %s',
  (text) => {
    localStorage.setItem('vitrina:paid-order', text);
    expect(keptCharge()).toBeNull();
  },
);
