import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { httpServer } from './http-server.ts';
import { freePorts } from './ports.ts';
import { precompress, staticFiles } from './static-files.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-static-'));
  mkdirSync(join(dir, '1.0.0-abc'));
  writeFileSync(join(dir, '1.0.0-abc/entry.js'), `/* ${'x'.repeat(2000)} */`);
  writeFileSync(join(dir, '1.0.0-abc/tiny.css'), 'a{}');
  return dir;
}

async function serving(dir: string) {
  const { shell: port } = await freePorts();
  const server = httpServer(port, () => staticFiles(dir));
  await server.start();
  return server;
}

test('a file is immutable and may be used by every origin', async () => {
  const server = await serving(folder());
  const response = await fetch(`${server.url}/1.0.0-abc/entry.js`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public,max-age=31536000,immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-type')).toContain('javascript');
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
  const response = await fetch(server.url + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(response.headers.get('cache-control')).toBe('no-store');
  await server.stop();
});

test('text over 1 kB is sent compressed as it lies on disk, small files as they are', async () => {
  const dir = folder();
  precompress(dir);
  const server = await serving(dir);
  const large = await fetch(`${server.url}/1.0.0-abc/entry.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(large.headers.get('content-encoding')).toBe('br');
  expect(await large.text()).toHaveLength(2006);
  const small = await fetch(`${server.url}/1.0.0-abc/tiny.css`);
  expect(small.headers.get('content-encoding')).toBeNull();
  await server.stop();
});

test('a stopped server refuses at once and starts again on its port', async () => {
  const server = await serving(folder());
  await fetch(`${server.url}/1.0.0-abc/tiny.css`);
  await server.stop();
  await expect(fetch(`${server.url}/1.0.0-abc/tiny.css`)).rejects.toThrow();
  await server.start();
  expect((await fetch(`${server.url}/1.0.0-abc/tiny.css`)).status).toBe(200);
  await server.stop();
});
