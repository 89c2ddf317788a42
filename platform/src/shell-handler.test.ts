import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { siteBrand } from '@vitrina/federation/site-brand';
import { httpServer } from './http-server.ts';
import { freePorts } from './ports.ts';
import { shellHandler } from './shell-handler.ts';
import { refuse } from './static-files.ts';

const registry: Registry = {
  revision: 0,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [],
};

const refuse404: RequestListener = (_request, response) => refuse(response, 404);

const sampleRegistryRemote = (name: string, mount: object): RegistryRemote => ({
  name,
  previous: null,
  current: {
    id: '1.0.0-00000001',
    version: '1.0.0',
    container: name,
    contract: '^1.0.0',
    entry: { url: 'http://localhost/entry.js', integrity: 'sha384-a' },
    modules: {},
    shared: {},
    mounts: [
      {
        id: 'page',
        path: '/shop',
        title: 'Pagină',
        access: 'public',
        onDenied: '/',
        header: 'public',
        module: './page',
        document: 'default',
        preloadCalls: [],
        timeoutMs: 4500,
        ...mount,
      },
    ],
  },
});

/** Sends the path exactly as written; `fetch` would normalise it. */
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
    template: '<html lang="ro"><!--vitrina:data--><title>{{brand.name}}</title></html>',
    pages: new Map([['/faq', '<html lang="ro"><!--vitrina:data--><h1>Răspunsuri</h1></html>']]),
    manifest: {
      ...registry.shell,
      release: '1.0.0-0123abcd',
      scriptHashes: [],
      template: 'index.html',
      pages: { '/faq': 'pages/faq.html' },
      sitemap: ['/', '/faq'],
    },
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
  const live = await fetch(`http://localhost:${port}/registry.json`);
  expect(live.headers.get('cache-control')).toBe('no-cache');
  expect(await live.json()).toEqual(registry);
  const again = await fetch(live.url, {
    headers: { 'if-none-match': live.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await server.stop();
});

test('a document is kept and asked about each time; one with a token in its address is kept by nobody', async () => {
  const { shell: port } = await freePorts();
  const site = {
    template: '<html lang="ro"><!--vitrina:data--></html>',
    pages: new Map(),
    manifest: {
      ...registry.shell,
      release: '1.0.0-0123abcd',
      scriptHashes: [],
      template: 'index.html',
      pages: {},
      sitemap: [],
    },
    registry,
    config: LOCAL_CONFIG,
    files: refuse404,
  };
  let handler = shellHandler(site);
  const server = httpServer(port, () => handler);
  await server.start();
  const ask = (path: string, etag = '', encoding = 'br') =>
    fetch(`http://localhost:${port}${path}`, {
      headers: { 'if-none-match': etag, 'accept-encoding': encoding },
    });
  const first = await ask('/faq');
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  for (const encoding of ['br', 'identity']) {
    const again = await ask('/faq', etag, encoding);
    expect([again.status, await again.text()]).toEqual([304, '']);
    // A browser replaces its cached headers by those of a 304.
    for (const name of ['content-security-policy', 'cache-control', 'etag'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
  }
  for (const path of ['/faq?token=a', '/reset-password']) {
    const { status, headers } = await ask(path, etag);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
  }
  handler = shellHandler({ ...site, registry: { ...registry, revision: 1 } });
  expect((await ask('/faq', etag)).status).toBe(200);
  const telemetryUrl = 'https://telemetry.exemplu.ro/';
  const published = { ...site, config: { ...LOCAL_CONFIG, telemetryUrl } };
  handler = shellHandler(published);
  expect((await ask('/faq', etag)).status).toBe(200);
  handler = shellHandler({ ...site, manifest: { ...site.manifest, paths: ['/faq'] } });
  expect((await ask('/faq', etag)).status).toBe(304);
  const missing = await ask('/nicaieri', etag);
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null]);
  await server.stop();
});

test('a path without a page is answered with 404, and so is a thing that the host does not have', async () => {
  const { shell: port, api } = await freePorts();
  const asked: string[] = [];
  const host = httpServer(api, () => (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url?.endsWith('/500') ? 500 : request.url === '/x/1' ? 200 : 404);
    response.end();
  });
  const pages = ['', ':id'];
  const exists = { call: '/x/:id', capability: 'logout' as const };
  const remote = (mount: object) => sampleRegistryRemote('mf-shop', mount);
  const serve = (hostCapabilities: string[]) =>
    shellHandler({
      template: '<html lang="ro"><!--vitrina:data--></html>',
      pages: new Map(),
      manifest: {
        ...registry.shell,
        release: '1.0.0-0123abcd',
        scriptHashes: [],
        template: 'index.html',
        pages: {},
        sitemap: [],
        paths: ['/', '/faq', '/account'],
      },
      registry: { ...registry, remotes: [remote({ pages, exists }), remote({ path: '/admin' })] },
      config: { ...LOCAL_CONFIG, apiOrigin: `http://127.0.0.1:${api}`, hostCapabilities },
      files: (_request, response) => refuse(response, 404),
    });
  let handler = serve(['logout']);
  const server = httpServer(port, () => handler);
  await Promise.all([server.start(), host.start()]);
  const statusesOf = (...paths: string[]) => Promise.all(paths.map((path) => statusOf(port, path)));
  expect(await statusesOf('/', '/faq/', '/account', '/shop', '/admin/orice')).toEqual(
    Array(5).fill(200),
  );
  expect(await statusesOf('/produse', '/faq/x', '/shop/1/2', '/shop/%0d', '///[')).toEqual(
    Array(5).fill(404),
  );
  expect(asked).toEqual([]);
  expect(await statusesOf('/shop/1', '/shop/2', '/shop/500')).toEqual([200, 404, 200]);
  expect(asked.sort()).toEqual(['HEAD /x/1', 'HEAD /x/2', 'HEAD /x/500']);
  await host.stop();
  expect(await statusOf(port, '/shop/2')).toBe(200);
  handler = serve([]);
  expect(await statusOf(port, '/shop/2')).toBe(200);
  await server.stop();
});

