import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { temporaryFolder } from '../release/sample-shell.ts';
import type { ReleaseManifest } from '../release-file.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';

const SHELL = 'https://staging.exemplu.ro';
const FILE = '/1.0.0-0a1b2c3d/static/index.js';
let server: DevelopmentServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function started() {
  const root = temporaryFolder('dev');
  const dir = join(root, 'served');
  mkdirSync(join(dir, '1.0.0-0a1b2c3d/static'), { recursive: true });
  writeFileSync(join(dir, FILE), 'run()');
  writeFileSync(join(root, 'secret.js'), 'secret');
  writeFileSync(join(dir, 'next.js'), 'half built');
  const port = await freePort();
  const options = { origin: `http://localhost:${port}`, shellOrigin: SHELL, dir };
  server = await startDevelopmentServer(options);
  /** Uses Node's HTTP client: `fetch` sends neither a foreign Host header nor a path with dots. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const asking = request(
          {
            host: '127.0.0.1',
            port,
            path,
            method,
            headers: { host: `localhost:${port}`, ...headers },
          },
          (answer) => {
            let body = '';
            answer.on('data', (chunk: Buffer) => {
              body += chunk.toString();
            });
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
            );
          },
        );
        asking.on('error', reject).end();
      },
    );
  return { ask, options, server };
}

test('the pages of the shell may read files of a release, and nobody keeps them', async () => {
  const { ask } = await started();
  const answer = await ask(FILE, { origin: SHELL });
  expect(answer).toMatchObject({ status: 200, body: 'run()' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': SHELL,
    'cache-control': 'no-store',
  });
  // A retry of the page uses another address.
  expect((await ask(`${FILE}?again=1`, { origin: SHELL })).status).toBe(200);
});

test.each([
  ['a page of another origin', FILE, { origin: 'https://evil.example' }, 'GET', 403],
  ['a foreign name for this machine', FILE, { host: 'evil.example' }, 'GET', 403],
  ['another method', FILE, {}, 'POST', 405],
  ['a file above the releases', '/1.0.0-0a1b2c3d/../../secret.js', {}, 'GET', 404],
  ['the same, encoded', '/1.0.0-0a1b2c3d/%2e%2e/%2e%2e/secret.js', {}, 'GET', 404],
  ['a file beside the releases', '/next.js', {}, 'GET', 404],
  ['a release that is not there', '/1.0.0-ffffffff/index.js', {}, 'GET', 404],
  ['no file', '/', {}, 'GET', 404],
])('%s gets nothing', async (_, path, headers, method, status) => {
  const { ask } = await started();
  const answer = await ask(path, headers, method);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toMatch(/run|secret|half/);
});

test('a page that comes later hears of the last release and of what is wrong since', async () => {
  const { options, server: running } = await started();
  const release = (id: string) =>
    ({ type: 'release', manifest: { id } as ReleaseManifest }) as const;
  running.tell(release('1'));
  running.tell({ type: 'failed', message: 'first' });
  running.tell({ type: 'failed', message: 'second' });
  const events = await fetch(`${options.origin}/events`, { headers: { origin: SHELL } });
  expect(events.headers.get('content-type')).toBe('text/event-stream');
  const reader = events.body?.getReader();
  const until = async (text: string) => {
    let heard = '';
    while (!heard.includes(text)) heard += new TextDecoder().decode((await reader?.read())?.value);
    return heard;
  };
  const first = await until('second');
  expect(first).toContain('event: release\ndata: {"manifest":{"id":"1"}}');
  expect(first).not.toContain('first');
  running.tell(release('2'));
  await until('"id":"2"');
});

test('a taken port is said with what to do', async () => {
  const { options } = await started();
  await expect(startDevelopmentServer(options)).rejects.toThrow(/is taken.*end what listens there/);
});
