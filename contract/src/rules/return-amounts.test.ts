import { expect, test } from '@rstest/core';
import { refundableBani, returnAmount } from './return-amounts.ts';

const order = { shippingBani: 2000 };
const line = (changes = {}) => ({
  quantity: 2,
  priceBani: 5000,
  accepted: 0,
  before: 0,
  ...changes,
});

test('a part of an order brings its pieces back, not the delivery', () => {
  expect(returnAmount([line({ accepted: 1 }), line()], order)).toEqual({
    goodsBani: 5000,
    shippingBani: 0,
    totalBani: 5000,
  });
});

test('the whole order brings the delivery back too', () => {
  const all = [line({ accepted: 2 }), line({ quantity: 1, priceBani: 900, accepted: 1 })];
  expect(returnAmount(all, order)).toMatchObject({ shippingBani: 2000, totalBani: 12_900 });
});

test('the return that completes the order brings it back, once', () => {
  const rest = [line({ accepted: 1, before: 1 }), line({ before: 2 })];
  expect(returnAmount(rest, order)).toMatchObject({ goodsBani: 5000, shippingBani: 2000 });
  expect(returnAmount([line({ before: 2 })], order).totalBani).toBe(0);
});

test('a piece that is not taken back keeps the delivery with us', () => {
  expect(returnAmount([line({ accepted: 1 })], order).shippingBani).toBe(0);
});

test('what can still go back is never below nothing', () => {
  expect(refundableBani({ totalBani: 7000, refundedBani: 3000 })).toBe(4000);
  expect(refundableBani({ totalBani: 7000, refundedBani: 9000 })).toBe(0);
});
