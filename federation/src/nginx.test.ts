import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  get,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { documentHeaders } from './document.ts';
import { COMMANDS } from './release/commands.ts';
import { folderStore } from './release/folder-store.ts';
import { readLive } from './release/read-live.ts';
import {
  SAMPLE_CONFIG,
  sampleRemote,
  sampleShell,
  temporaryFolder,
} from './release/sample-shell.ts';

const CONFIG = join(dirname(fileURLToPath(import.meta.url)), '../../docs/nginx/vitrina.conf');
const installed = spawnSync('nginx', ['-v']).status === 0;
if (!installed)
  console.warn('nginx is not installed (apt-get install nginx-light): its tests are skipped.');
const nginxTest = installed ? test : test.skip;

const root = temporaryFolder('nginx');
let port = 0;
let server: ChildProcess | undefined;
let api: Server | undefined;

async function release(name: string, build: string): Promise<void> {
  await COMMANDS.release?.(
    {
      positionals: [name],
      store: folderStore(join(root, 'store')),
      privateKey: null,
      stateDir: temporaryFolder('state'),
      isServed: false,
      ask: async () => true,
      origin: `http://${name.slice(3)}.exemplu.ro`,
      canary: undefined,
      config: SAMPLE_CONFIG,
    },
    async () => build,
  );
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const ask = (host: string, path: string, method = 'GET', known = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, ...known },
      agent: false,
    };
    const request = get(options, async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    request.on('error', reject);
  });
const SHELL = 'exemplu.ro';

const control = (...args: string[]) =>
  spawnSync('nginx', ['-c', join(root, 'nginx.conf'), '-e', join(root, 'error.log'), ...args], {
    encoding: 'utf8',
  });

beforeAll(async () => {
  if (!installed) return;
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  await release('mf-products', sampleRemote('mf-products', '00000001'));
  port = await freePort();
  const apiPort = await freePort();
  api = createHttpServer(({ url }, response) => {
    response.statusCode = url === '/api/products/7' ? 200 : 404;
    response.end();
  }).listen(apiPort, '127.0.0.1');
  mkdirSync(join(root, 'tmp'));
  const site = readFileSync(CONFIG, 'utf8')
    .replaceAll('/srv/vitrina', join(root, 'store'))
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${apiPort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(root, 'tmp', name)};`)
    .join('\n');
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${join(root, 'pid')};
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary}
      ${site}
    }`,
  );
  server = spawn('nginx', ['-c', join(root, 'nginx.conf'), '-e', join(root, 'error.log')], {
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries++) {
    if ((await ask(SHELL, '/').catch(() => null))?.status === 200) return;
    await wait(50);
  }
  throw new Error(readFileSync(join(root, 'error.log'), 'utf8'));
});
afterAll(() => {
  server?.kill();
  api?.close();
});

nginxTest('the configuration is valid', () => {
  expect(control('-t').stderr).toContain('test is successful');
});

test('every place of the recipe says that only https is meant', () => {
  const places = readFileSync(CONFIG, 'utf8')
    .split(/^ {2}location /m)
    .slice(1)
    .filter((place) => !place.includes('internal;'));
  expect(places.length).toBeGreaterThan(5);
  for (const place of places) expect(place).toContain('Strict-Transport-Security');
});

nginxTest('each path is answered by its document with the headers of its kind', async () => {
  const { registry } = (await readLive(folderStore(join(root, 'store')))) ?? {};
  if (!registry) throw new Error('There is no registry.');
  const scriptHashes = ["'sha256-c2FtcGxl'"];
  const cases = [
    ['/', 'default', 'Home'],
    ['/faq', 'default', 'FAQ'],
    ['/faq/', 'default', 'FAQ'],
    ['/quiz', 'default', 'Template'],
    ['/shop', 'payment', 'Template'],
    ['/shop/plata', 'payment', 'Template'],
    ['/account', 'default', 'Template'],
    ['/products', 'default', 'Template'],
    ['/products/7', 'default', 'Template'],
  ] as const;
  for (const [path, kind, title] of cases) {
    const { status, headers, body } = await ask(SHELL, path);
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject(
      documentHeaders(kind, { registry, config: SAMPLE_CONFIG, scriptHashes }),
    );
    expect(body, path).toContain(`<title>${title}</title>`);
    expect(body, path).toContain(`data-document="${kind}"`);
  }
});

