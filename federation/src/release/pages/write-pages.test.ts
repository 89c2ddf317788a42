import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { openBucket } from '@vitrina/object-store/bucket';
import { serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { DEFAULT_BRAND } from '../../default-brand.ts';
import type { SiteRoutes } from '../../site-documents.ts';
import { folderStore } from '../folder-store.ts';
import { storedShell, trustedRegistry } from '../render-site.ts';
import { s3Store } from '../s3-store.ts';
import { deploymentOn } from '../sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from '../sample-shell.ts';
import { takePagesLock } from './pages-lock.ts';
import { BLOG_BUNDLE, type BlogHost, blogHost, type Post, sampleBlog } from './sample-blog.ts';
import { watchPages } from './watch-pages.ts';
import { pagesMemory, type WritePagesOptions, writePages } from './write-pages.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const KILLED_WRITER = join(import.meta.dirname, '../testing/write-pages-slowly.ts');

let host: BlogHost;
afterEach(() => host.stop());

const FIRST = { slug: 'unu', title: 'Primul articol' };
const SECOND = { slug: 'doi', title: 'Al doilea' };

/** A store with a shell that has a frame; pages are written by the release commands. */
async function deployment(posts: Post[] = [FIRST, SECOND], more = {}) {
  host = await blogHost(posts);
  const root = temporaryFolder('store');
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin };
  const commands = deploymentOn(() => folderStore(root), { config, ...more });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  await commands.release(
    'shell',
    sampleShell(undefined, { frames: { public: 'frames/public.html' } }),
  );
  const routes = () => JSON.parse(read('html/headers.json')) as SiteRoutes & { folder: string };
  const fileOf = (kind: 'live' | 'gone', path: string) => {
    const folders = routes().written?.find(({ pattern }) =>
      new RegExp(pattern).test(path),
    )?.folders;
    const file = (folders ?? [])
      .map((folder) => join(root, 'html/pages', folder, `${kind}${path}.html`))
      .find((one) => existsSync(one));
    return file ?? null;
  };
  const page = (path: string) => {
    const file = fileOf('live', path);
    return file && readFileSync(file, 'utf8');
  };
  const gone = (path: string) => {
    const file = fileOf('gone', path);
    return file && readFileSync(file, 'utf8');
  };
  return { ...commands, root, read, routes, fileOf, page, gone };
}

test('a release writes its pages: HTML of the remote in the frame of the shell, without a registry', async () => {
  const { release, page, read, routes } = await deployment();
  expect(await release('mf-blog', sampleBlog('00000001'))).toContain('pages written 3');
  const html = page('/blog/unu') ?? '';
  expect(html).toContain(
    '<main><article><h1>Primul articol</h1><p>2 articole</p></article></main>',
  );
  expect(html).toContain('data-remote-page="mf-blog/blog"');
  expect(html).toContain(`<title>Primul articol – ${SAMPLE_CONFIG.brand.name}</title>`);
  expect(html).toContain('<link rel="canonical" href="https://shell.exemplu.ro/blog/unu">');
  expect(html).toContain('"@type":"Article"');
  expect(html).toContain(
    'href="https://remote.exemplu.ro/1.0.0-00000001/page.css" rel="stylesheet"',
  );
  expect(html.indexOf('/page.css'), 'the shell orders the cascade').toBeGreaterThan(
    html.indexOf('/static/index.css'),
  );
  expect(html).toContain('id="vitrina-config"');
  expect(html).not.toContain('vitrina-registry');
  expect(read(`${routes().folder}/sitemap.xml`)).toContain(
    '/blog/unu</loc><lastmod>2026-11-02</lastmod>',
  );
});

