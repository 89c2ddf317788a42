import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type BucketServer, serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { hasNginx, type LocalNginx, startLocalNginx } from './local-nginx.ts';
import { blogHost, sampleBlog } from './release/pages/sample-blog.ts';
import { s3Store } from './release/s3-store.ts';
import { deploymentOn } from './release/sample-deployment.ts';
import {
  SAMPLE_CONFIG,
  sampleRemote,
  sampleShell,
  temporaryFolder,
} from './release/sample-shell.ts';
import { policy } from './release/testing/policy-store.ts';

/* The files of deploy/bucket: nginx in front of a bucket. It serves only what browsers need. */
const installed = hasNginx();
if (!installed)
  console.warn('nginx is not installed (apt-get install nginx-light): its tests are skipped.');
const nginxTest = installed ? test : test.skip;

const mayRead = policy('read-policy');
let server: BucketServer;
let nginx: LocalNginx;
let deployed: ReturnType<typeof deploymentOn>;

beforeAll(async () => {
  if (!installed) return;
  server = await serveBuckets({
    buckets: ['releases'],
    isPublic: (key) => mayRead('s3:GetObject', key),
  });
  const address = `${server.origin}/releases`;
  const open = () => s3Store({ address, ...server.credentials });
  deployed = deploymentOn(open, { origin: 'https://shop.exemplu.ro' });
  await deployed.release('shell', sampleShell());
  await deployed.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  for (const path of ['freshness.json', 'entries/mf-shop/1.json', 'answers/mf-shop/1.json'])
    await open().putText(path, '{}');
  nginx = await startLocalNginx({ dir: temporaryFolder('bucket-nginx'), store: address });
});
afterAll(async () => {
  await nginx?.stop();
  await server?.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const ask = (host: string, path: string, more: object = {}, at = nginx) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: at.port, path, agent: false, servername: host };
    get(
      { ...options, ca: readFileSync(at.certificate), headers: { host, ...more } },
      async (response) => {
        let body = '';
        for await (const chunk of response) body += String(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      },
    ).on('error', reject);
  });
const SHELL = 'exemplu.ro';
const SHOP = 'shop.exemplu.ro';

