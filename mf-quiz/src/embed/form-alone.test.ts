import { expect, rstest, test } from '@rstest/core';
import { QUIZ_PATH as english } from '../english/messages.ts';

const OWN = 'https://embed.test/q/v1/en/';

test.each([
  ['/quiz', 'https://shell.test', 'https://shell.test/quiz'],
  ['/quiz', null, OWN],
  // The platform's page is Romanian.
  [english, 'https://shell.test', OWN],
])('where its page is "%s" of %s the form alone is %s', async (QUIZ_PATH, shell, alone) => {
  rstest.resetModules();
  rstest.doMock('../messages.ts', () => ({ QUIZ_PATH }));
  const { formAlone } = await import('./form-alone.ts');
  expect(formAlone(shell, OWN)).toBe(alone);
});
