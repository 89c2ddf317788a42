import { expect, test } from '@rstest/core';
import { PLATFORM_SLOTS, type SlotName } from './slots.ts';

test('every slot of the table has its name in the list, once', () => {
  const missing: Exclude<SlotName, (typeof PLATFORM_SLOTS)[number]>[] = [];
  const all: readonly SlotName[] = [...PLATFORM_SLOTS, ...missing];
  expect(new Set(all).size).toBe(PLATFORM_SLOTS.length);
});