test('files of the brand are served by the names that documents give them, and kept', async () => {
  const { shell: port } = await freePorts();
  const config = {
    ...LOCAL_CONFIG,
    brand: { ...LOCAL_CONFIG.brand, colors: { primary: '#7a1f5c' } },
  };
  const handler = shellHandler({
    template: '<html lang="ro"><!--vitrina:data--></html>',
    pages: new Map(),
    manifest: {
      ...registry.shell,
      release: '1.0.0-0123abcd',
      scriptHashes: [],
      template: 'index.html',
      pages: {},
      sitemap: [],
    },
    registry,
    config,
    brand: await siteBrand(config.brand),
    files: (_request, response) => refuse(response, 404),
  });
  const server = httpServer(port, () => handler);
  await server.start();
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const html = await (await ask('/')).text();
  const style = await ask(/<link href="([^"]+)" rel="stylesheet">/.exec(html)?.[1] ?? '');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(style.headers.get('cache-control')).toContain('immutable');
  expect(await style.text()).toContain('--color-primary:#7a1f5c');
  expect((await ask('/static/brand/brand.0123456789.css')).status).toBe(404);
  await server.stop();
});

test('a prerendered path gets its page, with a slash at the end too; robots, sitemap and speculation rules are made here', async () => {
  const { shell: port } = await freePorts();
  const handler = shellHandler({
    template: '<html lang="ro"><!--vitrina:data--></html>',
    pages: new Map([['/faq', '<html lang="ro"><!--vitrina:data--><h1>{{brand.name}}</h1></html>']]),
    manifest: {
      ...registry.shell,
      release: '1.0.0-0123abcd',
      scriptHashes: [],
      template: 'index.html',
      pages: { '/faq': 'pages/faq.html' },
      sitemap: ['/faq'],
    },
    registry,
    config: { ...LOCAL_CONFIG, publicOrigin: 'https://vitrina.test' },
    files: (_request, response) => refuse(response, 404),
  });
  const server = httpServer(port, () => handler);
  await server.start();
  const textOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await textOf('/faq')).toContain('<h1>Vitrina</h1>');
  expect(await textOf('/faq/?x=1')).toContain('<h1>Vitrina</h1>');
  expect(await textOf('/faq/x')).not.toContain('<h1>');
  expect(await textOf('/robots.txt')).toContain('Sitemap: https://vitrina.test/sitemap.xml');
  expect(await textOf('/sitemap.xml')).toContain('<loc>https://vitrina.test/faq</loc>');
  const rules = await fetch(`http://127.0.0.1:${port}/speculation-rules.json`);
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(await rules.text()).toContain('href_matches');
  await server.stop();
});

test('a page that was written is 200, one that is gone 404 with its own document', async () => {
  const { shell: port } = await freePorts();
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-written-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  put('mf-shop/new/live/shop/7.html', 'new 7');
  put('mf-shop/old/live/shop/7.html', 'old 7');
  put('mf-shop/old/live/shop/8.html', 'old 8');
  put('mf-shop/new/gone/shop/9.html', 'gone 9');
  const remote = sampleRegistryRemote('mf-shop', { pages: ['', ':id'] });
  const handler = shellHandler({
    template: '<html lang="ro"><!--vitrina:data-->generic</html>',
    pages: new Map(),
    manifest: {
      ...{ ...registry.shell, release: '1.0.0-0123abcd', scriptHashes: [] },
      ...{ template: 'index.html', pages: {}, sitemap: [], paths: [] },
    },
    registry: { ...registry, remotes: [remote] },
    config: LOCAL_CONFIG,
    files: refuse404,
    written: {
      dir,
      site: {
        routes: [{ pattern: '^/shop/([\\w-]+)/*$', folders: ['mf-shop/new', 'mf-shop/old'] }],
        scriptHashes: ["'sha256-before'"],
        entries: [],
      },
    },
  });
  const server = httpServer(port, () => handler);
  await server.start();
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const seven = await get('/shop/7');
  expect(seven).toMatchObject({ status: 200, text: 'new 7' });
  expect(seven.headers.get('cache-control')).toBe('no-cache');
  expect(seven.headers.get('content-security-policy')).toContain("'sha256-before'");
  const known = { 'if-none-match': seven.headers.get('etag') ?? '' };
  expect((await fetch(`http://127.0.0.1:${port}/shop/7`, { headers: known })).status).toBe(304);
  expect(await get('/shop/7/')).toMatchObject({ status: 200, text: 'new 7' });
  expect(await get('/shop/8')).toMatchObject({ status: 200, text: 'old 8' });
  expect(await get('/shop/9')).toMatchObject({ status: 404, text: 'gone 9' });
  const generic = await get('/shop/10');
  expect(generic.status).toBe(200);
  expect(generic.text).toContain('generic');
  put('mf-shop/new/live/shop/10.html', 'new 10');
  expect(await get('/shop/10')).toMatchObject({ status: 200, text: 'new 10' });
  await server.stop();
});
