import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { Registry } from './registry.ts';
import {
  canonicalJson,
  createRegistryKeys,
  signRegistry,
  verifyRegistry,
} from './registry-signature.ts';

const registry: Registry = {
  revision: 7,
  shell: {
    version: '1.0.0',
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    sharedNames: { 'react-router-dom': ['Link'] },
  },
  remotes: [],
};

test('what was signed is accepted, also after a way over the wire that mixes the keys', async () => {
  const { privateKey, publicKey } = await createRegistryKeys();
  const signed = await signRegistry(registry, privateKey);
  expect(await verifyRegistry(signed, publicKey)).toBe(true);
  const { revision, remotes, ...rest } = JSON.parse(JSON.stringify(signed)) as Registry;
  expect(await verifyRegistry({ remotes, ...rest, revision }, publicKey)).toBe(true);
});

test('what was changed, signed by somebody else, or not signed at all is refused', async () => {
  const { privateKey, publicKey } = await createRegistryKeys();
  const stranger = await createRegistryKeys();
  const signed = await signRegistry(registry, privateKey);
  expect(await verifyRegistry({ ...signed, revision: 8 }, publicKey)).toBe(false);
  expect(await verifyRegistry(signed, stranger.publicKey)).toBe(false);
  expect(await verifyRegistry(registry, publicKey)).toBe(false);
  for (const signature of ['', '?', 'AAAA'])
    expect(await verifyRegistry({ ...signed, signature }, publicKey)).toBe(false);
  expect(await verifyRegistry(signed, 'no key')).toBe(false);
});

test('canonical JSON holds the same as JSON, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: 0 })).toBe('{"a":0,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}');
  // Nothing goes past the signature under a name that objects treat differently.
  const odd = '{"__proto__":{"url":"x"},"toString":1}';
  expect(canonicalJson(JSON.parse(odd))).toBe(odd);
});
