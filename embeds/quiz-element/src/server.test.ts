/** @rstest-environment node */
import { expect, test } from '@rstest/core';
import { formAddress } from './form-address.ts';

test('on a server the package loads, and writes addresses', async () => {
  expect(typeof window).toBe('undefined');
  await expect(import('./index.ts')).resolves.toHaveProperty('SiteQuizElement');
  expect(formAddress('https://embed.test/q/v1/', { font: 'Georgia,serif', title: false })).toBe(
    'https://embed.test/q/v1/?font=Georgia%2Cserif&title=0',
  );
});

test('an option that does not exist is refused by its type', () => {
  // @ts-expect-error
  formAddress('https://embed.test/q/v1/', { colour: 'red' });
  // @ts-expect-error
  formAddress('https://embed.test/q/v1/', { theme: 'pink' });
});
