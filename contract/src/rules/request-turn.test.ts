import { expect, test } from '@rstest/core';
import { type RequestFacts, waitsForOwner, waitsForStaff } from './request-turn.ts';

const request: RequestFacts = {
  status: 'in_progress',
  isHeld: false,
  hasCall: false,
  unread: 0,
  openAsks: 0,
  hasNewAnswer: false,
  versionAnswer: null,
  hasCompany: true,
};

test.each<[string, Partial<RequestFacts>, string[]]>([
  ['new', { status: 'pending', hasCompany: false }, ['new']],
  ['a script may have sent it', { status: 'pending', isHeld: true, hasCompany: false }, ['held']],
  ['in work', {}, ['work']],
  ['with unread messages', { unread: 2 }, ['messages']],
  [
    'with a booked call, also while we wait for its owner',
    { hasCall: true, openAsks: 1 },
    ['call'],
  ],
  ['with what we asked for', { hasNewAnswer: true }, ['answer']],
  ['with changes', { versionAnswer: 'changes', unread: 1 }, ['messages', 'changes']],
  ['approved', { status: 'in_test', versionAnswer: 'approved' }, ['approved']],
  [
    'approved, without a company',
    { status: 'in_test', versionAnswer: 'approved', hasCompany: false },
    ['approved', 'company'],
  ],
  [
    'approved, while something else is asked for',
    { openAsks: 1, versionAnswer: 'approved' },
    ['approved'],
  ],
  [
    'with changes, while something else is asked for',
    { openAsks: 1, versionAnswer: 'changes' },
    ['changes'],
  ],
  ['with one of two answers', { openAsks: 1, hasNewAnswer: true }, ['answer']],
  ['new, though we asked for something', { status: 'pending', openAsks: 1 }, ['new']],
])('a request is ours: %s', (_, facts, waits) => {
  expect(waitsForStaff({ ...request, ...facts })).toEqual(waits);
});

test.each<[string, Partial<RequestFacts>]>([
  ['they try a version', { status: 'in_test', hasCompany: false }],
  ['we asked for something', { openAsks: 1 }],
  ['it is refused', { status: 'rejected', isHeld: true }],
  ['it is finished', { status: 'completed', versionAnswer: 'approved' }],
  ['its state is unknown here', { status: 'archived', hasNewAnswer: true }],
])('it is not our turn where %s', (_, facts) => {
  expect(waitsForStaff({ ...request, ...facts })).toEqual([]);
});

test('a message is answered also while the owner has something to give', () => {
  expect(waitsForStaff({ ...request, openAsks: 1, unread: 1 })).toEqual(['messages']);
});

test.each(['completed', 'rejected', 'archived'])('a message is answered also when %s', (status) => {
  const facts = { status, unread: 1, versionAnswer: 'approved', hasCompany: false } as const;
  expect(waitsForStaff({ ...request, ...facts })).toEqual(['messages']);
});

test.each<[string, Partial<RequestFacts>, string[]]>([
  ['we work', {}, []],
  ['they try a version', { status: 'in_test' }, ['version']],
  ['they answered it', { status: 'in_test', versionAnswer: 'approved' }, []],
  ['we asked for something', { openAsks: 1 }, ['asks']],
  [
    'they approved, and we asked for something',
    { openAsks: 2, versionAnswer: 'approved' },
    ['asks'],
  ],
  [
    'everything is missing',
    { status: 'in_test', openAsks: 1, hasCompany: false },
    ['version', 'asks', 'company'],
  ],
  ['it is new', { status: 'pending', hasCompany: false }, []],
  ['it is finished', { status: 'completed', openAsks: 1, hasCompany: false }, []],
  ['its state is unknown here', { status: 'archived', openAsks: 1, hasCompany: false }, []],
])('where %s the owner has to do: %s', (_, facts, waits) => {
  expect(waitsForOwner({ ...request, ...facts })).toEqual(waits);
});
