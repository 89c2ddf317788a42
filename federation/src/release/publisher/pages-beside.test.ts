import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@rstest/core';
import { folderStore } from '../folder-store.ts';
import { sampleBlog } from '../pages/sample-blog.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from '../sample-shell.ts';
import { delegatedDeployment, inHours } from '../testing/sample-delegation.ts';
import { pagesBeside } from './pages-beside.ts';
import { watchEntries } from './publish-command.ts';

test('a logo that is gone is told, and ends no publisher', async () => {
  const brand = { ...SAMPLE_CONFIG.brand, logo: '/nowhere/logo.svg' };
  const said: string[] = [];
  const pages = pagesBeside(
    {
      ...{ store: folderStore(temporaryFolder('store')), config: { ...SAMPLE_CONFIG, brand } },
      signal: new AbortController().signal,
    },
    (line) => said.push(line),
  );
  pages.write();
  await pages.ended();
  expect(said.join('\n')).toContain('/nowhere/logo.svg');
});

test('a team whose pages take long keeps nobody from releasing, and gets its pages', async () => {
  /** Requests for posts that were not answered yet. */
  const held: ServerResponse[] = [];
  const host = createServer((request, response) => {
    if (request.url === '/api/posts') held.push(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

  const root = temporaryFolder('store');
  const waits = { everyMs: 10, patienceMs: 20_000 };
  const there = await delegatedDeployment(() => folderStore(root), { waits });
  const { operator, member, keys, quiz, publisherKeys } = there;
  const config = { ...there.config, apiOrigin };
  await operator.release(
    'shell',
    sampleShell('1.0.0-bbbbbbbbbbbb', { frames: { public: 'frames/public.html' } }),
  );
  await there.delegate(({ teams }, roster) => {
    teams['mf-blog'] = {
      keys: [{ key: keys.shopToo.publicKey, until: inHours(24) }],
      threshold: 1,
    };
    roster['mf-blog'] = [
      {
        ...{ id: 'blog', path: '/blog', access: ['public'], documents: ['default'] },
        preloadCalls: ['/api/posts'],
      },
    ];
  });

  const ended = new AbortController();
  const said: string[] = [];
  const watching = watchEntries(
    {
      ...{ positionals: [], store: folderStore(root), config, ...publisherKeys, waits },
      ...{ stateDir: temporaryFolder('publisher'), isServed: false, ask: async () => true },
      ...{ origin: undefined, canary: undefined },
    },
    ended.signal,
    (line) => said.push(line),
  );
  try {
    const blog = member('mf-blog', keys.shopToo.privateKey);
    expect(await blog.release('mf-blog', sampleBlog('00000001'), { config })).toContain('is live');
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await quiz.release('mf-quiz', sampleRemote('mf-quiz', '00000001'))).toContain('is live');
    const posts = JSON.stringify([{ slug: 'unu', title: 'Primul articol' }]);
    const isWritten = async () =>
      (await folderStore(root).list('html/pages')).some(({ path }) => path.endsWith('unu.html'));
    while (!(await isWritten())) {
      for (const response of held.splice(0)) response.end(posts);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(said.join('\n')).not.toContain('ALARM');
  } finally {
    ended.abort();
    for (const response of held.splice(0)) response.destroy();
    await watching;
    host.close();
    host.closeAllConnections();
  }
}, 60_000);
