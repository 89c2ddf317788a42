import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { speculationRules } from './speculation-rules.ts';

const registryOf = (...mounts: { path: string; document: string }[]) =>
  ({ remotes: [{ name: 'mf-shop', current: { mounts } }] }) as unknown as Registry;

test('the payment documents are fetched ahead, and no other', () => {
  const rules = speculationRules(
    registryOf(
      { path: '/products', document: 'default' },
      { path: '/plata', document: 'payment' },
      { path: '/checkout', document: 'payment' },
    ),
  );
  expect(JSON.parse(rules)).toEqual({
    prefetch: [
      {
        source: 'document',
        where: { href_matches: ['/checkout{/*}?', '/plata{/*}?'] },
        eagerness: 'moderate',
      },
    ],
  });
});

test('without one the rules match no link', () => {
  const rules = speculationRules(registryOf({ path: '/products', document: 'default' }));
  expect(JSON.parse(rules).prefetch[0].where).toEqual({ href_matches: [] });
});
