import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { defineCall } from '@vitrina/contract/call';
import type { Capability } from '@vitrina/contract/capabilities';
import { id, ron, rows } from '@vitrina/contract/entities/answer-fields';
import * as z from 'zod/mini';
import { configurePlatform } from '../platform.ts';
import { endSession, getSession, signIn } from '../session.ts';
import { callApi } from './call-api.ts';
import { requestEarly } from './early-responses.ts';
import { unlessMissing } from './errors.ts';
import { useAllUnreadableRows } from './unreadable-rows.ts';

const readThing = defineCall({
  name: 'read-thing',
  method: 'GET',
  path: '/api/things/:id',
  access: 'optional',
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
  summary: 'A new thing.',
  body: z.object({ id: z.number() }),
  response: z.object({ id: z.number() }),
});

const listThings = defineCall({
  name: 'list-things',
  method: 'GET',
  path: '/api/things',
  access: 'public',
  summary: 'All things.',
  query: z.object({ page: z.optional(z.number()), colour: z.optional(z.string()) }),
  additive: { page: 'order-search', 'idempotency-key': 'idempotency-key' },
  response: z.object({ things: rows(z.object({ id: id(), price: ron() })) }),
});
const moveThing = defineCall({
  name: 'move-thing',
  method: 'POST',
  path: '/api/things/:id/moves',
  access: 'signed-in',
  capability: 'order-status',
  summary: 'Moves a thing.',
  params: z.object({ id: z.number() }),
  body: z.object({ to: z.string() }),
  errors: ['order_not_found'],
  response: z.object({ id: z.number() }),
});
const move = () => callApi(moveThing, { params: { id: 1 }, body: { to: 'x' } });

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

const startPlatform = (...hostCapabilities: Capability[]) =>
  configurePlatform({
    environment: 'development',
    apiOrigin: 'http://api.test',
    filesOrigin: 'http://files.test',
    payments: { publishableKey: '' },
    brand,
    hostCapabilities,
  });

beforeEach(() => {
  startPlatform();
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

test('an answer that breaks off is none', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('terminated'));
    },
  });
  fetchStub.mockResolvedValue(new Response(broken));
  await expect(callApi(writeThing, { body: { id: 1 } })).rejects.toMatchObject({
    name: 'NetworkError',
  });
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

