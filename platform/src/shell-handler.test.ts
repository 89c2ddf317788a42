import { request } from 'node:http';
import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { httpServer } from './http-server.ts';
import { freePorts } from './ports.ts';
import { shellHandler } from './shell-handler.ts';
import { refuse } from './static-files.ts';

const registry: Registry = {
  revision: 0,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, routerNames: [] },
  remotes: [],
};

/** Sends the path exactly as written, which `fetch` would tidy up first. */
const statusOf = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });

test('a path gets its document, a file its 404, and no request ends the server', async () => {
  const { shell: port } = await freePorts();
  const handler = shellHandler({
    template: '<html lang="ro"><!--vitrina:data--><title>Vitrina</title></html>',
    scriptHashes: [],
    registry,
    config: LOCAL_CONFIG,
    files: (_request, response) => refuse(response, 404),
  });
  const server = httpServer(port, () => handler);
  await server.start();
  expect(await statusOf(port, '//')).toBe(200);
  expect(await statusOf(port, '///[')).toBe(200);
  expect(await statusOf(port, '*')).toBe(400);
  expect(await statusOf(port, '/%')).toBe(200);
  expect(await statusOf(port, '/produse')).toBe(200);
  expect(await statusOf(port, '/gone.js')).toBe(404);
  expect(await statusOf(port, '/registry.json')).toBe(200);
  await server.stop();
});
