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
  // Names with a special meaning in objects are signed, too.
  const odd = '{"__proto__":{"url":"x"},"toString":1}';
  expect(canonicalJson(JSON.parse(odd))).toBe(odd);
});

test('the text of a signature stays the same from version to version', () => {
  for (const [written, text] of [
    ['{"a":0,"10":1,"9":2,"01":3,"-1":4}', '{"9":2,"10":1,"-1":4,"01":3,"a":0}'],
    ['{"\\ue000":1,"\\udc00":2,"\\ud83d\\ude00":3}', '{"\u{1f600}":3,"\\udc00":2,"\ue000":1}'],
    ['{"toJSON":{"b":1,"a":2},"length":0}', '{"length":0,"toJSON":{"a":2,"b":1}}'],
    ['[-0,1e21,0.10,"\\u0000\\u00e9"]', '[0,1e+21,0.1,"\\u0000é"]'],
  ] as const) {
    expect(canonicalJson(JSON.parse(written))).toBe(text);
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  }
});

test('what is nested deeper than it can be read is not signed', async () => {
  const { publicKey } = await createRegistryKeys();
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as never;
  const signed: Registry = { ...registry, remotes: deep, signature: 'AAAA' };
  expect(await verifyRegistry(signed, publicKey)).toBe(false);
});
