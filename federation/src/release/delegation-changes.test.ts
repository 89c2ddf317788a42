import { expect, test } from '@rstest/core';
import type { Claim } from '@vitrina/contract/registry';
import { delegationChanges } from './delegation-changes.ts';

const claim: Claim = {
  ...{ id: 'page', path: '/shop', access: ['public'], documents: ['default'], preloadCalls: [] },
  ...{ navigation: ['header'], serves: ['shop'] },
};
const delegation = {
  ...{ version: 1, until: '2027-01-01T00:00:00.000Z', teams: {} },
  ...{ freshness: [], signatures: [] },
};
/** The changes shown to roots when the roster of mf-shop changes. */
const shown = (before: Claim, after: Claim) =>
  delegationChanges(
    { delegation, roster: { 'mf-shop': [before] } },
    { delegation, roster: { 'mf-shop': [after] } },
    [],
  ).slice(0, -1);

test('a list of rights that is left out gives all of them, and roots read so', () => {
  const { navigation: _, serves: _s, ...open } = claim;
  expect(shown(claim, open)).toEqual([
    'gives mf-shop: the place "any" for page',
    'gives mf-shop: the purpose "any" for page',
  ]);
  expect(shown(open, claim)).toEqual([
    'takes away mf-shop: the place "any" for page',
    'takes away mf-shop: the purpose "any" for page',
  ]);
  expect(shown(claim, { ...claim, serves: ['shop', 'cart'] })).toEqual([
    'gives mf-shop: the purpose "cart" for page',
  ]);
});

test('a slot that nobody may fill yet is read as well: it may be taken from another remote', () => {
  expect(shown(claim, { ...claim, slots: { 'order-side': [] } })).toEqual([
    'gives mf-shop: the slot "order-side" for page',
  ]);
  const filled = { ...claim, slots: { 'order-side': ['mf-quiz/embed'] } };
  expect(shown(claim, filled)).toEqual([
    'gives mf-shop: the slot "order-side" for page',
    'gives mf-shop: the fill of order-side "mf-quiz/embed" for page',
  ]);
});

test('what only a later version reads is shown as it is written: roots sign it as well', () => {
  const [later, hidden] = [{ devices: ['camera'] }, { shares: true }];
  expect(shown(claim, { ...claim, ...later })).toEqual([
    'gives mf-shop: devices ["camera"] for page',
  ]);
  expect(shown({ ...claim, ...later }, { ...claim, devices: [] } as Claim)).toEqual([
    'gives mf-shop: devices [] for page',
    'takes away mf-shop: devices ["camera"] for page',
  ]);
  const key = { key: 'MFkw', until: delegation.until };
  const teams = { 'mf-shop': { keys: [key], threshold: 1 } };
  const next = {
    ...delegation,
    ...hidden,
    teams: { 'mf-shop': { ...teams['mf-shop'], ...hidden, keys: [{ ...key, ...hidden }] } },
    retired: [{ key: 'MFkw', entries: [], ...hidden }],
  };
  const before = { delegation: { ...delegation, teams }, roster: {} };
  expect(delegationChanges(before, { delegation: next, roster: {} }, []).slice(0, -1)).toEqual([
    'mf-shop: shares true',
    'mf-shop: shares true for …MFkw',
    'retired: shares true for …MFkw',
    'shares true',
  ]);
  expect(
    delegationChanges({ ...before, delegation: next }, { delegation: next, roster: {} }, []),
  ).toEqual([`it counts until ${delegation.until}`]);
  const without = delegationChanges(
    { ...before, delegation: next },
    { delegation, roster: {} },
    [],
  );
  expect(without).toContain('no more: shares true');
});
