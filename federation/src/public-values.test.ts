import { expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from './local-config.ts';
import { fillPlaceholders, placeholderConfig } from './public-values.ts';

const config = {
  ...LOCAL_CONFIG,
  publicOrigin: 'https://vitrina.test',
  brand: { ...LOCAL_CONFIG.brand, name: 'A & "B" <C>', phone: '+40 700 000 000' },
};

test('a value is escaped for the text it stands in', () => {
  expect(fillPlaceholders('<title>{{brand.name}}</title>', config)).toBe(
    '<title>A &amp; &quot;B&quot; &lt;C&gt;</title>',
  );
});

test('a value in structured data is escaped as JSON, and cannot end its element', () => {
  const html = '<script type="application/ld+json">{"name":"{{brand.name}}"}</script>';
  const filled = fillPlaceholders(html, config);
  const json = filled.slice(filled.indexOf('{'), filled.lastIndexOf('}') + 1);
  expect(JSON.parse(json)).toEqual({ name: config.brand.name });
  expect(json).not.toContain('<');
});

test('a telephone link has no spaces, the text beside it keeps them', () => {
  expect(fillPlaceholders('<a href="tel:{{brand.phone}}">{{brand.phone}}</a>', config)).toBe(
    '<a href="tel:+40700000000">+40 700 000 000</a>',
  );
});

test('an unknown placeholder is an error that names it', () => {
  expect(() => fillPlaceholders('{{brand.colour}}', config)).toThrow('brand.colour');
});

test('without a public origin addresses are relative', () => {
  const { publicOrigin: _origin, ...rest } = config;
  expect(fillPlaceholders('<link href="{{publicOrigin}}/faq">', rest)).toBe('<link href="/faq">');
});

test('every value of the placeholder configuration is filled', () => {
  const { brand, publicOrigin } = placeholderConfig(config);
  expect(fillPlaceholders([publicOrigin, ...Object.values(brand)].join(''), config)).not.toContain(
    '{{',
  );
});