nginxTest(
  'a document comes with its policy and the registry, and is asked about by its tag',
  async () => {
    const { status, headers, body } = await ask(SHELL, '/faq');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('mf-shop');
    const again = await ask(SHELL, '/faq', { 'if-none-match': `W/${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  },
);

nginxTest('files have the headers of the documents, whatever the bucket says', async () => {
  for (const [host, path, cache] of [
    [SHOP, '/1.0.0-00000001/entry.js', 'public, max-age=31536000, immutable'],
    [SHELL, '/static/index.aaaaaaaaaa.js', 'public, max-age=31536000, immutable'],
    [SHELL, '/registry.json', 'no-cache'],
    [SHELL, '/freshness.json', 'no-cache'],
    [SHELL, '/favicon.svg', 'no-store'],
    [SHELL, '/robots.txt', 'no-store'],
    [SHELL, '/speculation-rules.json', 'public, max-age=3600'],
  ] as const) {
    const { status, headers } = await ask(host, path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, cache]);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['access-control-allow-origin'], path).toBe(
      cache.includes('immutable') ? '*' : undefined,
    );
    // Anybody with write access to the bucket could serve a page with scripts.
    expect(headers['content-security-policy'], path).toBe(
      host === SHOP ? "default-src 'none'; sandbox" : undefined,
    );
  }
});

nginxTest('what is missing, or is not for browsers, is a plain 404 that nobody keeps', async () => {
  for (const [host, path] of [
    [SHOP, '/1.0.0-00000001/none.js'],
    [SHELL, '/static/none.js'],
    [SHELL, '/none.svg'],
    [SHELL, '/history/0.json'],
    [SHELL, '/entries/mf-shop/1.json'],
    [SHELL, '/answers/mf-shop/1.json'],
    [SHELL, '/static/../history/0.json'],
  ] as const) {
    const { status, headers, body } = await ask(host, path);
    expect([path, status, headers['cache-control'], body]).toEqual([
      path,
      404,
      'no-store',
      'Not found\n',
    ]);
  }
  const page = await ask(SHELL, '/no-such-page');
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

nginxTest(
  'another shell is served once its maps are fetched; maps that are wrong are put back',
  async () => {
    await deployed.release('shell', sampleShell('1.0.1-bbbbbbbbbbbb', { version: '1.0.1' }));
    expect((await ask(SHELL, '/')).body).not.toContain('1.0.1-bbbbbbbbbbbb');
    expect(await nginx.fetchMaps()).toBe('');
    await expect.poll(async () => (await ask(SHELL, '/')).body).toContain('1.0.1-bbbbbbbbbbbb');
    const bucket = s3Store({ address: `${server.origin}/releases`, ...server.credentials });
    const maps = await deployed.text('html/nginx-maps.conf');
    const spoiled = [
      maps.replace(/\}$/m, ''),
      `${maps}\nserver { listen 127.0.0.1:1; }`,
      `${maps}\nerror_log /tmp/evil;`,
      maps.replace(/^ {2}default .*$/m, '  "include" "/etc/passwd";'),
      maps.replace(/^ {2}default "(.*)";$/m, '  default "$1"; } error_log "/tmp/evil";'),
    ];
    for (const text of spoiled) {
      await bucket.putText('html/nginx-maps.conf', text);
      expect(await nginx.fetchMaps()).toContain('those of before stay');
    }
    expect(readFileSync(join(nginx.dir, 'vitrina-maps/nginx-maps.conf'), 'utf8')).toBe(maps);
    expect(nginx.control('-t')).toContain('test is successful');
  },
);

nginxTest('a written page is 200, one that is gone 404 with its own document', async () => {
  const pages = await blogHost([
    { slug: 'unu', title: 'Primul' },
    { slug: 'doi', title: 'Al doilea' },
  ]);
  const config = { ...SAMPLE_CONFIG, apiOrigin: pages.origin };
  const framed = sampleShell('1.0.2-cccccccccccc', { frames: { public: 'frames/public.html' } });
  await deployed.release('shell', framed, { config });
  await deployed.release('mf-blog', sampleBlog('00000001'), { config });
  pages.posts = pages.posts.slice(0, 1);
  await deployed.run('write-pages', '', { config });
  expect(await nginx.fetchMaps()).toBe('');
  // The old worker still answers for a moment beside the new one.
  const asks = () => Promise.all(Array.from({ length: 10 }, () => ask(SHELL, '/blog/unu')));
  const isNew = async () => (await asks()).every(({ body }) => body.includes('<h1>Primul</h1>'));
  await expect.poll(isNew).toBe(true);
  const page = await ask(SHELL, '/blog/unu');
  expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect((await ask(SHELL, '/blog/unu/')).body).toBe(page.body);
  expect(page.headers['content-security-policy']).toContain("'sha256-c2FtcGxl'");
  const again = await ask(SHELL, '/blog/unu', { 'if-none-match': `W/${page.headers.etag}` });
  expect(again.status).toBe(304);
  const gone = await ask(SHELL, '/blog/doi');
  expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('Articolul nu mai este')]);
  const goneAgain = await ask(SHELL, '/blog/doi', { 'if-none-match': gone.headers.etag });
  expect([goneAgain.status, goneAgain.body]).toEqual([404, gone.body]);
  const other = await ask(SHELL, '/blog/trei');
  expect([other.status, other.body]).toEqual([
    200,
    expect.stringContaining('id="vitrina-registry"'),
  ]);
  // Written after the reload: served without another one.
  pages.posts = [{ slug: 'unu', title: 'Alt titlu' }];
  await deployed.run('write-pages', '', { config });
  expect((await ask(SHELL, '/blog/unu')).body).toContain('<h1>Alt titlu</h1>');
  await pages.stop();
});

nginxTest(
  'the host is asked for a call of the API and nothing else, whatever the maps say',
  async () => {
    const asked: string[] = [];
    const host = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const dir = temporaryFolder('exists-nginx');
    const store = `${server.origin}/releases`;
    const own = await startLocalNginx({ dir, store, ports: { api: port } });
    const calls = [
      '/api/products/7',
      '/metrics',
      `:${port}/api/other`,
      '/api/a b',
      '/api/a HTTP/1.1\\r\\nhost: b\\r\\n\\r\\nPOST /api/b HTTP/1.1\\r\\nhost: b\\r\\n\\r\\n',
      '/api/a\\n',
    ];
    const lines = calls.map((call, index) => `  "/page-${index}" "${call}";`);
    const maps = [
      'map "$uri" $vitrina_known {\n  default "1";\n}',
      ['map "$uri" $vitrina_exists {', ...lines, '}', ''].join('\n'),
    ];
    try {
      const file = join(dir, 'vitrina-maps/nginx-maps.conf');
      writeFileSync(file, [readFileSync(file, 'utf8'), ...maps].join('\n'));
      await own.reload();
      for (const [index, call] of calls.entries())
        expect((await ask(SHELL, `/page-${index}`, {}, own)).status, call).toBe(200);
      expect([...new Set(asked)]).toEqual(['HEAD /api/products/7']);
    } finally {
      await own.stop();
      host.close();
    }
  },
);

/** A bucket that records its requests; its maps are those of the other bucket. */
async function notedBucket() {
  const asked: string[] = [];
  const maps = readFileSync(join(nginx.dir, 'vitrina-maps/nginx-maps.conf'));
  const bucket = createServer(({ url, headers }, response) => {
    if (url !== '/releases/html/nginx-maps.conf')
      asked.push(`${url}${headers['x-more'] ? ' with a header of the visitor' : ''}`);
    response.end(url === '/releases/html/nginx-maps.conf' ? maps : 'x');
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  return { asked, bucket, store: `http://127.0.0.1:${port}/releases` };
}

nginxTest('an address adds nothing to what is asked of the bucket', async () => {
  const { asked, bucket, store } = await notedBucket();
  const noted = await startLocalNginx({ dir: temporaryFolder('noted-nginx'), store });
  try {
    for (const [host, folder] of [
      [SHOP, ''],
      [SHELL, '/static'],
      [SHELL, ''],
    ] as const)
      for (const more of [
        'a%20HTTP/1.1%0d%0ax-more:%201%0d%0ax-rest:%20b.js',
        'a%20HTTP/1.1%0ax-more:%201%0ax-rest:%20b.js',
        'a%20HTTP/1.1%0d%0a%0d%0aGET%20/evil/b.js',
        '%3Flist-type=2&b.js',
        '%23b.js',
      ])
        await ask(host, `${folder}/${more}`, {}, noted).catch(() => {});
    expect(asked).toEqual([]);
  } finally {
    await noted.stop();
    bucket.close();
  }
});