test('only what changed is written again', async () => {
  const { release, run, fileOf, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const before = statSync(fileOf('live', '/blog/doi') ?? '').ino;
  host.posts = [{ ...FIRST, title: 'Alt titlu' }, SECOND];
  expect(await run('write-pages', '')).toContain('pages written 2, gone 0, unchanged 1');
  expect(page('/blog/unu')).toContain('Alt titlu');
  expect(statSync(fileOf('live', '/blog/doi') ?? '').ino).toBe(before);
  expect(await run('write-pages', '')).toContain('Every page is as it should be');
});

test('the sitemap says when what a page says changed last, and nothing before it did', async () => {
  const source = BLOG_BUNDLE.replace("'2026-11-02'", 'null');
  const { release, run, read, routes } = await deployment();
  await release('mf-blog', sampleBlog('00000001', { source }));
  const modified = (path: string) =>
    new RegExp(`${path}</loc>(?:<lastmod>(.*?)</lastmod>)?`).exec(
      read(`${routes().folder}/sitemap.xml`),
    )?.[1];
  expect(modified('/blog/unu')).toBeUndefined();
  const began = Date.now();
  host.posts = [{ ...FIRST, title: 'Alt titlu' }, SECOND];
  await run('write-pages', '');
  const changed = modified('/blog/unu');
  expect(Date.parse(changed ?? '')).toBeGreaterThanOrEqual(began);
  expect(modified('/blog/doi')).toBeUndefined();
  const restyled = source.replaceAll('<article>', '<article class="new">');
  await release('mf-blog', sampleBlog('00000002', { source: restyled }));
  expect(modified('/blog/unu'), 'a release that only looks different').toBe(changed);
});

/** Dates of a deployment's sitemap. */
const dates =
  ({ read, routes }: Pick<Awaited<ReturnType<typeof deployment>>, 'read' | 'routes'>) =>
  (path: string) =>
    new RegExp(`${path}</loc>(?:<lastmod>(.*?)</lastmod>)?`).exec(
      read(`${routes().folder}/sitemap.xml`),
    )?.[1];

const UNDATED = BLOG_BUNDLE.replace("'2026-11-02'", 'null');

test('a page that a later pass adds has its date, those of the first pass and of a release have none', async () => {
  const site = await deployment([FIRST]);
  const modified = dates(site);
  await site.release('mf-blog', sampleBlog('00000001', { source: UNDATED }));
  const began = Date.now();
  host.posts = [FIRST, SECOND];
  await site.run('write-pages', '');
  expect(Date.parse(modified('/blog/doi') ?? '')).toBeGreaterThanOrEqual(began);
  expect(modified('/blog/unu')).toBeUndefined();
  const more = UNDATED.replace(
    'return [',
    "return [{ path: '/blog/despre', key: '', modified: null },",
  );
  await site.release('mf-blog', sampleBlog('00000002', { source: more }));
  expect(site.page('/blog/despre')).toContain('Articolul nu mai este');
  expect(modified('/blog/despre'), 'its content may be old').toBeUndefined();
});

test('what a page shows of others does not date it', async () => {
  const source = UNDATED.replace(
    "posts.length + ' articole",
    "'<b data-others>' + posts.map((one) => one.title) + '</b>",
  );
  const site = await deployment();
  const modified = dates(site);
  await site.release(
    'mf-blog',
    sampleBlog('00000001', {
      source: source.replace('key: post.title', 'key: JSON.stringify(posts)'),
    }),
  );
  host.posts = [{ ...FIRST, title: 'Alt titlu' }, SECOND];
  await site.run('write-pages', '');
  expect(site.page('/blog/doi')).toContain('Alt titlu');
  expect(modified('/blog/doi')).toBeUndefined();
  expect(modified('/blog/unu')).toBeTruthy();
});

test('a page that lists others is as new as the newest of them', async () => {
  const listing = UNDATED.replace(
    'key: JSON.stringify(posts),',
    "key: JSON.stringify(posts), datedBy: posts.map((post) => '/blog/' + post.slug),",
  );
  const site = await deployment();
  const modified = dates(site);
  await site.release('mf-blog', sampleBlog('00000001', { source: listing }));
  expect(modified('/blog')).toBeUndefined();
  host.posts = [FIRST, { ...SECOND, title: 'Alt titlu' }];
  await site.run('write-pages', '');
  expect(modified('/blog')).toBe(modified('/blog/doi'));
  expect(modified('/blog')).toBeTruthy();
  const changed = modified('/blog');
  host.posts = [{ ...SECOND, title: 'Alt titlu' }, FIRST];
  await site.run('write-pages', '');
  expect(modified('/blog'), 'another order').toBe(changed);
});

test('a page that is gone answers with what the remote says in its place, and comes back', async () => {
  const { release, run, page, gone, read, routes } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  host.posts = [SECOND];
  expect(await run('write-pages', '')).toContain('gone 1');
  expect(page('/blog/unu')).toBeNull();
  expect(gone('/blog/unu')).toContain('Articolul nu mai este');
  expect(gone('/blog/unu')).toContain('noindex');
  expect(read(`${routes().folder}/sitemap.xml`)).not.toContain('/blog/unu');
  host.posts = [FIRST, SECOND];
  await run('write-pages', '');
  expect(page('/blog/unu')).toContain('Primul articol');
  expect(gone('/blog/unu')).toBeNull();
});

test('a page that is gone names what it was, where the host has the call for it', async () => {
  const third = { slug: 'trei', title: 'Al treilea' };
  const { release, run, gone } = await deployment([FIRST, SECOND, third]);
  await release('mf-blog', sampleBlog('00000001'));
  host.gone = [FIRST, SECOND];
  host.posts = [SECOND];
  await run('write-pages', '');
  expect(gone('/blog/unu')).toContain('<h1>Primul articol nu mai este</h1>');
  expect(gone('/blog/trei'), 'the host does not know it').toContain('Articolul nu mai este');
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin, hostCapabilities: [] };
  host.posts = [];
  await run('write-pages', '', { config });
  expect(gone('/blog/doi'), 'a host that does not list the call').toContain(
    'Articolul nu mai este',
  );
  await release('mf-blog', sampleBlog('00000002'));
  expect(gone('/blog/doi'), 'asked for each release').toContain('<h1>Al doilea nu mai este</h1>');
});

