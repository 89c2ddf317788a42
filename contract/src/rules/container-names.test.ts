import { expect, test } from '@rstest/core';
import { containerProblem } from './container-names.ts';

test.each(['mf_shop_0123456789ab', 'mf_shop_dev', 'mf_shop_1_2_3_0123abcd'])(
  '%s is a container of mf-shop',
  (container) => {
    expect(containerProblem('mf-shop', container)).toBeNull();
  },
);

test.each([
  'mf_quiz_00000009',
  'mf_shop_',
  'mf_shop',
  'mf_shop_admin_00000009',
  'mf_shop_1_2_00000009',
  'x',
])('%s is none of mf-shop', (container) => {
  expect(containerProblem('mf-shop', container)).toContain(container);
});
