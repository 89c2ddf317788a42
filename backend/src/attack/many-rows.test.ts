import { expect, test } from '@rstest/core';
import { MAX_BUSINESSES } from '@vitrina/contract/constants';
import { useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();

test('one account cannot fill the list of companies, not even all at once', async () => {
  const { headers } = await api.signIn();
  const create = (_: unknown, index: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/businesses',
      headers,
      payload: { company_name: `Exemplu ${index} SRL` },
    });
  const answers = await Promise.all(Array.from({ length: MAX_BUSINESSES + 15 }, create));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(15);
  expect(refused[0]?.json().code).toBe('too_many_businesses');
});