test('another release writes all pages of its remote, and none of another', async () => {
  const { release, page, fileOf, root } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  await release(
    'mf-news',
    sampleBlog('00000001', { name: 'mf-news', source: BLOG_BUNDLE.replaceAll("'/blog", "'/news") }),
  );
  const news = statSync(fileOf('live', '/news/unu') ?? '').ino;
  await release('mf-blog', sampleBlog('00000002'));
  expect(page('/blog/unu')).toContain('1.0.0-00000002/page.css');
  expect(statSync(fileOf('live', '/news/unu') ?? '').ino).toBe(news);
  const left = readdirSync(join(root, 'html/pages/mf-blog'), { recursive: true }).filter((name) =>
    String(name).endsWith('.html'),
  );
  expect(left).toHaveLength(3);
});

test('a release of a remote without pages touches none', async () => {
  const { release, fileOf } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const before = statSync(fileOf('live', '/blog/unu') ?? '').ino;
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  expect(statSync(fileOf('live', '/blog/unu') ?? '').ino).toBe(before);
});

test('pages of a rolled back release are those of the one before', async () => {
  const { release, run, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const bad = BLOG_BUNDLE.replace(' articole<', ' greseli<');
  await release('mf-blog', sampleBlog('00000002', { source: bad }));
  expect(page('/blog/unu')).toContain('greseli');
  await run('rollback', 'mf-blog');
  expect(page('/blog/unu')).toContain('2 articole');
});

test('pages of a remote that is switched off are not served, and come back', async () => {
  const { release, run, page, routes, root } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  await run('switch-off', 'mf-blog');
  expect(routes().written).toBeUndefined();
  expect(
    readdirSync(join(root, 'html/pages/mf-blog'), { recursive: true }).filter((name) =>
      String(name).endsWith('.html'),
    ),
  ).toEqual([]);
  await run('switch-on', 'mf-blog');
  expect(page('/blog/unu')).toContain('Primul articol');
});

test('neither a canary nor a preview writes pages', async () => {
  const { release, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  await release('mf-blog', sampleBlog('00000002'), { canary: 0.5 });
  expect(page('/blog/unu')).toContain('1.0.0-00000001/page.css');
});

test('a new shell writes all pages anew, and its policy allows those of the shell before', async () => {
  const { release, page, routes } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const shell = (hash: string) =>
    sampleShell(`1.0.1-${hash}`, {
      frames: { public: 'frames/public.html' },
      scriptHashes: [`'sha256-${hash}'`],
    });
  host.status = 500;
  expect(await release('shell', shell('bbbbbbbbbbbb'))).toContain('answered 500');
  const policy = () => routes().headers['_default.html']?.['content-security-policy'];
  expect(policy()).toContain("'sha256-bbbbbbbbbbbb'");
  expect(policy()).toContain("'sha256-c2FtcGxl'");
  expect(page('/blog/unu')).toContain('Primul articol');
});

test('a page names the shell that it starts, and is written anew with the next one', async () => {
  const { release, page } = await deployment();
  const started = () =>
    /<html [^>]*data-shell-release="([^"]*)"/.exec(page('/blog/unu') ?? '')?.[1];
  await release('mf-blog', sampleBlog('00000001'));
  const first = started();
  expect(first).toBeTruthy();
  const frames = { public: 'frames/public.html' };
  await release('shell', sampleShell('1.0.1-dddddddddddd', { frames }));
  expect(started()).toBe('1.0.1-dddddddddddd');
  expect(first).not.toBe(started());
});

