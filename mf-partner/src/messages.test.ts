import { expect, test } from '@rstest/core';
import { messages } from './messages.ts';

test('rules are stated with their numbers', () => {
  const { commissions, overview } = messages;
  expect(commissions.lead).toContain('Facturile apar pe 2 ale lunii.');
  expect(JSON.stringify(commissions)).toContain(
    'Din ultima lună facturată. 9% pentru primii 5.000\u00a0RON, 7% până la 15.000\u00a0RON, 5% peste.',
  );
  expect(JSON.stringify(overview)).toContain('gata în cel mult 7 zile lucrătoare.');
});
