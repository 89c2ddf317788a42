import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { defineCall } from '@vitrina/contract/call';
import * as z from 'zod/mini';
import { configurePlatform } from '../platform.ts';
import { endSession, getSession, signIn } from '../session.ts';
import { callApi } from './call-api.ts';
import { requestEarly } from './early-responses.ts';

const readThing = defineCall({
  name: 'read-thing',
  method: 'GET',
  path: '/api/things/:id',
  access: 'optional',
  origin: 'spec',
  summary: 'One thing.',
  params: z.object({ id: z.number() }),
  query: z.object({ colour: z.optional(z.string()) }),
  response: z.object({ id: z.number() }),
});
const writeThing = defineCall({
  name: 'write-thing',
  method: 'POST',
  path: '/api/things',
  access: 'signed-in',
  origin: 'spec',
  summary: 'A new thing.',
  body: z.object({ id: z.number() }),
  response: z.object({ id: z.number() }),
});

const brand = {
  name: '',
  phone: '',
  email: '',
  whatsapp: '',
  legalName: '',
  legalId: '',
  legalAddress: '',
};
const fetchStub = rstest.fn<(request: Request | string) => Promise<Response>>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  configurePlatform({
    environment: 'development',
    apiOrigin: 'http://api.test',
    filesOrigin: 'http://files.test',
    payments: { publishableKey: '' },
    brand,
  });
  rstest.stubGlobal('fetch', fetchStub);
  fetchStub.mockReset();
});
afterEach(() => {
  endSession('signed-out');
  rstest.unstubAllGlobals();
});

const sent = (index = 0) => fetchStub.mock.calls[index]?.[0] as Request;

test('fills path and query, and sends the token when there is one', async () => {
  signIn({ id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'abc');
  fetchStub.mockResolvedValue(json(200, { id: 5 }));
  expect(await callApi(readThing, { params: { id: 5 }, query: { colour: 'roșu' } })).toEqual({
    id: 5,
  });
  expect(sent().url).toBe('http://api.test/api/things/5?colour=ro%C8%99u');
  expect(sent().headers.get('authorization')).toBe('Bearer abc');
});

test('a refusal carries status, words, code and field', async () => {
  fetchStub.mockResolvedValue(
    json(422, { error: 'Stoc insuficient', code: 'OUT_OF_STOCK', field: 'products' }),
  );
  const error = await callApi(writeThing, { body: { id: 1 } }).catch((cause: unknown) => cause);
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 422,
    serverMessage: 'Stoc insuficient',
    code: 'OUT_OF_STOCK',
    field: 'products',
  });
});

test('a 401 to a call with a token ends the session', async () => {
  signIn({ id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'abc');
  fetchStub.mockResolvedValue(json(401, {}));
  await expect(callApi(readThing, { params: { id: 1 }, query: {} })).rejects.toMatchObject({
    name: 'ApiError',
  });
  expect(getSession()).toMatchObject({ status: 'anonymous', ended: 'expired' });
});

test('an answer of another shape is a ContractError that names the field', async () => {
  fetchStub.mockResolvedValue(json(200, { id: 'five' }));
  await expect(callApi(readThing, { params: { id: 1 }, query: {} })).rejects.toMatchObject({
    name: 'ContractError',
    message: expect.stringContaining('id'),
  });
});

test('a proxy that answers HTML is a refusal without words, not a crash', async () => {
  fetchStub.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 400 }));
  await expect(callApi(readThing, { params: { id: 1 }, query: {} })).rejects.toMatchObject({
    name: 'ApiError',
    serverMessage: null,
  });
});

test('reads are repeated when the host stumbles, writes never', async () => {
  fetchStub.mockResolvedValueOnce(json(503, {})).mockResolvedValue(json(200, { id: 1 }));
  expect(await callApi(readThing, { params: { id: 1 }, query: {} })).toEqual({ id: 1 });
  expect(fetchStub).toHaveBeenCalledTimes(2);
  fetchStub.mockReset();
  fetchStub.mockResolvedValue(json(503, {}));
  await expect(callApi(writeThing, { body: { id: 1 } })).rejects.toMatchObject({ status: 503 });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('no connection is a NetworkError', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(callApi(writeThing, { body: { id: 1 } })).rejects.toMatchObject({
    name: 'NetworkError',
  });
});

test('an answer that the boot script asked for is used once, and only by whom it was asked for', async () => {
  fetchStub.mockImplementation(async () => json(200, { id: 1 }));
  requestEarly('http://api.test/api/things/1', null);
  requestEarly('http://api.test/api/things/2', 'someone-else');
  expect(fetchStub).toHaveBeenCalledTimes(2);
  await callApi(readThing, { params: { id: 1 }, query: {} });
  expect(fetchStub).toHaveBeenCalledTimes(2);
  await callApi(readThing, { params: { id: 1 }, query: {} });
  await callApi(readThing, { params: { id: 2 }, query: {} });
  expect(fetchStub).toHaveBeenCalledTimes(4);
});