test('with a shell that has no frame nothing is written', async () => {
  const { release, routes } = await deployment();
  await release('shell', sampleShell('1.0.1-cccccccccccc'));
  await release('mf-blog', sampleBlog('00000001'));
  expect(routes().written).toBeUndefined();
});

test('a page that cannot be made is named, and the others are written', async () => {
  const { release, page, run } = await deployment([FIRST, { slug: 'rau', title: 'it throws' }]);
  const said = await release('mf-blog', sampleBlog('00000001'));
  expect(said).toContain('/blog/rau was not written: this post throws');
  expect(page('/blog/rau')).toBeNull();
  expect(page('/blog/unu')).toContain('Primul articol');
  host.posts = [{ ...FIRST, title: 'it throws' }, SECOND];
  await expect(run('write-pages', '')).rejects.toThrow('/blog/unu was not written');
  expect(page('/blog/unu'), 'a page that says what is not so any more').toBeNull();
});

test('a page whose address is too long for a file is named, and the others are written', async () => {
  const { release, run, page } = await deployment([
    FIRST,
    { slug: 'a'.repeat(300), title: 'Lung' },
  ]);
  const said = await release('mf-blog', sampleBlog('00000001'));
  expect(said).toContain('was not written: its address is too long for a file');
  expect(page('/blog/unu')).toContain('Primul articol');
  host.posts = [FIRST];
  expect(await run('write-pages', '')).toContain('gone 1');
  expect(page('/blog')).toContain('1 articole');
});

test.each([
  [
    'a path of another',
    BLOG_BUNDLE.replace("path: '/blog'", "path: '/'"),
    'names /, which is none',
  ],
  [
    'a path with another meaning',
    BLOG_BUNDLE.replace("path: '/blog'", "path: '/blog/../faq'"),
    'which is none',
  ],
  ['a script', BLOG_BUNDLE.replace('<article>', '<script>1</script>'), '<script> is not allowed'],
  [
    'another address as its own',
    BLOG_BUNDLE.replace('canonical: path', "canonical: '/faq'"),
    'no page of this remote',
  ],
  ['no list', BLOG_BUNDLE.replace('list(mount', 'lists(mount'), 'is not a function'],
])('a bundle that says %s writes nothing', async (_, source, message) => {
  const { release, page } = await deployment();
  expect(await release('mf-blog', sampleBlog('00000001', { source }))).toContain(message);
  expect(page('/blog/unu')).toBeNull();
});

