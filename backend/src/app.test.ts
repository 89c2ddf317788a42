import { expect, test } from '@rstest/core';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import { useTestApi } from './testing/start-test-api.ts';

const api = useTestApi();

test.each(['/health/live', '/api/products', '/nowhere'])(
  '%s asks for https for its own origin only, as the other origins do',
  async (url) => {
    const { headers } = await api.app.inject(url);
    expect(headers['strict-transport-security']).toBe(ONLY_HTTPS);
  },
);
