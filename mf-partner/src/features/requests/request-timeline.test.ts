import { expect, test } from '@rstest/core';
import { sampleRequest } from '../../../test/samples.ts';
import { requestTimeline } from './request-timeline.ts';

const event = (
  id: number,
  to_status: 'pending' | 'in_progress' | 'in_test',
  created_at: string,
) => ({
  id,
  to_status,
  created_at,
});

test('each state that was reached has its moment, and the usual ones follow', () => {
  const request = sampleRequest({ status: 'in_progress' });
  const events = [
    event(2, 'in_progress', '2026-03-04T09:00:00Z'),
    event(1, 'pending', '2026-03-02T08:00:00Z'),
  ];
  expect(requestTimeline(request, events)).toEqual([
    { status: 'pending', at: '2026-03-02T08:00:00Z', state: 'done' },
    { status: 'in_progress', at: '2026-03-04T09:00:00Z', state: 'current' },
    { status: 'in_test', at: null, state: 'upcoming' },
    { status: 'completed', at: null, state: 'upcoming' },
  ]);
});

test('going back shows the way that was really taken', () => {
  const events = [
    event(1, 'pending', '2026-03-02T08:00:00Z'),
    event(2, 'in_test', '2026-03-03T08:00:00Z'),
    event(3, 'in_progress', '2026-03-04T08:00:00Z'),
  ];
  const steps = requestTimeline(sampleRequest({ status: 'in_progress' }), events);
  expect(steps.map(({ status, state }) => [status, state])).toEqual([
    ['pending', 'done'],
    ['in_test', 'done'],
    ['in_progress', 'current'],
    ['in_test', 'upcoming'],
    ['completed', 'upcoming'],
  ]);
});

test('where a host keeps no history, the first and the present state are known', () => {
  const request = sampleRequest({ status: 'in_test', status_updated: '2026-03-05T08:00:00Z' });
  expect(requestTimeline(request, null).slice(0, 2)).toEqual([
    { status: 'pending', at: '2026-03-02T08:00:00Z', state: 'done' },
    { status: 'in_test', at: '2026-03-05T08:00:00Z', state: 'current' },
  ]);
});

test('nothing follows a rejection', () => {
  const steps = requestTimeline(sampleRequest({ status: 'rejected' }), null);
  expect(steps.map(({ status }) => status)).toEqual(['pending', 'rejected']);
});

test.each(['completed', 'rejected'] as const)(
  'once a request is %s, no step is under way',
  (status) => {
    const steps = requestTimeline(sampleRequest({ status }), null);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done']);
  },
);
