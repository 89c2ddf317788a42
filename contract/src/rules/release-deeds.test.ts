import { expect, test } from '@rstest/core';
import type { Registry, RegistryRemote, Release } from '../registry.ts';
import { releaseChanges } from './release-deeds.ts';

const release = (id: string) => ({ id }) as Release;
const remote = (id: string, more: Partial<RegistryRemote> = {}): RegistryRemote => ({
  ...{ name: 'mf-shop', current: release(id), previous: null },
  ...more,
});
const registry = (remotes: RegistryRemote[], more: Partial<Registry> = {}): Registry => ({
  revision: 1,
  shell: { release: 's1', version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes,
  ...more,
});
const told = (before: Registry | null, after: Registry) =>
  releaseChanges(before, after).map(({ part, deed, from, to }) => `${part} ${deed} ${from} ${to}`);
const one = registry([remote('r1')]);

test('the first registry that is known is told as released', () => {
  expect(told(null, one)).toEqual(['shell released null s1', 'mf-shop released null r1']);
});

test('a release, a way back and a mark are told apart', () => {
  const two = registry([remote('r2')]);
  expect(told(one, two)).toEqual(['mf-shop released r1 r2']);
  expect(told(two, registry([remote('r1')], { bad: { 'mf-shop': ['r2'] } }))).toEqual([
    'mf-shop rolled-back r2 r1',
  ]);
  const marked = registry([remote('r2')], { bad: { 'mf-shop': ['r1'] } });
  expect(told(two, marked)).toEqual(['mf-shop marked-bad r1 null']);
  expect(told(marked, two)).toEqual(['mf-shop marked-good r1 null']);
});

test('the kill switch, a canary and its end are told', () => {
  const off = registry([remote('r1', { disabled: true })]);
  expect(told(one, off)).toEqual(['mf-shop switched-off null r1']);
  expect(told(off, one)).toEqual(['mf-shop switched-on null r1']);
  const canary = registry([remote('r1', { canary: { release: release('r2'), share: 0.1 } })]);
  expect(told(one, canary)).toEqual(['mf-shop canary r1 r2']);
  expect(told(canary, one)).toEqual(['mf-shop canary-ended r2 r1']);
  expect(told(canary, registry([remote('r2')]))).toEqual(['mf-shop released r1 r2']);
});

test('a hold, a longer one, and its end are told', () => {
  const hold = { until: '2026-11-30T00:00:00.000Z', reason: 'Black Friday' };
  const held = registry([remote('r1')], { holds: { 'mf-shop': hold } });
  expect(told(one, held)).toEqual(['mf-shop held null null']);
  const longer = { ...hold, until: '2026-12-01T00:00:00.000Z' };
  expect(told(held, registry([remote('r1')], { holds: { all: hold, 'mf-shop': longer } }))).toEqual(
    ['mf-shop held null null', 'registry held null null'],
  );
  expect(told(held, one)).toEqual(['mf-shop hold-ended null null']);
});

test('another version of the plug-in is told, and none that cannot be read', () => {
  const plugin = (version: string) =>
    registry([remote('r1')], { wordpress: { version, sha256: '' } });
  expect(told(one, plugin('1.0.0'))).toEqual(['wordpress released null 1.0.0']);
  expect(told(plugin('1.0.0'), plugin('1.1.0'))).toEqual(['wordpress released 1.0.0 1.1.0']);
  const later = { ...one, wordpress: { version: 2 } } as unknown as Registry;
  expect(told(one, later)).toEqual(['registry signed null null']);
});

test('what is gone, the roster, and a revision that changes nothing are told', () => {
  expect(told(one, registry([]))).toEqual(['mf-shop removed r1 null']);
  expect(told(one, registry([remote('r1')], { roster: {} }))).toEqual([
    'registry roster null null',
  ]);
  expect(told(one, { ...one, revision: 2 })).toEqual(['registry signed null null']);
});

test('who may release what is told, and what goes on by a retired key', () => {
  const entry = { signed: { serial: 1, signatures: [{ by: 'old', value: 'of the old key' }] } };
  const delegation = { version: 1, until: '', teams: {}, freshness: [], signatures: [] };
  const delegated = registry([remote('r1', entry)], { delegation });
  expect(told(one, delegated)).toEqual(['registry delegated null null']);
  const retired = [{ key: 'old', entries: ['of the old key'] }];
  const kept = registry([remote('r1', entry)], {
    delegation: { ...delegation, version: 2, retired },
  });
  expect(told(delegated, kept)).toEqual(['registry delegated null null', 'mf-shop kept null r1']);
  const signed = { serial: 2, signatures: [{ by: 'new', value: 'of the new key' }] };
  const replaced = { ...kept, remotes: [remote('r2', { signed })] };
  expect(told(kept, replaced)).toEqual(['mf-shop released r1 r2']);
});
