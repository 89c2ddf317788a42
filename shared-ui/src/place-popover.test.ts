import { expect, test } from '@rstest/core';
import { placePopover } from './place-popover.ts';

const viewport = { width: 1000, height: 800 };
const trigger = { top: 10, bottom: 50, left: 700, right: 900 };

test('it stands below its trigger, at the asked edge', () => {
  expect(placePopover(trigger, viewport, 'end')).toMatchObject({
    top: 56,
    left: 'auto',
    right: 100,
  });
  expect(placePopover(trigger, viewport, 'start')).toMatchObject({ left: 700, right: 'auto' });
});

test('it opens upwards where there is more room', () => {
  const low = { ...trigger, top: 700, bottom: 740 };
  expect(placePopover(low, viewport, 'end')).toMatchObject({ top: 'auto', bottom: 106 });
});

test('it is never taller than the room it has, and keeps off the edge', () => {
  expect(placePopover(trigger, viewport, 'end')['max-height']).toBe(800 - 50 - 6 - 8);
  expect(placePopover({ ...trigger, left: -20 }, viewport, 'start').left).toBe(8);
});

test('it knows how wide it may be before it leaves the viewport', () => {
  expect(placePopover(trigger, viewport, 'end').room).toBe(900 - 8);
  expect(placePopover(trigger, viewport, 'start').room).toBe(1000 - 700 - 8);
  expect(placePopover(trigger, viewport, 'end')['max-width']).toBe(1000 - 2 * 8);
});
