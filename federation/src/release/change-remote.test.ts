import { expect, test } from '@rstest/core';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { promoted, rolledBack, switched, withCanary, withoutCanary } from './change-remote.ts';

const release = (id: string, contract = '^1.0.0') =>
  ({ id, contract, shared: {}, mounts: [] }) as unknown as Release;
const other = { name: 'mf-quiz', current: release('q1'), previous: null };
const registry = (shop: Partial<RegistryRemote> = {}): Registry => ({
  revision: 3,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [{ name: 'mf-shop', current: release('s2'), previous: release('s1'), ...shop }, other],
});
const shopOf = ({ remotes }: Registry) => remotes[0];

test('a rollback brings the previous release back, ends a canary, and touches no other remote', () => {
  const before = registry({ canary: { release: release('s3'), share: 0.1 } });
  const after = rolledBack(before, 'mf-shop');
  expect(shopOf(after)).toMatchObject({ current: { id: 's1' }, previous: null, canary: null });
  expect(after.remotes[1]).toBe(other);
  expect(() => rolledBack(after, 'mf-shop')).toThrow('no release before');
});

test('a canary is offered beside the current release, then for everybody or for nobody', () => {
  const offered = withCanary(registry(), 'mf-shop', release('s3'), 0.05);
  expect(shopOf(offered)).toMatchObject({ current: { id: 's2' }, canary: { share: 0.05 } });
  expect(shopOf(promoted(offered, 'mf-shop'))).toMatchObject({
    current: { id: 's3' },
    previous: { id: 's2' },
    canary: null,
  });
  expect(shopOf(withoutCanary(offered, 'mf-shop'))).toMatchObject({
    current: { id: 's2' },
    canary: null,
  });
  expect(() => promoted(registry(), 'mf-shop')).toThrow('no canary');
});

test('the kill switch goes off and on; what it is already, is no change', () => {
  const off = switched(registry(), 'mf-shop', false);
  expect(shopOf(off)?.disabled).toBe(true);
  expect(switched(off, 'mf-shop', false)).toBe(off);
  expect(shopOf(switched(off, 'mf-shop', true))?.disabled).toBe(false);
});

test('a remote that was never released is named', () => {
  expect(() => rolledBack(registry(), 'mf-none')).toThrow('mf-none');
});

test('neither a rollback nor the end of a canary brings a release that no longer fits the shell', () => {
  const old = release('s0', '^0.9.0');
  expect(() => rolledBack(registry({ previous: old }), 'mf-shop')).toThrow('needs contract');
  const canary = { release: old, share: 0.5 };
  expect(() => promoted(registry({ canary }), 'mf-shop')).toThrow('needs contract');
});
