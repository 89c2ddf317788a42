import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import {
  createServer,
  get as httpGet,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { get, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { STREAM_HEARTBEAT_MS } from '@vitrina/contract/calls/stream-changes';
import { ERRORS } from '@vitrina/contract/errors';
import type { Mount } from '@vitrina/contract/remote';
import { documentHeaders } from './document.ts';
import { embedHeaders, renderEmbedDocument } from './embed-document.ts';
import { hasNginx, type LocalNginx, startLocalNginx } from './local-nginx.ts';
import { COMMANDS } from './release/commands.ts';
import { folderStore } from './release/folder-store.ts';
import { blogHost, sampleBlog } from './release/pages/sample-blog.ts';
import { readLive } from './release/read-live.ts';
import {
  SAMPLE_CONFIG,
  sampleEmbed,
  samplePlugin,
  sampleRemote,
  sampleShell,
  temporaryFolder,
} from './release/sample-shell.ts';

const RECIPE = join(dirname(fileURLToPath(import.meta.url)), '../../deploy/nginx/conf.d');
const installed = hasNginx();
if (!installed)
  console.warn('nginx is not installed (apt-get install nginx-light): its tests are skipped.');
const nginxTest = installed ? test : test.skip;

const root = temporaryFolder('nginx');
let nginx: LocalNginx;
let api: Server | undefined;

const optionsOf = (name: string) => ({
  positionals: [name],
  store: folderStore(join(root, 'store')),
  privateKey: null,
  stateDir: temporaryFolder('state'),
  isServed: false,
  ask: async () => true,
  origin: `https://${name.slice(3)}.exemplu.ro`,
  canary: undefined,
  config: SAMPLE_CONFIG,
});

async function release(name: string, build: string): Promise<void> {
  await COMMANDS.release?.(optionsOf(name), async () => build);
}

async function releaseEmbed(script: string): Promise<void> {
  const builds = new Map([
    ['embed', sampleEmbed(script)],
    ['wordpress', samplePlugin('1.1.0')],
  ]);
  await COMMANDS['release-embed']?.(optionsOf('embed'), async (name) => builds.get(name) ?? '');
}

/** Stands in for the backend; the browser tests use the real one. */
const HOST: Record<string, RequestListener> = {
  '/headers': ({ headers }, response) => response.end(JSON.stringify(headers)),
  '/busy': (_, response) => response.writeHead(503, { 'retry-after': '7' }).end('its own'),
  '/events': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write('data: first\n\n');
    endEvents = () => response.end('data: last\n\n');
  },
  '/upload': (request, response) => {
    request.once('data', () => uploadBegan());
    request.resume().once('end', () => response.end());
  },
};
let endEvents = () => {};
let uploadBegan = () => {};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const ask = (host: string, path: string, more: { method?: string; headers?: object } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = get(
      {
        ...{ host: '127.0.0.1', port: nginx.port, path, agent: false, servername: host },
        ...{ ca: readFileSync(nginx.certificate), method: more.method ?? 'GET' },
        headers: { host, ...more.headers },
      },
      async (response) => {
        let body = '';
        for await (const chunk of response) body += String(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      },
    );
    request.on('error', reject);
  });
const SHELL = 'exemplu.ro';

beforeAll(async () => {
  if (!installed) return;
  await release('shell', sampleShell(undefined, { frames: { public: 'frames/public.html' } }));
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  await release('mf-products', sampleRemote('mf-products', '00000001'));
  await releaseEmbed('one');
  const started = createServer((request, response) => {
    const answer = HOST[request.url ?? ''];
    if (answer) return answer(request, response);
    response.statusCode = request.url === '/api/products/7' ? 200 : 404;
    response.end();
  });
  api = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const dir = join(root, 'nginx');
  mkdirSync(dir);
  nginx = await startLocalNginx({
    dir,
    store: join(root, 'store'),
    ports: {
      api: (started.address() as AddressInfo).port,
      files: (started.address() as AddressInfo).port,
    },
  });
});
afterAll(async () => {
  await nginx?.stop();
  api?.close();
});

nginxTest('the configuration is valid', () => {
  expect(nginx.control('-t')).toContain('test is successful');
});

test('every place of the recipe that answers by itself says that only https is meant', () => {
  const places = readdirSync(RECIPE)
    .map((file) => readFileSync(join(RECIPE, file), 'utf8').split(/^server \{/m))
    .flatMap((servers) => servers.filter((server) => server.includes('listen 443 ssl')))
    .flatMap((server) => server.split(/^ {2}location /m).slice(1))
    // A proxied answer has the backend's own header.
    .filter((place) => !/internal;\n +(return 403|return 204|if)|proxy_pass/.test(place));
  expect(places.length).toBeGreaterThan(15);
  const documents = readFileSync(join(RECIPE, '../snippets/vitrina-document.conf'), 'utf8');
  expect(documents).toContain('Strict-Transport-Security');
  for (const place of places)
    expect(place).toMatch(/Strict-Transport-Security|include snippets\/vitrina-document\.conf;/);
});

nginxTest('plain http leads to https, but for the proof of the certificate authority', async () => {
  mkdirSync(join(root, 'nginx/acme/.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(root, 'nginx/acme/.well-known/acme-challenge/token'), 'proof');
  const plain = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: nginx.httpPort, path, agent: false };
      httpGet({ ...options, headers: { host: 'shop.exemplu.ro' } }, async (response) => {
        let body = '';
        for await (const chunk of response) body += String(chunk);
        resolve(response.headers.location ?? body);
      }).on('error', reject);
    });
  expect(await plain('/produse?a=1')).toBe('https://shop.exemplu.ro/produse?a=1');
  expect(await plain('/.well-known/acme-challenge/token')).toBe('proof');
});

nginxTest('a name that is none of ours gets no certificate', async () => {
  const refused = await new Promise<string>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: nginx.port, servername: 'other.example' });
    socket.once('error', ({ message }) => resolve(message));
    socket.once('secureConnect', () => resolve('connected'));
  });
  expect(refused).toMatch(/unrecognized name/);
});

