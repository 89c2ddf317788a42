import { beforeAll, expect, test } from '@rstest/core';
import { useTestApi } from '../testing/start-test-api.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const api = useTestApi();
let document: OpenApiDocument;
beforeAll(async () => {
  document = (await api.app.inject('/api/openapi.json')).json();
});

test('a call is described by its contract: path, schemas and who may make it', () => {
  expect(document.paths['/api/orders/{id}/status']?.patch).toMatchObject({
    operationId: 'update-order-status',
    security: [{ bearer: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['status'] } } },
    },
  });
  expect(document.paths['/api/products']?.get?.security).toEqual([]);
  expect(document.paths['/api/orders']?.post?.security).toEqual([{}, { bearer: [] }]);
});

test('each call tells what it refuses, by status and code', () => {
  const { responses = {} } = document.paths['/api/orders/{id}/status']?.patch ?? {};
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '500',
    '503',
  ]);
  expect(responses[409]?.description).toContain('order_transition_refused');
  expect(document.paths['/api/products']?.get?.responses[401]).toBeUndefined();
});

test('extensions are marked', () => {
  expect(document.paths['/api/auth/logout']?.post?.description).toContain('Extension');
  expect(document.paths['/api/auth/login']?.post?.description).not.toContain('Extension');
});

test('the readable page names every call and holds no script', async () => {
  const { body } = await api.app.inject('/api/docs');
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    expect(body).toContain(operation.operationId);
  }
  expect(body).toContain('<code>order_transition_refused</code>');
  expect(body).not.toContain('<script');
});
