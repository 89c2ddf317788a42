import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { httpServer } from './http-server.ts';
import { freePorts } from './ports.ts';
import { precompress, releaseFiles, staticFiles } from './static-files.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-static-'));
  mkdirSync(join(dir, '1.0.0-abc'));
  writeFileSync(join(dir, '1.0.0-abc/entry.js'), `/* ${'x'.repeat(2000)} */`);
  writeFileSync(join(dir, '1.0.0-abc/tiny.css'), 'a{}');
  return dir;
}

/** On its own connection: the next test may reuse the port while this connection is still closing. */
const get = (url: string, { headers = {}, ...options }: RequestInit = {}) =>
  fetch(url, { ...options, headers: { ...headers, connection: 'close' } });

async function serving(dir: string, files = releaseFiles(dir)) {
  const { shell: port } = await freePorts();
  const server = httpServer(port, () => files);
  await server.start();
  return server;
}

test('a file is immutable and may be used by every origin', async () => {
  const server = await serving(folder());
  const response = await get(`${server.url}/1.0.0-abc/entry.js`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(response.headers.get('content-type')).toContain('javascript');
  await server.stop();
});

test('outside a release only a name with a hash may be stored, and no template is served', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-static-'));
  for (const name of ['favicon.svg', 'index.1d9a8c6621.css', 'index.html']) {
    writeFileSync(join(dir, name), 'x');
  }
  const server = await serving(dir, staticFiles(dir));
  const stored = async (path: string) =>
    (await get(server.url + path)).headers.get('cache-control');
  expect(await stored('/index.1d9a8c6621.css')).toContain('immutable');
  expect(await stored('/favicon.svg')).toBe('no-store');
  expect((await get(`${server.url}/index.html`)).status).toBe(404);
  expect((await get(`${server.url}/index.html?x`)).status).toBe(404);
  await server.stop();
});

test('a handler that throws answers 500 and the server goes on', async () => {
  const { shell: port } = await freePorts();
  let broken = true;
  const server = httpServer(port, () => {
    if (broken) throw new Error('broken on purpose');
    return (_request, response) => void response.end('well');
  });
  await server.start();
  expect((await get(server.url)).status).toBe(500);
  broken = false;
  expect(await (await get(server.url)).text()).toBe('well');
  await server.stop();
});

test.each([
  '/1.0.0-abc/gone.js',
  '/',
  '/1.0.0-abc/',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
])('what is not there is a plain 404, never a page: %s', async (path) => {
  const server = await serving(folder());
  const response = await get(server.url + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(response.headers.get('cache-control')).toBe('no-store');
  await server.stop();
});

test('text over 1 kB is sent compressed as it lies on disk, small files as they are', async () => {
  const dir = folder();
  precompress(dir);
  const server = await serving(dir);
  const large = await get(`${server.url}/1.0.0-abc/entry.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(large.headers.get('content-encoding')).toBe('br');
  expect(await large.text()).toHaveLength(2006);
  const small = await get(`${server.url}/1.0.0-abc/tiny.css`);
  expect(small.headers.get('content-encoding')).toBeNull();
  await server.stop();
});

test('a stopped server refuses at once and starts again on its port', async () => {
  const server = await serving(folder());
  await get(`${server.url}/1.0.0-abc/tiny.css`);
  await server.stop();
  await expect(get(`${server.url}/1.0.0-abc/tiny.css`)).rejects.toThrow();
  await server.start();
  expect((await get(`${server.url}/1.0.0-abc/tiny.css`)).status).toBe(200);
  await server.stop();
});
