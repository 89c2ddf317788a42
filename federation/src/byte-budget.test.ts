import { expect, test } from '@rstest/core';
import { budgetProblem } from './byte-budget.ts';

const budget = { entry: 'index', maxGzipBytes: 100, later: [/node_modules\/ky\//] };

test('at the limit is within it', () => {
  expect(
    budgetProblem(
      budget,
      [
        ['a.js', 60],
        ['b.js', 40],
      ],
      ['/src/main.tsx'],
    ),
  ).toBeNull();
});

test('over the limit names every file with its size', () => {
  const problem = budgetProblem(
    budget,
    [
      ['a.js', 60],
      ['b.js', 41],
    ],
    [],
  );
  expect(problem).toContain('101 of 100');
  expect(problem).toContain('a.js: 60');
  expect(problem).toContain('b.js: 41');
});

test('a module that should load later is named', () => {
  expect(budgetProblem(budget, [], ['/x/node_modules/ky/index.js'])).toContain(
    '/x/node_modules/ky/index.js',
  );
});
