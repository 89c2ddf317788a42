import { expect, test } from '@rstest/core';
import { placePopover } from './place-popover.ts';

const viewport = { width: 1000, height: 800 };
const trigger = { top: 10, bottom: 50, left: 700, right: 900 };

test('it stands below its trigger, at its right edge', () => {
  expect(placePopover(trigger, viewport)).toMatchObject({ top: 56, right: 100 });
});

test('it opens upwards where there is more room', () => {
  const low = { ...trigger, top: 700, bottom: 740 };
  expect(placePopover(low, viewport)).toMatchObject({ top: 'auto', bottom: 106 });
});

test('it is never taller than the room it has, and keeps off the edge', () => {
  expect(placePopover(trigger, viewport)['max-height']).toBe(800 - 50 - 6 - 8);
  expect(placePopover({ ...trigger, right: 1020 }, viewport).right).toBe(8);
});

test('it knows how wide it may be before it leaves the viewport', () => {
  expect(placePopover(trigger, viewport).room).toBe(900 - 8);
  expect(placePopover(trigger, viewport)['max-width']).toBe(1000 - 2 * 8);
});
