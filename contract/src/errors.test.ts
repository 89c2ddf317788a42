import { expect, test } from '@rstest/core';
import { ERRORS } from './errors.ts';

test.each(Object.entries(ERRORS))(
  '%s has an error status and a sentence',
  (_, { status, text }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(text).toMatch(/^[A-ZȘȚÎÂĂ].*\.$/);
    expect(text).not.toMatch(/[şţŞŢ]/);
  },
);