test('a bundle with other bytes than the registry says is not run', async () => {
  const { release, run, root, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'), { config: undefined });
  writeFileSync(
    join(root, 'mf-blog/1.0.0-00000001/pages-html/pages.js'),
    BLOG_BUNDLE.replace('Jurnal', 'Altul'),
  );
  await expect(run('write-pages', '')).rejects.toThrow('other bytes than the registry says');
  expect(page('/blog')).toBeNull();
});

test('a bundle that is too large to be read is not run', async () => {
  const { release, page } = await deployment();
  const source = `${BLOG_BUNDLE}${' '.repeat(4 * 1024 * 1024)}`;
  expect(await release('mf-blog', sampleBlog('00000001', { source }))).toContain('more than 4 MB');
  expect(page('/blog')).toBeNull();
});

test('a host that gives no answer changes no page; one that suddenly lacks most things only what it has', async () => {
  const posts = Array.from({ length: 60 }, (_, index) => ({
    slug: `p${index}`,
    title: `P ${index}`,
  }));
  const { release, run, page } = await deployment(posts);
  const source = BLOG_BUNDLE.replace("path: '/blog', ", "path: '/blog', datedBy: [], ");
  await release('mf-blog', sampleBlog('00000001', { source }));
  host.status = 503;
  await expect(run('write-pages', '')).rejects.toThrow('answered 503');
  host.status = 200;
  host.posts = [{ slug: 'p0', title: 'Alt titlu' }, ...posts.slice(1, 3)];
  const asked = { ask: async () => false };
  await expect(run('write-pages', '', asked)).rejects.toThrow(
    '57 of 61 pages of mf-blog are no longer listed',
  );
  expect(page('/blog/p50')).toContain('P 50');
  expect(page('/blog')).toContain('60 articole');
  expect(page('/blog/p0')).toContain('Alt titlu');
  await run('write-pages', '');
  expect(page('/blog')).toContain('3 articole');
  expect(page('/blog/p50')).toBeNull();
});

test('a process that is killed in the middle is followed by one that goes on there', async () => {
  const posts = Array.from({ length: 300 }, (_, index) => ({
    slug: `p${index}`,
    title: `P ${index}`,
  }));
  const { release, root, page, read } = await deployment(posts);
  await release('mf-blog', sampleBlog('00000001'), { config: undefined });
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin };
  // In its own process, because it is killed.
  const writer = spawn(process.execPath, [
    '--import',
    TSX,
    KILLED_WRITER,
    JSON.stringify({ root, config }),
  ]);
  const killed = once(writer, 'exit');
  writer.stdout.once('data', () => writer.kill('SIGKILL'));
  await killed;
  const before = readdirSync(join(root, 'html/pages'), { recursive: true }).filter((name) =>
    String(name).endsWith('.html'),
  );
  expect(before.length).toBeGreaterThan(200);
  expect(before.length).toBeLessThan(301);
  const store = folderStore(root);
  const later = { now: () => Date.now() + 100_000 };
  await (await takePagesLock(store, later))?.release();
  const { run } = deploymentOn(() => store, { config });
  const said = await run('write-pages', '');
  const [, written = ''] = /pages written (\d+)/.exec(said) ?? [];
  expect(Number(written)).toBeLessThanOrEqual(101);
  expect(page('/blog/p299')).toContain('P 299');
  expect(
    Object.keys((JSON.parse(read('html/pages/mf-blog.json')) as { pages: object }).pages),
  ).toHaveLength(301);
}, 30_000);

test('pages follow the host while they are watched, and nothing is asked twice', async () => {
  const { release, root, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin };
  const store = folderStore(root);
  const ended = new AbortController();
  const lines: string[] = [];
  const { registry } = await trustedRegistry(store, config);
  const shell = await storedShell(store, registry);
  const watching = watchPages(
    {
      ...{ store, config, brand: DEFAULT_BRAND, signal: ended.signal },
      live: async () => ({ registry, shell }),
      publish: async () => {},
    },
    (line) => lines.push(line),
    { everyMs: 20 },
  );
  await expect.poll(() => host.asked).toBeGreaterThan(5);
  const sent = host.sent;
  host.posts = [{ ...FIRST, title: 'Preț nou' }, SECOND];
  await expect.poll(() => page('/blog/unu')).toContain('Preț nou');
  expect(host.sent).toBe(sent + 1);
  host.status = 500;
  await expect.poll(() => lines.filter((line) => line.includes('answered 500')).length).toBe(1);
  host.status = 200;
  host.posts = [FIRST, SECOND];
  await expect.poll(() => page('/blog/unu')).toContain('Primul articol');
  ended.abort();
  await watching;
});

test('a watcher that finds the lock taken tries again before its next look at the host', async () => {
  const { release, root, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin };
  const store = folderStore(root);
  const held = await takePagesLock(store);
  const { registry } = await trustedRegistry(store, config);
  const shell = await storedShell(store, registry);
  const ended = new AbortController();
  host.posts = [{ ...FIRST, title: 'Preț nou' }, SECOND];
  const watching = watchPages(
    {
      ...{ store, config, brand: DEFAULT_BRAND, signal: ended.signal },
      live: async () => ({ registry, shell }),
      publish: async () => {},
    },
    () => {},
    { everyMs: 60_000, heldMs: 20 },
  );
  await expect.poll(() => host.asked).toBeGreaterThan(5);
  await held?.release();
  await expect.poll(() => page('/blog/unu')).toContain('Preț nou');
  ended.abort();
  await watching;
});

