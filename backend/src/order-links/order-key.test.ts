import { expect, test } from '@rstest/core';
import { readConfig } from '../config.ts';
import { ageOfKey, orderKey } from './order-key.ts';

const config = readConfig({ NODE_ENV: 'test' });
const order = { id: 17, email: 'ana@exemplu.ro' };

test('a key opens its order as it was written, not with any other last letter', () => {
  const key = orderKey(config, order);
  expect(ageOfKey(config, order, key)).toBeLessThan(1);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const opening = [...letters].filter(
    (letter) => ageOfKey(config, order, key.slice(0, -1) + letter) !== null,
  );
  expect(opening).toEqual([key.at(-1)]);
});

test('a key opens no other order, and none whose address is another or gone', () => {
  const key = orderKey(config, order);
  expect(ageOfKey(config, { ...order, id: 18 }, key)).toBeNull();
  expect(ageOfKey(config, { ...order, email: 'dan@exemplu.ro' }, key)).toBeNull();
  expect(ageOfKey(config, { ...order, email: '' }, key)).toBeNull();
});
