import { expect, test } from '@rstest/core';
import { CAPABILITIES, type Capability } from '../capabilities.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { REQUEST_STATUSES } from './request-status.ts';
import { RETURN_STATUSES } from './return-status.ts';

/** States that every host knows, or every host with the calls that set them. */
const FIRST: ReadonlySet<string> = new Set([
  ...['Processing', 'Shipped', 'Delivered', 'Cancelled'],
  ...['pending', 'in_progress', 'in_test', 'completed', 'rejected'],
  ...['declared', 'received', 'checked', 'refunded', 'refused', 'cancelled'],
]);

/** States added later, each with the capability a page needs to offer it. */
const LATER: Readonly<Record<string, Capability>> = {};

test('a state that not every host knows needs a capability', () => {
  const states: readonly string[] = [...ORDER_STATUSES, ...REQUEST_STATUSES, ...RETURN_STATUSES];
  const unknown = states.filter((state) => !FIRST.has(state) && !Object.hasOwn(LATER, state));
  const advice =
    'a host without it refuses this state: add a capability (docs/hosts.md), offer the state only with `hostCan`, and name both under LATER';
  expect(unknown, advice).toEqual([]);
  for (const capability of Object.values(LATER)) expect(CAPABILITIES).toContain(capability);
});
