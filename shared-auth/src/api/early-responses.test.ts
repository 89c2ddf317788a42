import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { defineCall } from '@vitrina/contract/call';
import * as z from 'zod/mini';
import { configurePlatform } from '../platform.ts';
import { askedAtOf } from './answer-age.ts';
import { callApi } from './call-api.ts';
import { dropEarlyResponses, hasEarlyResponse, requestEarly } from './early-responses.ts';

const things = {
  path: '/api/things',
  access: 'public',
  summary: 'Things.',
  response: z.object({ things: z.array(z.number()) }),
} as const;
const listThings = defineCall({ ...things, name: 'list-things', method: 'GET' });
const writeThing = defineCall({ ...things, name: 'write-thing', method: 'POST' });
const url = 'http://api.test/api/things';

const asked = rstest.fn(async () => Response.json({ things: [1] }));

beforeEach(() => {
  configurePlatform({
    environment: 'development',
    apiOrigin: 'http://api.test',
    filesOrigin: 'http://files.test',
    payments: { publishableKey: '' },
    brand: {
      name: '',
      phone: '',
      email: '',
      whatsapp: '',
      legalName: '',
      legalId: '',
      legalAddress: '',
    },
    hostCapabilities: [],
  });
  rstest.stubGlobal('fetch', asked);
  rstest.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  asked.mockClear();
});
afterEach(() => {
  dropEarlyResponses();
  rstest.useRealTimers();
  rstest.unstubAllGlobals();
});

test('an answer is used for half a minute, and then no more', async () => {
  requestEarly(url, null);
  rstest.setSystemTime(1_029_999);
  expect(hasEarlyResponse(url, null)).toBe(true);
  await callApi(listThings, {});
  expect(asked).toHaveBeenCalledTimes(1);
  requestEarly(url, null);
  rstest.setSystemTime(1_060_000);
  expect(hasEarlyResponse(url, null)).toBe(false);
  await callApi(listThings, {});
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a query learns how old its answer is', async () => {
  const { signal } = new AbortController();
  requestEarly(url, null);
  rstest.setSystemTime(1_020_000);
  await callApi(listThings, {}, { signal });
  expect(askedAtOf(signal)).toBe(1_000_000);
});

test('an answer from before a change of this page is dropped', async () => {
  requestEarly(url, null);
  await callApi(writeThing, {});
  expect(hasEarlyResponse(url, null)).toBe(false);
});

test('what is asked for while a change is under way may be from before it', async () => {
  let answer = (_: Response) => {};
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const writing = callApi(writeThing, {});
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  requestEarly(url, null);
  answer(Response.json({ things: [] }));
  await writing;
  expect(hasEarlyResponse(url, null)).toBe(false);
});
