import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ReleaseManifest } from '../../release-file.ts';
import { sampleRemote } from '../sample-shell.ts';

export interface Post {
  slug: string;
  title: string;
}

/** Renders posts as React would: a page for each, and one that lists them. */
export const BLOG_BUNDLE = `var vitrinaPages = {
  list(mount, answers, config) {
    const posts = answers['/api/posts'];
    return [
      { path: '/blog', key: JSON.stringify(posts), modified: null },
      ...posts.map((post) => ({ path: '/blog/' + post.slug, key: post.title, modified: '2026-11-02' })),
    ];
  },
  async render(path, answers, config, gone) {
    const posts = answers['/api/posts'];
    const post = posts.find(({ slug }) => path === '/blog/' + slug);
    const title = post ? post.title : path === '/blog' ? 'Jurnal' : gone ? gone.title + ' nu mai este' : 'Articolul nu mai este';
    if (title.includes('throws')) throw new Error('this post throws');
    return {
      html: '<article><h1>' + title + '</h1><p>' + posts.length + ' articole</p></article>',
      title: title + ' – ' + config.brand.name, description: title, canonical: path, image: null, preload: [],
      structuredData: [{ '@type': 'Article', name: title }], listed: true,
    };
  },
};`;

/** A minimal build of a remote with HTML pages. @returns its folder */
export function sampleBlog(
  hash: string,
  { source = BLOG_BUNDLE, name = 'mf-blog', more = {} as Partial<ReleaseManifest> } = {},
): string {
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  const mount = {
    ...{ id: 'blog', path: `/${name.slice(3)}`, title: 'Jurnal', access: 'public' as const },
    ...{ module: './page', document: 'default' as const, timeoutMs: 4500 },
    ...{ header: 'public' as const, onDenied: '/', preloadCalls: [], pages: ['', ':slug'] },
    html: { calls: ['/api/posts'], pages: ['', ':slug'] },
    gone: { call: '/api/posts/:slug/gone', capability: 'gone-products' },
  };
  const dir = sampleRemote(name, hash, {
    mounts: [mount],
    modules: {
      './page': [{ file: 'page.css', integrity: `sha384-${'B'.repeat(64)}`, as: 'style' }],
    },
    renderBundle: { file: 'pages-html/pages.js', integrity },
    ...more,
  });
  mkdirSync(join(dir, 'pages-html'));
  writeFileSync(join(dir, 'pages-html/pages.js'), source);
  writeFileSync(join(dir, 'page.css'), 'h1{}');
  return dir;
}

/** A host with posts that supports ETags. */
export interface BlogHost {
  origin: string;
  posts: Post[];
  /** Posts that are gone, for the call about them. */
  gone: Post[];
  /** Status to send instead of an answer. */
  status: number;
  /** How often the posts were sent in full. */
  sent: number;
  asked: number;
  stop(): Promise<void>;
}

export async function blogHost(posts: Post[]): Promise<BlogHost> {
  const server: Server = createServer((request, response) => {
    host.asked += 1;
    const [, slug] = /^\/api\/posts\/([^/]+)\/gone$/.exec(request.url ?? '') ?? [];
    const gone = host.gone.find((post) => post.slug === slug);
    if (gone) return void response.end(JSON.stringify(gone));
    if (request.url !== '/api/posts' || host.status !== 200)
      return void response.writeHead(request.url === '/api/posts' ? host.status : 404).end();
    const text = JSON.stringify(host.posts);
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    host.sent += 1;
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host: BlogHost = {
    ...{ origin: `http://127.0.0.1:${port}`, posts, gone: [], status: 200, sent: 0, asked: 0 },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return host;
}
