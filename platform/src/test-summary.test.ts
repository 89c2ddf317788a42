import { expect, test } from '@rstest/core';
import {
  addUp,
  lastWords,
  readBrowserReport,
  readUnitReport,
  summaryLine,
  unsteadyLines,
} from './test-summary.ts';

test('unit tests: counts are taken over', () => {
  expect(readUnitReport('{"summary":{"passedTests":12,"failedTests":1,"failedFiles":1}}')).toEqual({
    passed: 12,
    failed: 1,
  });
});

test('a file that could not run counts as failed', () => {
  expect(readUnitReport('{"summary":{"passedTests":12,"failedTests":0,"failedFiles":2}}')).toEqual({
    passed: 12,
    failed: 2,
  });
});

const browserReport = (...flaky: string[]) =>
  JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: flaky.length },
    errors: [{ message: 'setup' }],
    suites: flaky.map((file) => ({
      suites: [
        {
          specs: [
            { file, line: 7, title: 'opens', tests: [{ status: 'flaky' }] },
            { file, line: 9, title: 'closes', tests: [{ status: 'expected' }] },
          ],
        },
      ],
    })),
  });

test('browser tests: an error outside every test is a failure', () => {
  expect(readBrowserReport(browserReport())).toEqual({ passed: 5, failed: 2 });
});

test('browser tests: what passes at the second try is named', () => {
  const outcome = readBrowserReport(browserReport('menu.spec.ts'));
  expect(outcome).toEqual({ passed: 6, failed: 2, unsteady: ['menu.spec.ts:7 opens'] });
  expect(unsteadyLines(addUp([outcome]))).toBe('only at the second try: menu.spec.ts:7 opens\n');
  expect(unsteadyLines({ passed: 5, failed: 0 })).toBe('');
});

test.each([
  ['more than a few', ['a.spec.ts', 'b.spec.ts', 'c.spec.ts']],
  ['a fault of the payment', ['faults-charged.spec.ts']],
])('browser tests: a second try does not excuse %s', (_, files) => {
  expect(readBrowserReport(browserReport(...files))).toMatchObject({
    passed: 5,
    failed: 2 + files.length,
  });
});

test.each(['', '{', 'null'])('a report that says nothing is a failure: %s', (text) => {
  expect(readUnitReport(text).failed).toBe(1);
  expect(readBrowserReport(text).failed).toBe(1);
});

test('the last line sums up all runners', () => {
  expect(
    summaryLine(
      addUp([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 2 },
      ]),
    ),
  ).toBe('7 passed, 2 failed');
});

test('of a failure the end of what was written is said again', () => {
  const written = Array.from({ length: 100 }, (_, line) => `line ${line}\n`).join('');
  const { said } = addUp([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1, said: written },
  ]);
  expect(lastWords(said ?? '').split('\n')).toEqual(
    Array.from({ length: 40 }, (_, line) => `line ${60 + line}`),
  );
});
