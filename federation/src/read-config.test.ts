import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import { LOCAL_CONFIG } from './local-config.ts';
import { readPlatformConfig } from './read-config.ts';
import { temporaryFolder } from './release/sample-shell.ts';

const PRODUCTION: PlatformConfig = {
  environment: 'production',
  publicOrigin: 'https://exemplu.ro',
  apiOrigin: 'https://api.exemplu.ro',
  filesOrigin: 'https://files.exemplu.ro',
  remoteOrigins: ['https://shop.exemplu.ro'],
  registryKey: 'MFkw',
  payments: { publishableKey: 'pk_live_1' },
  brand: LOCAL_CONFIG.brand,
};

function read(config: object): PlatformConfig {
  const file = join(temporaryFolder('config'), 'config.json');
  writeFileSync(file, JSON.stringify(config));
  return readPlatformConfig(file);
}
const refusalOf = (config: object): string => {
  try {
    read(config);
    return '';
  } catch (error) {
    return String(error);
  }
};

test('production refuses what would let strangers choose the code, all of it in one message', () => {
  expect(read(PRODUCTION)).toEqual(PRODUCTION);
  const { registryKey: _, remoteOrigins: __, ...open } = PRODUCTION;
  const unsafe = {
    ...open,
    apiOrigin: 'http://api.exemplu.ro',
    telemetryUrl: 'http://telemetry.exemplu.ro/a',
    payments: { publishableKey: 'pk', sandboxScript: 'https://payments.exemplu.ro/stripe.js' },
  };
  for (const name of ['registryKey', 'remoteOrigins', 'apiOrigin', 'telemetryUrl', 'sandboxScript'])
    expect(refusalOf(unsafe)).toContain(name);
  expect(refusalOf({ ...PRODUCTION, remoteOrigins: ['http://shop.exemplu.ro'] })).toContain('shop');
  const payments = { publishableKey: 'pk_test_1' };
  expect(refusalOf({ ...PRODUCTION, payments })).toContain('publishableKey is a test key');
});

test('a drill of production runs on this machine, signed all the same', () => {
  const drill = {
    ...LOCAL_CONFIG,
    environment: 'production',
    remoteOrigins: ['http://localhost:1'],
  };
  expect(refusalOf({ ...drill, registryKey: 'MFkw' })).toBe('');
  expect(refusalOf(drill)).toContain('registryKey');
});

test('other environments may do without', () => {
  expect(refusalOf({ ...LOCAL_CONFIG, apiOrigin: 'http://api.exemplu.ro' })).toBe('');
});

test('every mistake of the file is named', () => {
  const message = refusalOf({ ...PRODUCTION, apiOrigin: 'nowhere', filesOrigin: 7 });
  expect(message).toContain('apiOrigin');
  expect(message).toContain('filesOrigin');
});