nginxTest('what has no page is a 404 that shows the page for it', async () => {
  for (const path of ['/faq-2', '/shopping', '/products/8', '/products/7/8', '/products/7%20x']) {
    const { status, headers, body } = await ask(SHELL, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body, path).toContain('<title>Template</title>');
    for (const name of ['content-security-policy', 'cache-control', 'content-type'])
      expect(headers[name], path).toBe((await ask(SHELL, '/quiz')).headers[name]);
  }
});

nginxTest('an address with a token in it is not handed on, nor kept', async () => {
  for (const path of ['/reset-password', '/quiz?token=a', '/quiz?a=1&token=b'])
    expect((await ask(SHELL, path)).headers, path).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  const { headers } = await ask(SHELL, '/quiz?tokens=1');
  expect(headers['referrer-policy']).not.toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-cache');
});

nginxTest(
  'a document is asked about each time, and costs no body where it is the same',
  async () => {
    const first = await ask(SHELL, '/faq');
    expect(first.headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': first.headers.etag ?? '' };
    const again = await ask(SHELL, '/faq', 'GET', known);
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  },
);

nginxTest(
  'the registry is asked about each time, and costs no body where it is the same',
  async () => {
    const { headers } = await ask(SHELL, '/registry.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeDefined();
  },
);

nginxTest('robots are never stored; files named by content always', async () => {
  const never = ['/robots.txt', '/sitemap.xml', '/favicon.svg'];
  for (const path of never) {
    const { status, headers } = await ask(SHELL, path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
  const { status, headers } = await ask(SHELL, '/static/index.aaaaaaaaaa.js');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  const entry = await ask('shop.exemplu.ro', '/1.0.0-00000001/entry.js');
  expect(entry.status).toBe(200);
  expect(entry.headers['cache-control']).toContain('immutable');
  expect(entry.headers['access-control-allow-origin']).toBe('*');
  expect(entry.headers['content-type']).toMatch(/javascript/);
});

nginxTest(
  'what is missing is no page, and is not kept; templates and other folders are not served',
  async () => {
    const missing: Array<[host: string, path: string]> = [
      [SHELL, '/static/gone.aaaaaaaaaa.js'],
      [SHELL, '/index.html'],
      [SHELL, '/html/revision.json'],
      [SHELL, '/_payment.html'],
      ['shop.exemplu.ro', '/1.0.0-00000009/entry.js'],
    ];
    for (const [host, path] of missing) {
      const { status, headers, body } = await ask(host, path);
      expect(status, path).toBe(404);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['content-type'], path).toBe('text/plain');
      expect(body, path).not.toContain('vitrina-registry');
    }
  },
);

nginxTest('a release of a remote from a known origin shows without a reload', async () => {
  await release('mf-shop', sampleRemote('mf-shop', '00000002'));
  expect((await ask(SHELL, '/quiz')).body).toContain('1.0.0-00000002');
});

nginxTest('a host that is silent keeps no page away', async () => {
  api?.close();
  api?.closeAllConnections();
  expect((await ask(SHELL, '/products/8')).status).toBe(200);
});

nginxTest('a release of another shell shows at the reload, with files of both', async () => {
  await release('shell', sampleShell('1.0.1-bbbbbbbbbbbb'));
  expect((await ask(SHELL, '/quiz')).body).toContain('1.0.0-aaaaaaaaaaaa');
  control('-s', 'reload');
  await expect
    .poll(() => ask(SHELL, '/quiz').then(({ body }) => body))
    .toContain('1.0.1-bbbbbbbbbbbb');
  for (const name of ['aaaaaaaaaa', 'bbbbbbbbbb'])
    expect((await ask(SHELL, `/static/index.${name}.js`)).status).toBe(200);
});