/** A writer for the pages of a store, one pass at a time. */
async function writerOf(root: string, more: Partial<WritePagesOptions> = {}) {
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin };
  const store = folderStore(root);
  const { registry } = await trustedRegistry(store, config);
  const shell = await storedShell(store, registry);
  const options: WritePagesOptions = {
    ...{ store, config, brand: DEFAULT_BRAND, memory: pagesMemory(config) },
    live: async () => ({ registry, shell }),
    publish: async () => {},
    ...more,
  };
  return () => writePages(options);
}

test('a remote whose pages take too long lets the others have theirs, and goes on later', async () => {
  const { release, root } = await deployment();
  for (const name of ['mf-blog', 'mf-news'])
    await release(name, sampleBlog('00000001', { name, source: sourceOf(name) }));
  host.posts = [{ ...FIRST, title: 'Alt titlu' }, SECOND];
  const hurried = await (await writerOf(root, { maxMs: -1 }))();
  const late = (name: string) => `${name}: its pages take too long: the rest is for the next pass.`;
  expect(hurried?.problems).toEqual([late('mf-blog'), late('mf-news')]);
  const report = await (await writerOf(root))();
  expect(report?.problems).toEqual([]);
  expect(report?.lines).toHaveLength(2);
});

test('a page with megabytes beside its markup is not written, and the others are', async () => {
  const { release, page } = await deployment([FIRST, { slug: 'mare', title: 'Mare' }]);
  const source = BLOG_BUNDLE.replace(
    'name: title }',
    "name: title + '€'.repeat(title === 'Mare' ? 9e5 : 0) }",
  );
  const said = await release('mf-blog', sampleBlog('00000001', { source }));
  expect(said).toMatch(/mare was not written: it has 2\d{6} bytes, and there is room for 2000000/);
  expect([page('/blog/mare'), page('/blog/unu')]).toEqual([
    null,
    expect.stringContaining('Primul articol'),
  ]);
});

test('the pages of one remote leave room on the disk for those of the others', async () => {
  const posts = Array.from({ length: 19 }, (_, index) => ({ slug: `p${index}`, title: 'Vechi' }));
  const { release, root, page } = await deployment([FIRST]);
  for (const name of ['mf-blog', 'mf-news'])
    await release(name, sampleBlog('00000001', { name, source: sourceOf(name) }));
  const bytes = Buffer.byteLength(page('/blog/unu') ?? '');
  host.posts = [FIRST, ...posts];
  const limited = await writerOf(root, { maxBytes: 10.5 * bytes });
  const report = await limited();
  for (const name of ['mf-blog', 'mf-news']) {
    const full = report?.problems.filter((problem) => problem.startsWith(`${name}: /`)) ?? [];
    expect(full.length).toBeGreaterThan(9);
    expect(full[0]).toMatch(/was not written: it has \d+ bytes, and there is room for \d+\.$/);
  }
  expect(page('/blog/p0')).toContain('Vechi');
  // An existing page is replaced in its own folder.
  host.posts = [{ ...FIRST, title: 'Nou' }, ...posts];
  await limited();
  expect(page('/blog/unu')).toContain('Nou');
});

const sourceOf = (name: string): string => BLOG_BUNDLE.replaceAll("'/blog", `'/${name.slice(3)}`);

test('what changes while pages are written comes before those that still wait', async () => {
  const posts = Array.from({ length: 60 }, (_, index) => ({ slug: `p${index}`, title: 'Vechi' }));
  const { release, root, page } = await deployment(posts);
  await release('mf-blog', sampleBlog('00000001'));
  const renamed = posts.map(({ slug }) => ({ slug, title: 'Alt titlu' }));
  host.posts = renamed;
  let seen: unknown;
  const write = await writerOf(root, {
    lookEveryMs: 0,
    progress: (_, done, total) => {
      if (done === 10 && total === 61)
        host.posts = renamed.map((one) =>
          one.slug === 'p55' ? { ...one, title: 'Preț nou' } : one,
        );
      if (done === 2 && total < 61)
        seen = ['/blog/p55', '/blog/p40'].map((path) => page(path)?.includes('Vechi'));
    },
  });
  expect(await write()).toMatchObject({
    problems: [],
    lines: [expect.stringMatching(/pages written 6\d, gone 0/)],
  });
  expect(seen).toEqual([false, true]);
  expect(page('/blog/p55')).toContain('Preț nou');
  expect(page('/blog/p40')).toContain('Alt titlu');
});

