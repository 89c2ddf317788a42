import { expect, test } from '@rstest/core';
import { mountSchema } from './remote.ts';
import { goneCallOf, htmlOf, renderBundleOf } from './remote-html.ts';
import { outsideHtmlClaims } from './rules/html-claims.ts';

const html = { calls: ['/api/posts'], pages: [':slug'] };
const mount = {
  ...{ id: 'blog', path: '/blog', title: 'Jurnal', access: 'public', module: './blog' },
  pages: [':slug'],
};

test('a mount of the registry keeps its HTML, which only tools read', () => {
  expect(htmlOf(mountSchema.parse({ ...mount, html }))).toEqual(html);
  expect(htmlOf(mountSchema.parse(mount))).toBeNull();
});

test('HTML of a later form counts as absent, and the mount is read all the same', () => {
  const later = mountSchema.parse({ ...mount, html: { ...html, pages: 'all' } });
  expect(later.id).toBe('blog');
  expect(htmlOf(later)).toBeNull();
});

test('a mount keeps the call that tells what is gone', () => {
  const gone = { call: '/api/posts/:slug/gone', capability: 'gone-products' };
  expect(goneCallOf(mountSchema.parse({ ...mount, html, gone }))).toEqual(gone);
  expect(goneCallOf(mountSchema.parse({ ...mount, html }))).toBeNull();
  const later = { call: ['/api/posts/:slug/gone'], capability: 'gone-products' };
  expect(goneCallOf(mountSchema.parse({ ...mount, gone: later }))).toBeNull();
});

test('a render bundle lies in its folder of the release', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const at = (file: string) => renderBundleOf({ renderBundle: { file, integrity } });
  expect(at('pages-html/pages.js')).toEqual({ file: 'pages-html/pages.js', integrity });
  expect(at('../mf-other/pages-html/pages.js')).toBeNull();
  expect(at('entry.js')).toBeNull();
  expect(renderBundleOf({})).toBeNull();
});

test('the roster gives the calls that HTML is made from', () => {
  const claim = {
    ...{ id: 'blog', path: '/blog', access: ['public'], documents: ['default'] },
    preloadCalls: ['/api/posts'],
  };
  const blog = { ...mountSchema.parse(mount), html };
  expect(outsideHtmlClaims(undefined, 'mf-blog', [blog])).toBeNull();
  expect(outsideHtmlClaims({ 'mf-blog': [claim] }, 'mf-blog', [blog])).toBeNull();
  expect(
    outsideHtmlClaims({ 'mf-blog': [{ ...claim, preloadCalls: [] }] }, 'mf-blog', [blog]),
  ).toBe('the roster does not give mf-blog the call /api/posts for the HTML of blog');
});
