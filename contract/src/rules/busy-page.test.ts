import { expect, test } from '@rstest/core';
import { isBusyPage } from './busy-page.ts';

test.each([
  [[''], '/quiz', true],
  [[''], '/quiz/', true],
  [[''], '/quiz/embed', false],
  [['embed'], '/quiz/embed', true],
  [['embed'], '/quiz', false],
  [['order/:id'], '/quiz/order/12', true],
  [['order/:id'], '/quiz/order', false],
  [[], '/quiz', false],
  [undefined, '/quiz', false],
])('busy at %j: %s is %s', (busy, pathname, expected) => {
  expect(isBusyPage({ path: '/quiz', busy }, pathname)).toBe(expected);
});
