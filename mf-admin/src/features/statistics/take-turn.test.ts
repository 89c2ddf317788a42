import { expect, test } from '@rstest/core';
import { takeTurn } from './take-turn.ts';

test('the next begins only when the one before is done', async () => {
  const began: string[] = [];
  const first = takeTurn();
  const second = takeTurn();
  const secondBegan = second.start.then(() => began.push('second'));
  await first.start;
  began.push('first');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(began).toEqual(['first']);
  first.done();
  await secondBegan;
  expect(began).toEqual(['first', 'second']);
  second.done();
});

test('one that is never done holds the next up for half a second at most', async () => {
  await takeTurn().start;
  const next = takeTurn();
  await next.start;
  next.done();
});
