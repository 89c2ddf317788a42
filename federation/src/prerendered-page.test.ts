import { expect, test } from '@rstest/core';
import type { Asset } from '@vitrina/contract/registry';
import { type PrerenderedPage, pageFile, pageTemplate } from './prerendered-page.ts';

const template = `<!doctype html><html lang="ro"><head><title>{{brand.name}}</title>
<!--vitrina:data--><script>boot()</script>
<script defer src="/static/js/a.js" crossorigin="anonymous" integrity="sha384-a"></script>
<link href="/static/css/index.css" rel="stylesheet"></head>
<body><noscript>a<!--vitrina:no-page--><main></main>
<!--/vitrina:no-page--></noscript><div id="root"></div>
<h2><!--vitrina:no-page-->No page<!--/vitrina:no-page--><!--vitrina:page It does not answer--></h2></body></html>`;

const page: PrerenderedPage = {
  path: '/faq',
  html: '<h1>Întrebări $& răspunsuri</h1>',
  headLinks: '<link rel="preload" as="image" href="/x.svg">',
  title: 'A "B" & C',
  description: 'Descriere',
  structuredData: [{ name: '</script>' }],
  chunk: 'faq-page',
  guestsOnly: false,
};
const chunk: Asset[] = [
  { url: '/static/js/faq.js', integrity: 'sha384-f', as: 'script' },
  { url: '/static/css/faq.css', integrity: 'sha384-c', as: 'style' },
];

test('the markup stands in the root, exactly as it was rendered', () => {
  const html = pageTemplate(template, page, chunk);
  expect(html).toContain(`<div id="root" data-prerendered>${page.html}</div>`);
});

test('what is said in place of a page without scripts is gone: the page stands there', () => {
  expect(pageTemplate(template, page, chunk)).toContain('<noscript>a</noscript>');
});

test('what is said when it does not start is that it can be read', () => {
  expect(pageTemplate(template, page, chunk)).toContain('<h2>It does not answer</h2>');
});

test('no script element loads the bundle; a data block names it, the page’s own code last', () => {
  const html = pageTemplate(template, page, chunk);
  expect(html).not.toContain('<script defer');
  const block = /id="vitrina-bundle">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual([
    { url: '/static/js/a.js', integrity: 'sha384-a', as: 'script' },
    chunk[0],
  ]);
});

test('the page’s styles load with it, after the shell’s own', () => {
  const html = pageTemplate(template, page, chunk);
  expect(html.indexOf('/static/css/faq.css')).toBeGreaterThan(
    html.indexOf('/static/css/index.css'),
  );
});

test('head and structured data are escaped for where they stand', () => {
  const html = pageTemplate(template, page, chunk);
  expect(html).toContain('<title>A &quot;B&quot; &amp; C</title>');
  expect(html).toContain('<link rel="canonical" href="{{publicOrigin}}/faq">');
  expect(html).toContain('{"name":"\\u003c/script>"}');
});

test('a page for guests says so', () => {
  expect(pageTemplate(template, { ...page, guestsOnly: true }, chunk)).toContain(
    '<div id="root" data-prerendered data-guests-only>',
  );
});

test('a template that is not as expected is an error that names what is missing', () => {
  expect(() => pageTemplate(template.replace('<div id="root"></div>', ''), page, chunk)).toThrow(
    '<div id="root"></div>',
  );
  expect(() => pageTemplate(template.replace('integrity="sha384-a"', ''), page, chunk)).toThrow(
    'integrity',
  );
});

test('each path has a file of its own', () => {
  expect(['/', '/faq', '/a/b'].map(pageFile)).toEqual([
    'pages/index.html',
    'pages/faq.html',
    'pages/a-b.html',
  ]);
});
