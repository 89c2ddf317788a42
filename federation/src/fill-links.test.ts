import { expect, test } from '@rstest/core';
import { fillLinks } from './fill-links.ts';

const mount = { id: 'list', path: '/list', access: 'public', serves: 'shop' };
const link = { place: 'header', label: 'Listă', order: 1, mount: 'list' };
const sourceOf = (...navigation: Array<typeof link>) => ({
  remotes: [{ current: { mounts: [mount], navigation } }],
});
const HTML =
  '<nav><a href="/">Home</a><vitrina-links of="header"><a href="/{{to}}">{{label}}</a></vitrina-links></nav>' +
  '<vitrina-links of="shop"><p>A shop: <a href="/{{to}}">go</a></p></vitrina-links>{{brand.name}}';

test('the template stands once for each link, in order, and the mark is gone', () => {
  const source = sourceOf(link, { ...link, label: 'Întâi', order: 0, page: 'x' } as typeof link);
  expect(fillLinks(HTML, source)).toBe(
    '<nav><a href="/">Home</a><a href="/list/x">Întâi</a><a href="/list">Listă</a></nav>' +
      '<p>A shop: <a href="/list">go</a></p>{{brand.name}}',
  );
});

test('without remotes nothing of it is left', () => {
  expect(fillLinks(HTML, { remotes: [] })).toBe('<nav><a href="/">Home</a></nav>{{brand.name}}');
});

test('a label is text: no element, no placeholder, no pattern of a replacement', () => {
  const label = '<b>{{brand.email}}</b> & $& "\'';
  expect(fillLinks(HTML, sourceOf({ ...link, label }))).toContain(
    '<a href="/list">&#60;b&#62;&#123;&#123;brand.email&#125;&#125;&#60;/b&#62; &#38; $&#38; &#34;&#39;</a>',
  );
});

test('a place that is not known here is no page without its links', () => {
  const newer = HTML.replace('"header"', '"side"');
  expect(() => fillLinks(newer, { remotes: [] })).toThrow('unknown "side"');
});
