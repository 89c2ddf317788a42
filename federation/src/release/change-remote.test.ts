import { expect, test } from '@rstest/core';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import {
  markedRelease,
  promoted,
  rolledBack,
  switched,
  withCanary,
  withoutCanary,
} from './change-remote.ts';

const release = (id: string, contract = '^1.0.0') =>
  ({
    id,
    container: `mf_shop_${id.replace('-', '')}`,
    contract,
    shared: {},
    mounts: [],
  }) as unknown as Release;
const other = { name: 'mf-quiz', current: release('q1'), previous: null };
const registry = (shop: Partial<RegistryRemote> = {}): Registry => ({
  revision: 3,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [{ name: 'mf-shop', current: release('s2'), previous: release('s1'), ...shop }, other],
});
const shopOf = ({ remotes }: Registry) => remotes[0];

test('a rollback brings the previous release back, ends a canary, and touches no other remote', () => {
  const before = registry({ canary: { release: release('s3'), share: 0.1 } });
  const after = rolledBack(before, 'mf-shop', []);
  expect(shopOf(after)).toMatchObject({ current: { id: 's1' }, previous: null, canary: null });
  expect(after.remotes[1]).toBe(other);
  expect(() => rolledBack(after, 'mf-shop', [])).toThrow('no good release before s1');
});

test('a second rollback goes further back, and pages still have something to fall back to', () => {
  const past = ['s2', 's1', 's0', 's-1'].map((id) => release(id));
  const once = rolledBack(registry(), 'mf-shop', past);
  expect(shopOf(once)).toMatchObject({ current: { id: 's1' }, previous: { id: 's0' } });
  const twice = rolledBack(once, 'mf-shop', past);
  expect(shopOf(twice)).toMatchObject({ current: { id: 's0' }, previous: { id: 's-1' } });
  expect(twice.bad).toEqual({ 'mf-shop': ['s2', 's1'] });
});

test('any release that was live can be gone back to, a bad one too', () => {
  const past = ['s2', 's1', 's0'].map((id) => release(id));
  const back = rolledBack(registry(), 'mf-shop', past, 's0');
  expect(shopOf(back)).toMatchObject({ current: { id: 's0' }, previous: { id: 's1' } });
  expect(shopOf(rolledBack(back, 'mf-shop', past, 's2'))?.current.id).toBe('s2');
  expect(() => rolledBack(back, 'mf-shop', past, 's9')).toThrow('no release s9');
});

test('a release that was marked as bad is never fallen back to', () => {
  const past = ['s2', 's1', 's0'].map((id) => release(id));
  const marked = markedRelease(registry(), 'mf-shop', past, 's1', 'bad');
  expect(shopOf(marked)).toMatchObject({ current: { id: 's2' }, previous: { id: 's0' } });
  expect(shopOf(markedRelease(marked, 'mf-shop', past, 's1', 'good'))?.previous?.id).toBe('s0');
  const canary = { release: release('s2'), share: 0.1 };
  expect(shopOf(promoted(registry({ canary }), 'mf-shop'))?.previous?.id).toBe('s1');
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
  expect(() => rolledBack(registry(), 'mf-none', [])).toThrow('mf-none');
});

test('neither a rollback nor the end of a canary brings a release that no longer fits the shell', () => {
  const old = release('s0', '^0.9.0');
  expect(() => rolledBack(registry({ previous: old }), 'mf-shop', [])).toThrow('needs contract');
  const canary = { release: old, share: 0.5 };
  expect(() => promoted(registry({ canary }), 'mf-shop')).toThrow('needs contract');
});

test('a remote is not switched on with a name that another one took meanwhile', () => {
  const naming = (id: string, command = 'open'): Release => ({
    ...release(id),
    commands: [{ id: command, label: 'Deschide', mount: 'a' }],
  });
  const on = (theirs: RegistryRemote, shop: Partial<RegistryRemote>) => {
    const before = registry({ ...shop, disabled: true });
    return switched(
      { ...before, remotes: [...before.remotes.slice(0, 1), theirs] },
      'mf-shop',
      true,
    );
  };
  const quiz = { ...other, current: naming('q1') };
  const says = 'is not switched on: mf-shop/open claims the command "open" of mf-quiz/open';
  expect(() => on(quiz, { current: naming('s2') })).toThrow(`mf-shop s2 ${says}`);
  const canary = { release: naming('s3'), share: 0.1 };
  expect(() => on(quiz, { canary })).toThrow(`mf-shop s3 ${says}`);
  expect(() => on(quiz, { current: naming('s2', 'other') })).toThrow(
    'the command "Deschide" reads as one of mf-quiz',
  );
  const after = on({ ...quiz, disabled: true }, { current: naming('s2') });
  expect(shopOf(after)?.disabled).toBe(false);
});
