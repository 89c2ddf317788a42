import { expect, test } from '@rstest/core';
import { COURIER_IDS, COURIERS, courierOf, trackedParcel } from './couriers.ts';

test.each([
  ['2270499882526', 'fan'],
  ['1ONBLN228034459', 'sameday'],
  ['1001651153', 'cargus'],
  ['80 123 456 789', 'dpd'],
  ['rr123456785ro', 'posta'],
  // A wrong check digit, and forms that several couriers use.
  ['RR123456784RO', null],
  ['123456789', null],
  ['', null],
])('%j is of %s', (awb, courier) => {
  expect(courierOf(awb)).toBe(courier);
});

test('what staff chose counts more than the form', () => {
  expect(trackedParcel('1001651153', 'gls')).toEqual({
    courier: 'GLS',
    href: 'https://gls-group.eu/RO/ro/urmarire-colet?match=1001651153',
  });
});

test.each(COURIER_IDS)('a number leads nowhere but to a page of %s', (id) => {
  const { href } = trackedParcel('AB-12 34', id) ?? { href: '' };
  expect(new URL(href).protocol).toBe('https:');
  expect(new URL(href).host).toBe(new URL(COURIERS[id].page).host);
  expect(href.endsWith('AB1234')).toBe(true);
  for (const odd of ['../../x', 'a@b.ro', 'AWB?x=1', '<b>1234</b>', '123', 'a'.repeat(41)])
    expect(trackedParcel(odd, id)).toBeNull();
});

test('without a courier there is no page', () => {
  expect(trackedParcel('AWB-NECUNOSCUT')).toBeNull();
  expect(trackedParcel(null, null)).toBeNull();
  expect(trackedParcel(undefined, 'fan')).toBeNull();
});
