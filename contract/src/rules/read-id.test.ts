import { expect, test } from '@rstest/core';
import { readId } from './read-id.ts';

test.each([
  ['7', 7],
  ['007', 7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', null],
  ['12345678901234567', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
])('%s in an address is the id %s', (text, id) => {
  expect(readId(text)).toBe(id);
});