nginxTest('no query string is written down: addresses carry tokens', async () => {
  await ask(SHELL, '/reset-password?token=secret-in-address', {
    headers: { referer: 'https://exemplu.ro/?token=secret-in-referer' },
  });
  const log = () => readFileSync(join(root, 'nginx/log/vitrina.log'), 'utf8');
  await expect.poll(log).toContain('GET /reset-password 404');
  expect(log()).not.toContain('secret-in');
});

nginxTest('the embed: its document with its policy, files as they may be kept', async () => {
  const EMBED = 'embed.exemplu.ro';
  const template = readFileSync(join(sampleEmbed('one'), 'q/v1/index.html'), 'utf8');
  const page = await ask(EMBED, '/q/v1/');
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject(embedHeaders(template, SAMPLE_CONFIG));
  expect(page.body).toBe(renderEmbedDocument(template, SAMPLE_CONFIG));
  const inEnglish = readFileSync(join(sampleEmbed('one'), 'q/v1/en/index.html'), 'utf8');
  const english = await ask(EMBED, '/q/v1/en/');
  expect(english.headers).toMatchObject(embedHeaders(inEnglish, SAMPLE_CONFIG));
  expect(english.body).toBe(renderEmbedDocument(inEnglish, SAMPLE_CONFIG));
  for (const path of ['/q/v1', '/q/v1/index.html'])
    expect((await ask(EMBED, path)).headers.location, path).toMatch(/\/q\/v1\/$/);
  for (const path of ['/q/v1/en', '/q/v1/en/index.html'])
    expect((await ask(EMBED, path)).headers.location, path).toMatch(/\/q\/v1\/en\/$/);
  const caches = async (path: string) => (await ask(EMBED, path)).headers['cache-control'];
  for (const loader of ['/q/v1/loader.js', '/q/v1/en/loader.js'])
    expect(await caches(loader)).toBe('no-store');
  expect(await caches('/q/v1/later.aaaaaaaaaa.js')).toContain('immutable');
  const { registry } = (await readLive(folderStore(join(root, 'store')))) ?? {};
  const { version, sha256 } = registry?.wordpress ?? { version: '', sha256: '' };
  const plugin = `/q/v1/sample-questionnaire-${version}.${sha256.slice(0, 8)}.zip`;
  const { status, body, headers: zip } = await ask(EMBED, plugin);
  expect([status, body, zip['content-type']]).toEqual([200, '1.1.0', 'application/zip']);
  for (const path of ['/', '/q/v1/gone.js', '/q/v1/fr/', '/documents/', '/q/v1/loader.js/']) {
    const { status, headers } = await ask(EMBED, path);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain']);
  }
});

