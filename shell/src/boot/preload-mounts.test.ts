import { afterEach, expect, test } from '@rstest/core';
import type { MountAccess } from '@vitrina/contract/remote';
import { mountOf, registryOf, remoteOf } from '../../test/fake-remotes.tsx';
import { preloadMounts } from './preload-mounts.ts';

const registry = registryOf(
  remoteOf('mf-shop', [
    mountOf('products', '/products', { preloadCalls: ['/api/products'] }),
    mountOf('mine', '/mine', { access: 'user', preloadCalls: ['/api/mine'] }),
  ]),
);

function callsAt(path: string, role: 'user' | null): [string, MountAccess][] {
  history.replaceState(null, '', path);
  const calls: [string, MountAccess][] = [];
  preloadMounts(registry, [], role, (...call) => void calls.push(call));
  return calls;
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('the calls of a page say who may make them, so that a public one carries no token', () => {
  expect(callsAt('/products', 'user')).toEqual([['/api/products', 'public']]);
  expect(callsAt('/mine', 'user')).toEqual([['/api/mine', 'user']]);
});

test('nothing is asked for that the visitor may not see', () => {
  expect(callsAt('/mine', null)).toEqual([]);
  expect(document.head.querySelector('link')).toBeNull();
});
