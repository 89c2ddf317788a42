import { expect, test } from '@rstest/core';
import { openCart, provideCartOpener } from './cart-opener.ts';

/** @returns whether the press goes where the link leads */
function press(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { cancelable: true, ...init });
  openCart(event);
  return !event.defaultPrevented;
}

test('a page that shows the cart beside itself opens it, and no other page does', () => {
  expect(press()).toBe(true);
  let opened = 0;
  const leave = provideCartOpener(() => {
    opened += 1;
  });
  expect(press()).toBe(false);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(opened).toBe(1);
  leave();
  expect(press()).toBe(true);
});

test('a page that is left takes nothing away from the one that came after it', () => {
  const leaveFirst = provideCartOpener(() => {});
  const leaveSecond = provideCartOpener(() => {});
  leaveFirst();
  expect(press()).toBe(false);
  leaveSecond();
  expect(press()).toBe(true);
});
