import { expect, test } from '@rstest/core';
import { addressInUrl, isPublicAddress, lookupPublic } from './public-address.ts';

test.each(['8.8.8.8', '193.226.0.1', '2a00:1450:4001:800::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['https://exemplu.ro/sync', null],
  ['https://10.0.0.1/sync', '10.0.0.1'],
  // Other spellings of 127.0.0.1, which a URL normalises.
  ['https://2130706433/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://[::1]:8443/', '::1'],
])('the address in %s is %s', (url, address) => {
  expect(addressInUrl(new URL(url))).toBe(address);
});

test('a name that leads to this machine is refused when connecting', async () => {
  const error = await new Promise((done) => lookupPublic('localhost', {}, done));
  expect(error).toMatchObject({ name: 'SyncError' });
});