nginxTest(
  'a form is framed by its own sites, from the reload after they were written',
  async () => {
    const policy = async (query = '') => {
      const { headers } = await ask('embed.exemplu.ro', `/q/v1/${query}`);
      return String(headers['content-security-policy']);
    };
    const sites = async (query = '') => /frame-ancestors ([^;]*);/.exec(await policy(query))?.[1];
    const anywhere = await policy();
    expect(await policy('?embed=abcdefgh01')).toBe(anywhere);
    mkdirSync(join(nginx.dir, 'sites'));
    const own = Array.from({ length: 20 }, (_, n) => `https://${'a'.repeat(85)}${n + 10}.ro`).join(
      ' ',
    );
    const others = Array.from({ length: 5000 }, (_, n) => `"zzzzzz${n + 1000}" "https://a.ro";\n`);
    const lines = [`"abcdefgh01" "${own}";\n`, '"abcdefgh02" "https://b.ro";\n', ...others];
    writeFileSync(join(nginx.dir, 'sites/embed-origins-maps.conf'), lines.join(''));
    expect(nginx.control('-t')).not.toContain('warn');
    await nginx.reload();
    expect(await policy('?embed=abcdefgh01')).toBe(anywhere.replace('https: http:', own));
    for (const [query, wanted] of [
      ['?theme=dark&embed=abcdefgh02&mode=popup', 'https://b.ro'],
      ['?embed=abcdefgh01&embed=abcdefgh02', 'https://b.ro'],
      // The frame does not read these as a name either.
      ...[
        '',
        '?embed=%61bcdefgh01',
        '?EMBED=abcdefgh01',
        '?xembed=abcdefgh01',
        '?embed=abcdefgh011',
      ].map((none) => [none, 'https: http:']),
    ])
      await expect.poll(() => sites(query), { message: query ?? '' }).toBe(wanted);
  },
);

nginxTest(
  'another embed shows with its own policy at the reload, and never with the old',
  async () => {
    await releaseEmbed('two');
    const shown = async () => {
      const { headers, body } = await ask('embed.exemplu.ro', '/q/v1/');
      const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      return script;
    };
    expect(await shown()).toBe('one');
    await nginx.reload();
    expect(await shown()).toBe('two');
  },
);

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

nginxTest('a written page is 200, one that is gone 404 with its own document', async () => {
  const folder = () => {
    const maps = readFileSync(join(root, 'store/html/nginx-maps.conf'), 'utf8');
    return /mf-blog\/[\w.-]+/.exec(maps)?.[0] ?? '';
  };
  const pages = await blogHost([
    { slug: 'unu', title: 'Primul' },
    { slug: 'doi', title: 'Al doilea' },
  ]);
  const config = { ...SAMPLE_CONFIG, apiOrigin: pages.origin };
  const run = (verb: string, name: string, build = '') =>
    COMMANDS[verb]?.({ ...optionsOf(name), config }, async () => build);
  await run('release', 'mf-blog', sampleBlog('00000001'));
  pages.posts = pages.posts.slice(0, 1);
  await run('write-pages', '');
  await nginx.reload();
  const page = await ask(SHELL, '/blog/unu');
  expect(page.status).toBe(200);
  expect(page.body).toContain('<h1>Primul</h1>');
  for (const path of ['/blog/unu/', '/blog/unu//'])
    expect((await ask(SHELL, path)).body, path).toBe(page.body);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("'sha256-c2FtcGxl'");
  const known = { 'if-none-match': page.headers.etag };
  expect((await ask(SHELL, '/blog/unu', { headers: known })).status).toBe(304);
  const gone = await ask(SHELL, '/blog/doi');
  expect(gone.status).toBe(404);
  expect(gone.body).toContain('Articolul nu mai este');
  expect((await ask(SHELL, '/blog/doi/')).body).toBe(gone.body);
  expect(gone.headers['content-security-policy']).toContain("'sha256-c2FtcGxl'");
  const other = await ask(SHELL, '/blog/trei');
  expect(other.status).toBe(200);
  expect(other.body).toContain('id="vitrina-registry"');
  expect((await ask(SHELL, `/html/pages/${folder()}/live/blog/unu.html`)).status).toBe(404);
  // Written after the reload: served without another one.
  pages.posts = [{ slug: 'unu', title: 'Alt titlu' }];
  await run('write-pages', '');
  expect((await ask(SHELL, '/blog/unu')).body).toContain('<h1>Alt titlu</h1>');
  await pages.stop();
  await COMMANDS['render-html']?.(optionsOf(''), async () => '');
  await nginx.reload();
  expect((await ask(SHELL, '/quiz')).body).toContain(SAMPLE_CONFIG.apiOrigin);
});

