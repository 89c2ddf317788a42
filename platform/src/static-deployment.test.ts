import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { listen, storedShell } from './static-deployment.ts';

/** A store with HTML written once. */
function store(): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-stored-'));
  for (const folder of ['html/one', 'html/pages/one/live/blog', 'html/pages/one/gone/blog', 'site'])
    mkdirSync(join(root, folder), { recursive: true });
  const routes = {
    folder: 'html/one',
    pages: { '/faq': 'faq.html' },
    headers: {},
    written: [{ pattern: '^/blog/[^/]+$', folders: ['one'] }],
    known: [{ pattern: '^/faq/*$' }, { pattern: '^/blog(/|$)' }],
  };
  const files = {
    'headers.json': JSON.stringify(routes),
    'one/faq.html': 'faq',
    'pages/one/live/blog/first.html': 'first post',
    'pages/one/gone/blog/old.html': 'no more',
    'one/_default.html': 'any',
    'one/speculation-rules.json': '{"prefetch":[]}',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'html', file), text);
  return root;
}

const { server, origin } = await listen(storedShell(store(), 'http://localhost:1'));
afterAll(() => void server.close());

test.each([
  ['/faq', 200, 'faq'],
  ['/blog/first', 200, 'first post'],
  ['/blog/old', 404, 'no more'],
  ['/blog/second', 200, 'any'],
  ['/nowhere', 404, 'any'],
])('%s answers %s', async (path, status, text) => {
  const answer = await fetch(origin + path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test('what is live, and that it is, come as they are written; what is not there is missing', async () => {
  const root = store();
  const shell = await listen(storedShell(root, 'http://localhost:1'));
  try {
    for (const name of ['registry.json', 'freshness.json']) {
      const ask = () => fetch(`${shell.origin}/${name}`);
      expect((await ask()).status, name).toBe(404);
      writeFileSync(join(root, name), `{"revision":1}`);
      expect(await (await ask()).json(), name).toEqual({ revision: 1 });
    }
  } finally {
    shell.server.close();
  }
});

test('the rules of what to fetch ahead are there, with their type', async () => {
  const answer = await fetch(`${origin}/speculation-rules.json`);
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(await answer.json()).toEqual({ prefetch: [] });
});