test('a writer that waited for another writes what the host answers by then', async () => {
  const { release, root, page } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const other = await writerOf(root);
  const store = folderStore(root);
  let lists = 0;
  const write = await writerOf(root, {
    store: {
      ...store,
      list: async (folder) => {
        if (folder === 'html/pages/locks') lists += 1;
        if (lists !== 2 || folder !== 'html/pages/locks') return store.list(folder);
        // The writer has asked the host, but does not hold the lock yet.
        lists += 1;
        host.posts = [{ ...FIRST, title: 'Preț nou' }, SECOND];
        await other();
        return store.list(folder);
      },
    },
  });
  host.posts = [{ ...FIRST, title: 'Preț vechi' }, SECOND];
  await write();
  expect(page('/blog/unu')).toContain('Preț nou');
  // Back to the state of this writer's last pass, after another writer wrote a different one.
  const before = [{ ...FIRST, title: 'Preț vechi' }, SECOND];
  host.posts = before;
  await write();
  host.posts = [{ ...FIRST, title: 'Preț nou' }, SECOND];
  await other();
  host.posts = before;
  await write();
  expect(page('/blog/unu')).toContain('Preț vechi');
});

test('in a bucket pages are written, changed and gone as in a folder, by one writer at a time', async () => {
  host = await blogHost([FIRST, SECOND]);
  const config = { ...SAMPLE_CONFIG, apiOrigin: host.origin };
  const server = await serveBuckets({ buckets: ['releases'] });
  try {
    const address = { address: `${server.origin}/releases/site`, ...server.credentials };
    const store = s3Store(address);
    const { release, run, text } = deploymentOn(() => store, { config });
    const frames = { public: 'frames/public.html' };
    await release('shell', sampleShell(undefined, { frames }));
    expect(await release('mf-blog', sampleBlog('00000001'))).toContain('pages written 3');
    const { written = [] } = JSON.parse(await text('html/headers.json')) as SiteRoutes;
    const folder = `html/pages/${written[0]?.folders[0]}`;
    const served = await openBucket(address).get(`${folder}/live/blog/unu.html`);
    expect(served?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(served?.headers.get('cache-control')).toBe('no-cache');
    expect(await served?.text()).toContain('<h1>Primul articol</h1>');
    host.posts = [{ ...SECOND, title: 'Alt titlu' }];
    expect(await run('write-pages', '')).toContain('pages written 2, gone 1');
    expect(await text(`${folder}/live/blog/doi.html`)).toContain('<h1>Alt titlu</h1>');
    expect(await store.readText(`${folder}/live/blog/unu.html`)).toBeNull();
    expect(await text(`${folder}/gone/blog/unu.html`)).toContain('Articolul nu mai este');
    expect(await run('write-pages', '')).toContain('Every page is as it should be');
    const locks = await Promise.all([1, 2, 3].map(() => takePagesLock(store)));
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
    await expect(run('write-pages', '')).rejects.toThrow('Another process writes the pages now');
  } finally {
    await server.close();
  }
});

test('the first roster gives a remote the calls of its pages', async () => {
  const { release, run } = await deployment();
  await release('mf-blog', sampleBlog('00000001'));
  const roster = JSON.parse(await run('roster', '', { positionals: [] })) as Record<
    string,
    object[]
  >;
  expect(roster['mf-blog']?.[0]).toMatchObject({ preloadCalls: ['/api/posts'] });
});

test('a roster that does not know of the calls of pages names the remedy, which works', async () => {
  const { release, run, root, page } = await deployment();
  const file = join(root, 'roster.json');
  const setRoster = (text: string) => {
    writeFileSync(file, text);
    return run('roster', '', { positionals: [file] });
  };
  await release('mf-blog', sampleBlog('00000001'), { config: undefined });
  const whole = await run('roster', '', { positionals: [] });
  await setRoster(whole.replace('"/api/posts"', ''));
  await expect(run('write-pages', '')).rejects.toThrow(
    'does not give mf-blog the call /api/posts for the HTML of blog. Add it to preloadCalls of that mount: pnpm --silent roster',
  );
  expect(page('/blog/unu')).toBeNull();
  await setRoster(whole);
  await run('write-pages', '');
  expect(page('/blog/unu')).toContain('Primul articol');
});
