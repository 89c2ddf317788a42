import { expect, test } from '@rstest/core';
import { checkMarkup } from './check-markup.ts';

const TAKEN = new Set(['root', 'meniu']);
const check = (html: string) => checkMarkup(html, TAKEN);

test('a page of text, pictures, links, tables and drawings passes as it is', () => {
  const html = [
    '<nav aria-label="Unde ești"><ol><li><a href="/products">Produse</a></li></ol></nav>',
    '<h1 id="nume" class="a b">Cremă &amp; ulei</h1><p hidden="">Preț: <strong>12,50 lei</strong></p>',
    '<picture><source srcset="/a.avif 1x, https://f.ro/b.avif 2x" type="image/avif"><img src="/a.png" alt="" width="10" height="10" fetchpriority="high"></picture>',
    '<svg viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0h8" stroke="currentColor"></path></svg>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<form action="/products" method="get"><label for="q">Caută</label><input id="q" name="q" type="search"></form>',
    '<noscript><a href="/products">Toate</a></noscript>',
    '<details><summary>Ingrediente</summary>Apă</details><a href="mailto:a@b.ro">Scrie</a>',
  ].join('');
  expect(check(html)).toBe(html);
});

test("React's comments are dropped", () => {
  expect(check('<p>1<!-- --> lei<!--$--><b>x</b><!--/$--></p>')).toBe('<p>1 lei<b>x</b></p>');
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<p style="color:red">', 'style'],
  ['<p onclick="x()">', 'onclick'],
  ['<style>p{}</style>', '<style>'],
  ['<iframe src="/"></iframe>', '<iframe>'],
  ['<object data="/"></object>', '<object>'],
  ['<link rel="stylesheet" href="/x.css">', '<link>'],
  ['<meta http-equiv="refresh" content="0;url=/">', '<meta>'],
  ['<base href="/">', '<base>'],
  ['<template><p></p></template>', '<template>'],
  ['<noscript><script>1</script></noscript>', '<script>'],
  ['<noscript><p></noscript><style></style>', '<style>'],
  ['<textarea></textarea>', '<textarea>'],
  ['<input type="Password" name="p">', 'type="Password"'],
  ['<input type="file" name="f">', 'type="file"'],
  ['<p id="rspackChunk_vitrina_shell">', 'rspackChunk_vitrina_shell'],
  ['<p id="__FEDERATION__">', '__FEDERATION__'],
  ['<my-element></my-element>', '<my-element>'],
  ['<a href="javascript:alert(1)">', 'a link is'],
  ['<a href=" java\nscript:alert(1)">', 'a link is'],
  ['<a href="&#106;avascript:alert(1)">', 'a link is'],
  ['<a href="//elsewhere.ro">', 'a link is'],
  ['<a href="/\\elsewhere.ro">', 'a link is'],
  ['<a href="data:text/html,x">', 'a link is'],
  ['<img src="javascript:x">', 'a picture is'],
  ['<img src="data:text/html,x">', 'a picture is'],
  ['<img src="/a" srcset="/a 1x, javascript:x 2x">', 'a picture is'],
  ['<form action="https://elsewhere.ro"></form>', 'this origin'],
  // Browsers drop tabs and line breaks of an address: "//elsewhere.ro".
  ['<form action="/\t/elsewhere.ro"></form>', 'this origin'],
  ['<form action="/\n\\elsewhere.ro"></form>', 'this origin'],
  ['<form action="/x" method="post"></form>', 'method="get"'],
  ['<form></form>', 'needs an action'],
  ['<button formaction="https://elsewhere.ro">', 'formaction'],
  ['<p id="root">', 'taken'],
  ['<p id="vitrina-registry">', 'taken'],
  ['<p id="a"></p><p id="a"></p>', 'taken'],
  ['<div data-prerendered="">', 'data-prerendered'],
  ['<svg><foreignObject><p></p></foreignObject></svg>', '<foreignObject>'],
  ['<svg><use href="/x.svg#a"></use></svg>', '<use>'],
  ['<svg><a xlink:href="javascript:x"></a></svg>', 'not allowed'],
  ['<svg><script>x</script></svg>', '<script>'],
  ['<math><mi></mi></math>', '<math>'],
  ['<svg><title><p></title></svg>', '<title>'],
])('%s is refused', (html, reason) => {
  expect(() => check(html)).toThrow(reason);
});

test('markup that closes what is around it only closes its own', () => {
  expect(check('</div></main><p>x')).toBe('<p>x</p>');
});

test('markup that browsers read differently the second time is refused', () => {
  expect(() =>
    check(`<a href="/"><table><tbody><tr><td><a href="/">x</a></td></tr></tbody></table></a>`),
  ).not.toThrow();
  expect(() =>
    check('<p><table></table></p><form action="/a"><div></form><form action="/b">'),
  ).toThrow();
});

test('a page without measure is refused', () => {
  expect(() => check('x'.repeat(2 * 1024 * 1024))).toThrow('characters');
  expect(() => check('<b>'.repeat(400))).toThrow('deep');
});

test('a short text of which browsers make a page without measure is refused', () => {
  const open = Array.from({ length: 150 }, (_, index) => `<b class="${index}">`).join('');
  expect(() => check(`<p>${open}${'<p>x'.repeat(5000)}`)).toThrow('characters of its elements');
});

test('what is in <noscript> cannot end it for a browser that reads it as text', () => {
  const html = check('<noscript><p title="</noscript><img src=x onerror=y>">x</p></noscript>');
  expect(html.match(/<\/noscript/g)).toHaveLength(1);
});
