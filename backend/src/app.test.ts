import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each(['/health/live', '/api/products', '/nowhere'])(
  '%s asks for https for its own origin only, as the other origins do',
  async (url) => {
    const { headers } = await api.app.inject(url);
    expect(headers['strict-transport-security']).toBe(ONLY_HTTPS);
  },
);