describe('a 401', () => {
  beforeEach(() => signIn({ id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'abc'));

  const refuse = (check: () => Promise<Response>) =>
    fetchStub.mockImplementation(async (request) =>
      new URL(request instanceof Request ? request.url : request).pathname.endsWith(
        'validate-token',
      )
        ? check()
        : json(401, {}),
    );

  test('to a call of the specification ends the session when the host no longer knows the token', async () => {
    refuse(async () => json(401, {}));
    const calls = [1, 2].map((number) => callApi(readThing, { params: { id: number }, query: {} }));
    for (const result of await Promise.allSettled(calls)) expect(result.status).toBe('rejected');
    expect(getSession()).toMatchObject({ status: 'anonymous', ended: 'expired' });
    // Both refusals share one check of the token.
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['knows the token', async () => json(200, { user: {} })],
    ['stumbles', async () => json(500, {})],
    ['is too busy', async () => json(429, {})],
    ['does not know the question', async () => json(405, {})],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not end it where the host %s', async (_, check) => {
    refuse(check);
    await expect(callApi(readThing, { params: { id: 1 }, query: {} })).rejects.toMatchObject({
      status: 401,
    });
    expect(getSession().status).toBe('authenticated');
  });

  test('to an extension never ends it', async () => {
    startPlatform('order-status');
    refuse(async () => json(401, {}));
    await expect(move()).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    expect(getSession().status).toBe('authenticated');
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe('what a host is not said to know', () => {
  test('is not sent: a field, a header, a call', async () => {
    fetchStub.mockImplementation(async () => json(200, { things: [] }));
    await callApi(listThings, { query: { page: 2, colour: 'x' } }, { idempotencyKey: 'key' });
    expect(sent().url).toBe('http://api.test/api/things?colour=x');
    expect(sent().headers.get('idempotency-key')).toBe(null);
    await expect(move()).rejects.toMatchObject({ name: 'MissingCallError' });
    expect(await unlessMissing(move())).toBe(null);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('is sent once it is listed', async () => {
    startPlatform('order-search', 'idempotency-key');
    fetchStub.mockImplementation(async () => json(200, { things: [] }));
    await callApi(listThings, { query: { page: 2 } }, { idempotencyKey: 'key' });
    expect(sent().url).toBe('http://api.test/api/things?page=2');
    expect(sent().headers.get('idempotency-key')).toBe('key');
  });
});

describe('an extension that is listed', () => {
  const page = (status: number) =>
    new Response('<h1>Cannot POST</h1>', { status, headers: { 'content-type': 'text/html' } });

  test.each([
    ['404', json(404, { error: 'Not found' })],
    ['405', json(405, {})],
    ['501', json(501, {})],
    ['a page of HTML', page(404)],
    ['a page of HTML as a success', page(200)],
    ['a page of HTML that forbids', page(403)],
  ])('is missing where the host answers %s', async (_, answer) => {
    startPlatform('order-status');
    fetchStub.mockImplementation(async () => answer.clone());
    await expect(move()).rejects.toMatchObject({ name: 'MissingCallError' });
  });

  test.each([
    ['a row that is not there', json(404, { code: 'order_not_found' })],
    ['a refusal', json(403, { error: 'Forbidden' })],
    ['a stumble', page(502)],
  ])('is not missing for %s', async (_, answer) => {
    startPlatform('order-status');
    fetchStub.mockImplementation(async () => answer.clone());
    await expect(move()).rejects.toMatchObject({ name: 'ApiError' });
  });
});

test('rows that cannot be read are left out and noted, until an answer is whole again', async () => {
  const row = { id: 1, price: '5.50' };
  const odd = [row, null, { id: 'abc', price: 1 }, { price: 1 }, { id: '2', price: 'x' }];
  fetchStub.mockResolvedValueOnce(json(200, { things: Object.assign({}, odd) }));
  const { things } = await callApi(listThings, { query: {} });
  expect(things).toEqual([
    { id: 1, price: 5.5 },
    { id: 2, price: null },
  ]);
  expect(useAllUnreadableRows.getState()['list-things']).toEqual([
    { name: '#2', field: '' },
    { name: 'abc', field: 'id' },
    { name: '#4', field: 'id' },
  ]);
  fetchStub.mockResolvedValueOnce(json(200, { things: [row] }));
  await callApi(listThings, { query: {} });
  expect(useAllUnreadableRows.getState()['list-things']).toEqual([]);
});

test('a long list is read in turns, with all its rows in order and the number of each that cannot be', async () => {
  const rows = Array.from({ length: 1300 }, (_, index) => ({ id: index + 1, price: index }));
  const odd = rows.with(700, { price: 1 } as never).with(1299, null as never);
  let turns = 0;
  class CountedChannel extends MessageChannel {
    constructor() {
      super();
      turns += 1;
    }
  }
  rstest.stubGlobal('MessageChannel', CountedChannel);
  fetchStub.mockResolvedValueOnce(json(200, { things: odd }));
  const { things } = await callApi(listThings, { query: {} });
  expect(turns).toBe(2);
  expect(things).toEqual(rows.filter(({ id: number }) => number !== 701 && number !== 1300));
  expect(useAllUnreadableRows.getState()['list-things']).toEqual([
    { name: '#701', field: 'id' },
    { name: '#1300', field: '' },
  ]);
});

test('a long list of which only a row outside is odd is no list of its own', async () => {
  fetchStub.mockResolvedValueOnce(json(200, { id: 7, more: Array(2000).fill(1) }));
  expect(await callApi(readThing, { params: { id: 1 }, query: {} })).toEqual({ id: 7 });
});

test('a refusal with the status of success is one', async () => {
  fetchStub.mockResolvedValue(json(200, { success: false, things: [], message: 'Baza e oprită' }));
  await expect(callApi(listThings, { query: {} })).rejects.toMatchObject({
    name: 'ApiError',
    serverMessage: 'Baza e oprită',
  });
});

test('so is one that names an error', async () => {
  fetchStub.mockResolvedValue(json(200, { error: 'Stoc epuizat' }));
  await expect(callApi(writeThing, { body: { id: 1 } })).rejects.toMatchObject({
    name: 'ApiError',
    serverMessage: 'Stoc epuizat',
  });
});

test('errors by field are read as the first of them', async () => {
  const errors = { email: ['Adresa există deja.'], name: ['Lipsește.'] };
  fetchStub.mockResolvedValue(json(422, { message: 'The given data was invalid.', errors }));
  await expect(callApi(writeThing, { body: { id: 1 } })).rejects.toMatchObject({
    field: 'email',
    serverMessage: 'Adresa există deja.',
  });
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

test('a page of HTML is no answer, whatever its status says: perhaps nothing was done', async () => {
  const order = defineCall({
    name: 'order-thing',
    method: 'POST',
    path: '/api/things',
    access: 'public',
    summary: 'Orders a thing.',
    response: z.catch(z.object({ id: z.optional(z.int()) }), {}),
  });
  fetchStub.mockResolvedValueOnce(new Response(' <!doctype html><h1>Vitrina</h1>'));
  await expect(callApi(order, {})).rejects.toMatchObject({ name: 'ContractError' });
  for (const words of ['', 'OK']) {
    fetchStub.mockResolvedValueOnce(new Response(words));
    expect(await callApi(order, {})).toEqual({});
  }
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
