import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { documentHeaders, documentKind, renderDocument, takesToken } from './document.ts';
import { inlineHash } from './html-parts.ts';
import { LOCAL_CONFIG as config } from './local-config.ts';

const template =
  '<html lang="ro"><head><title>{{brand.name}}</title><!--vitrina:data--></head></html>';
const mount = {
  id: 'x',
  title: '',
  access: 'public',
  onDenied: '/',
  header: 'public',
  preloadCalls: [],
  timeoutMs: 6000,
  module: './x',
} as const;
const registry = {
  revision: 1,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [
    {
      name: 'mf-shop',
      previous: null,
      current: {
        entry: { url: 'https://shop.test/1/entry.js', integrity: '' },
        mounts: [
          { ...mount, path: '/products', document: 'default' },
          { ...mount, path: '/checkout', document: 'payment' },
        ],
      },
    },
  ],
} as unknown as Registry;

const policy = (kind: 'default' | 'payment', payments = config.payments) => {
  const headers = documentHeaders(kind, {
    registry,
    config: { ...config, payments },
    scriptHashes: [inlineHash('x')],
  });
  return headers['content-security-policy'] ?? '';
};

test('registry and configuration stand in the document as data that cannot end their element', () => {
  const brand = { ...config.brand, name: '</script><script>alert(1)</script>' };
  const html = renderDocument(template, {
    registry,
    config: { ...config, brand },
    kind: 'payment',
  });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('data-document="payment"');
  expect(html).toContain('\\u003c/script>');
  const block = /id="vitrina-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(registry);
});

test('configured origins of remotes stand in the policy, whatever the registry names', () => {
  const remoteOrigins = ['https://remotes.test'];
  const headers = documentHeaders('default', {
    registry,
    config: { ...config, remoteOrigins },
    scriptHashes: [],
  });
  expect(headers['content-security-policy']).toContain("script-src 'self' https://remotes.test;");
});

test('a template without a place for the data is an error', () => {
  expect(() => renderDocument('<html></html>', { registry, config, kind: 'default' })).toThrow(
    /vitrina:data/,
  );
});

test('only a mount that says so is a payment document', () => {
  expect(documentKind(registry, '/checkout')).toBe('payment');
  expect(documentKind(registry, '/checkout/rezultat')).toBe('payment');
  expect(documentKind(registry, '/checkouts')).toBe('default');
  expect(documentKind(registry, '/')).toBe('default');
});

test('scripts come from the shell, the remotes and the one inline script, never from eval', () => {
  expect(policy('default')).toContain(`script-src 'self' https://shop.test ${inlineHash('x')};`);
  expect(policy('default')).not.toMatch(/unsafe/);
  expect(policy('payment')).not.toMatch(/unsafe/);
});

test('the payment provider is reachable from the payment document alone', () => {
  const payments = { publishableKey: 'pk_test_1' };
  expect(policy('default', payments)).not.toContain('stripe.com');
  expect(policy('default', payments)).toContain("require-trusted-types-for 'script'");
  expect(policy('payment', payments)).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  );
  expect(policy('payment', payments)).not.toContain('trusted-types');
  expect(policy('payment')).not.toContain('stripe.com');
  expect(policy('payment')).toContain('http://localhost:4112');
});

test.each([
  ['/reset-password', true],
  ['/reset-password?token=abc', true],
  ['/quiz?a=1&token=abc', true],
  ['/order', true],
  ['/stock-alert', true],
  ['/orders', false],
  ['/login?next=%2Faccount', false],
])('%s is opened with a token: %s', (path, expected) => {
  expect(takesToken(new URL(path, 'https://vitrina.test'))).toBe(expected);
});

test('a page names the rules by which browsers fetch the payment document; that one does not', () => {
  const rulesOf = (kind: 'default' | 'payment') =>
    documentHeaders(kind, { registry, config, scriptHashes: [] })['speculation-rules'];
  expect(rulesOf('default')).toBe('"/speculation-rules.json"');
  expect(rulesOf('payment')).toBeUndefined();
});
