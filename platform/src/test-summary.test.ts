import { expect, test } from '@rstest/core';
import {
  addUp,
  lastWords,
  readBrowserReport,
  readUnitReport,
  summaryLine,
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

const browserReport = (flaky = 0, skipped = 0) =>
  JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky, skipped },
    errors: [{ message: 'setup' }],
  });

test('browser tests: an error outside every test is a failure', () => {
  expect(readBrowserReport(browserReport())).toEqual({ passed: 5, failed: 2 });
});

test('browser tests: what passes at the second try only has failed', () => {
  expect(readBrowserReport(browserReport(1))).toEqual({ passed: 5, failed: 3 });
});

test('browser tests: those of a browser that is not here are said, and have not passed', () => {
  const outcome = readBrowserReport(browserReport(0, 7));
  expect(summaryLine(addUp([{ passed: 3, failed: 0 }, outcome]))).toBe(
    '8 passed, 2 failed, 7 skipped',
  );
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