nginxTest('an address with a token in it is not handed on, nor kept', async () => {
  for (const path of [
    '/reset-password',
    '/order',
    '/stock-alert',
    '/quiz?token=a',
    '/quiz?a=1&token=b',
  ])
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
    const again = await ask(SHELL, '/faq', { headers: known });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  },
);

nginxTest(
  'the registry is asked about each time, and costs no body where it is the same',
  async () => {
    // As a publisher writes it.
    await folderStore(join(root, 'store')).putText('freshness.json', '{"revision":3}');
    for (const path of ['/registry.json', '/freshness.json']) {
      const { status, headers } = await ask(SHELL, path);
      expect([status, headers['cache-control']], path).toEqual([200, 'no-cache']);
      expect(headers['content-type'], path).toBe('application/json');
      const known = { 'if-none-match': headers.etag ?? '' };
      expect((await ask(SHELL, path, { headers: known })).status, path).toBe(304);
    }
    await folderStore(join(root, 'store')).putText('answers/mf-shop/1.json', '{}');
    expect((await ask(SHELL, '/answers/mf-shop/1.json')).status).toBe(404);
  },
);

nginxTest(
  'a page names its speculation rules, which are of the type that browsers read',
  async () => {
    const page = await ask(SHELL, '/faq');
    expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const { status, headers, body } = await ask(SHELL, '/speculation-rules.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
    expect(JSON.parse(body).prefetch).toHaveLength(1);
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

nginxTest('a link that somebody puts beside the files of a remote is not followed', async () => {
  const folder = join(root, 'store/mf-shop/1.0.0-00000001');
  writeFileSync(join(root, 'secret.js'), 'secret');
  symlinkSync(join(root, 'secret.js'), join(folder, 'link.js'));
  symlinkSync(root, join(folder, 'linked'));
  for (const path of ['link.js', 'linked/secret.js']) {
    const { status, body } = await ask('shop.exemplu.ro', `/1.0.0-00000001/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toContain('secret');
  }
});

nginxTest('a page that somebody puts beside the files of a remote runs nothing', async () => {
  writeFileSync(join(root, 'store/mf-shop/1.0.0-00000001/evil.html'), '<script>alert(1)</script>');
  const { status, headers } = await ask('shop.exemplu.ro', '/1.0.0-00000001/evil.html');
  expect([status, headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none'; sandbox",
  ]);
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

const API = 'api.exemplu.ro';
const FILES = 'files.exemplu.ro';

nginxTest(
  'the backend hears the address of the caller, whatever the caller says of itself',
  async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.9',
    };
    for (const host of [API, FILES]) {
      const heard: IncomingHttpHeaders = JSON.parse(
        (await ask(host, '/headers', { headers })).body,
      );
      expect(heard).toMatchObject({
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
      expect(heard).not.toHaveProperty('x-forwarded-host');
      expect(heard).not.toHaveProperty('forwarded');
    }
  },
);

test('a stream that only gives signs of life is not given up', () => {
  const proxy = readFileSync(join(RECIPE, '../snippets/vitrina-proxy.conf'), 'utf8');
  const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(proxy)?.[1]);
  expect(seconds * 1000).toBeGreaterThan(2 * STREAM_HEARTBEAT_MS);
});

nginxTest('a stream of events comes as it is written', async () => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: nginx.port, path: '/events', agent: false };
    const ca = readFileSync(nginx.certificate);
    const headers = { host: API, 'accept-encoding': 'gzip' };
    get({ ...options, servername: API, ca, headers }, resolve).once('error', reject);
  });
  const events = response[Symbol.asyncIterator]();
  expect(String((await events.next()).value)).toBe('data: first\n\n');
  endEvents();
  expect(String((await events.next()).value)).toBe('data: last\n\n');
});

nginxTest('an upload passes through while it is sent, however large it says it is', async () => {
  const upload = httpsRequest({
    ...{ host: '127.0.0.1', port: nginx.port, path: '/upload', method: 'POST', agent: false },
    ...{ servername: FILES, ca: readFileSync(nginx.certificate) },
    headers: { host: FILES, 'content-length': 40 * 1024 * 1024 },
  });
  upload.on('error', () => {});
  // The upstream gets the request long before the upload ends.
  await new Promise<void>((resolve) => {
    uploadBegan = resolve;
    upload.write(Buffer.alloc(1024));
  });
  upload.destroy();
});

nginxTest('metrics are not for strangers', async () => {
  expect((await ask(API, '/metrics')).status).toBe(404);
});

nginxTest('what the backend answers itself passes as it is', async () => {
  const { status, headers, body } = await ask(API, '/busy');
  expect([status, headers['retry-after'], body]).toEqual([503, '7', 'its own']);
});

nginxTest('a host that is silent keeps no page away', async () => {
  api?.close();
  api?.closeAllConnections();
  expect((await ask(SHELL, '/products/8')).status).toBe(200);
});

nginxTest(
  'a backend that does not answer is said in its own words, to the pages that may read it',
  async () => {
    const { text, status: expected } = ERRORS.unavailable;
    const cases = [
      [API, 'https://exemplu.ro', `https://exemplu.ro:${nginx.port}`],
      [API, 'https://embed.exemplu.ro', `https://embed.exemplu.ro:${nginx.port}`],
      [API, 'https://evil.example', undefined],
      [FILES, 'https://anybody.example', '*'],
    ] as const;
    for (const [host, from, allowed] of cases) {
      const origin = from.replace(/\.ro$/, `.ro:${nginx.port}`);
      const { status, headers, body } = await ask(host, '/headers', { headers: { origin } });
      expect(status).toBe(expected);
      expect(headers['retry-after']).toBe('5');
      expect(headers['access-control-allow-origin'], from).toBe(allowed);
      expect(JSON.parse(body)).toMatchObject({ error: text, message: text, code: 'unavailable' });
      expect(JSON.parse(body).status).toBe(host === FILES ? 'error' : undefined);
    }
  },
);

nginxTest('a release of another shell shows at the reload, with files of both', async () => {
  await release('shell', sampleShell('1.0.1-bbbbbbbbbbbb'));
  expect((await ask(SHELL, '/quiz')).body).toContain('1.0.0-aaaaaaaaaaaa');
  await nginx.reload();
  expect((await ask(SHELL, '/quiz')).body).toContain('1.0.1-bbbbbbbbbbbb');
  for (const name of ['aaaaaaaaaa', 'bbbbbbbbbb'])
    expect((await ask(SHELL, `/static/index.${name}.js`)).status).toBe(200);
});

nginxTest('no release of one remote keeps nginx from reading its configuration', async () => {
  const mount = (more: Partial<Mount>): Mount => ({
    ...{ id: 'page', path: '/products', title: 'Pagină', access: 'public', module: './page' },
    ...{ document: 'default', timeoutMs: 6000, header: 'public', onDenied: '/login' },
    ...{ preloadCalls: [], pages: ['', ':id'], ...more },
  });
  const exists = { call: '/api/products/:other', capability: 'product-details' } as const;
  const asking = sampleRemote('mf-products', '0000000e', { mounts: [mount({ exists })] });
  await release('mf-products', asking);
  expect(nginx.control('-t')).toContain('test is successful');
  const pages = ['a'.repeat(5000)];
  const long = sampleRemote('mf-products', '0000000f', { mounts: [mount({ pages })] });
  await expect(release('mf-products', long)).rejects.toThrow(
    'a page at /products has too long an address',
  );
});
