import { expect, test } from '@rstest/core';
import fc from 'fast-check';

test('a property that fails tells its assertion beside the counterexample', () => {
  const property = fc.property(fc.constant(5), (five) => {
    expect(five).toBeLessThan(5);
  });
  const failing = () => fc.assert(property);
  expect(failing).toThrow('Counterexample: [5]');
  expect(failing).toThrow('expected 5 to be less than 5');
});
