import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { deliverEvents } from './events.ts';
import { Faults } from './faults.ts';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

test('events that are held back are not even taken from the queue', async () => {
  const takeDue = rs.fn(async () => []);
  const faults = new Faults();
  faults.set({ ...faults.settings, webhooks: 'held' });
  const stop = deliverEvents(
    { events: { takeDue, markDelivered: async () => {} } },
    { url: '', secret: '' },
    faults,
  );
  await rs.advanceTimersByTimeAsync(60_000);
  expect(takeDue).not.toHaveBeenCalled();
  faults.set({ ...faults.settings, webhooks: 'normal' });
  await rs.advanceTimersByTimeAsync(1000);
  expect(takeDue).toHaveBeenCalled();
  await stop();
});
