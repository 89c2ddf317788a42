import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { registrySchema } from '@vitrina/contract/registry';
import { contentType } from './content-type.ts';
import { folderStore } from './folder-store.ts';
import { readBack } from './read-back.ts';
import { readLive } from './read-live.ts';
import { registryKeeper } from './registry-keeper.ts';
import { releaseRemote } from './release-remote.ts';
import { releaseShell } from './release-shell.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const PAGE = 'https://exemplu.ro';
let server: Server | undefined;
afterEach(() => void server?.close());

interface Fault {
  headers?: Record<string, string | undefined>;
  /** Answers a request in place of the server. @returns false when it does not */
  answer?: (path: string, response: ServerResponse) => boolean;
}

/** Serves a remote's folder like the nginx recipe, except for one fault. @returns its origin */
async function serve(root: string, { headers = {}, answer }: Fault = {}): Promise<string> {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (answer?.(path, response)) return;
    try {
      const body = readFileSync(join(root, path));
      const all = {
        'content-type': contentType(path),
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        ...headers,
      };
      for (const [name, value] of Object.entries(all)) if (value) response.setHeader(name, value);
      response.end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
  });
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const answers =
  (path: RegExp, status: number, type: string, body: string) =>
  (asked: string, response: ServerResponse): boolean => {
    if (!path.test(asked)) return false;
    response.writeHead(status, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'immutable',
    });
    response.end(body);
    return true;
  };

/** Releases mf-shop from an origin with that fault. */
async function release(fault?: Fault) {
  const root = temporaryFolder('store');
  const store = folderStore(root);
  const keeper = registryKeeper({ store, privateKey: null, stateDir: temporaryFolder('state') });
  await releaseShell({ store, keeper, buildDir: sampleShell() });
  const origin = await serve(join(root, 'mf-shop'), fault);
  const buildDir = sampleRemote('mf-shop', '00000001');
  const released = releaseRemote({
    store,
    keeper,
    buildDir,
    origin,
    ask: async () => false,
    readBack: (files) => readBack({ ...files, pageOrigin: PAGE }),
  });
  const uploaded = () => readdirSync(join(root, 'mf-shop'), { recursive: true, encoding: 'utf8' });
  return { released, uploaded, live: async () => (await readLive(store))?.registry };
}

test('a release whose files come as they are goes live', async () => {
  const { released, live } = await release();
  await released;
  expect(registrySchema.parse(await live()).remotes[0]?.name).toBe('mf-shop');
});

test('the origin of the pages alone may be allowed', async () => {
  await (await release({ headers: { 'access-control-allow-origin': PAGE } })).released;
});

test.each<[string, Fault, RegExp]>([
  ['a wrong origin', { answer: answers(/./, 404, 'text/plain', '') }, /entry\.js answered 404/],
  ['no CORS', { headers: { 'access-control-allow-origin': undefined } }, /without Access-Control/],
  ['CORS for another page', { headers: { 'access-control-allow-origin': 'https://x.ro' } }, /CORS/],
  ['no type', { headers: { 'content-type': 'application/octet-stream' } }, /came as application/],
  ['files that are not kept', { headers: { 'cache-control': 'no-store' } }, /is to be kept/],
  [
    'other bytes',
    { answer: answers(/entry\.js$/, 200, 'text/javascript', '1') },
    /entry\.js came with other bytes/,
  ],
  [
    'a page for every path',
    { answer: answers(/no-such-file/, 200, 'text/html', '<!doctype html>') },
    /which does not exist, answered 200/,
  ],
  [
    'a page that says 404',
    { answer: answers(/no-such-file/, 404, 'text/html', '<!doctype html>') },
    /which does not exist, answered with HTML/,
  ],
  [
    'a redirect',
    { answer: answers(/entry\.js$/, 302, 'text/plain', '') },
    /entry\.js answered 302/,
  ],
])('%s keeps a release from going live', async (_, fault, message) => {
  const { released, live } = await release(fault);
  await expect(released).rejects.toThrow(message);
  expect((await live())?.remotes).toEqual([]);
});

test('a wrong origin is refused after one file, before the rest is uploaded', async () => {
  const { released, uploaded } = await release({ answer: answers(/./, 404, 'text/plain', '') });
  await expect(released).rejects.toThrow(
    /The origin was tried with entry\.js alone; nothing else was uploaded/,
  );
  expect(uploaded().sort()).toEqual([
    '1.0.0-00000001',
    '1.0.0-00000001/claimed.json',
    '1.0.0-00000001/entry.js',
  ]);
});

test('an origin that does not answer is named', async () => {
  const from = sampleRemote('mf-shop', '00000001');
  await expect(readBack({ from, address: 'http://127.0.0.1:9/x' })).rejects.toThrow(
    'got no answer',
  );
});
