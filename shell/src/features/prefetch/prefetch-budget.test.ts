import { expect, test } from '@rstest/core';
import { createBudget } from './prefetch-budget.ts';

const LIMITS = { mounts: 3, bytes: 100, atOnce: 2 };

test('no more mounts than the limit', async () => {
  const budget = createBudget({ ...LIMITS, mounts: 2 });
  await budget.spend(Promise.resolve(1));
  expect(budget.hasRoom()).toBe(true);
  await budget.spend(Promise.resolve(1));
  expect(budget.hasRoom()).toBe(false);
});

test('no more bytes than the limit, but for what was under way', async () => {
  const budget = createBudget(LIMITS);
  await budget.spend(Promise.resolve(99));
  expect(budget.hasRoom()).toBe(true);
  await budget.spend(Promise.resolve(40));
  expect(budget.hasRoom()).toBe(false);
});

test('no more at the same time than the limit', async () => {
  const budget = createBudget(LIMITS);
  let come = (_: number) => {};
  const first = budget.spend(new Promise((resolve) => (come = resolve)));
  void budget.spend(new Promise(() => {}));
  expect(budget.hasRoom()).toBe(false);
  come(1);
  await first;
  expect(budget.hasRoom()).toBe(true);
});
