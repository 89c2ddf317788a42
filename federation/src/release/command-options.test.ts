import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, rstest, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import { LOCAL_CONFIG } from '../local-config.ts';
import { readOptions } from './command-options.ts';
import { SAMPLE_CONFIG, temporaryFolder } from './sample-shell.ts';

const signed = { registryKey: 'MFkw', remoteOrigins: ['https://shop.exemplu.ro'] };
const online: PlatformConfig = {
  ...SAMPLE_CONFIG,
  apiOrigin: 'https://api.exemplu.ro',
  filesOrigin: 'https://files.exemplu.ro',
  payments: { publishableKey: 'pk_live_1' },
};
const drill: PlatformConfig = { ...LOCAL_CONFIG, environment: 'production' };

/** The options of a release with `config`, named by the option or by the environment. */
function readWith(config: object, byOption: boolean) {
  const root = temporaryFolder('drill');
  const file = join(root, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const to = join(root, 'store');
  mkdirSync(to);
  const args = ['mf-shop', '--to', to, ...(byOption ? ['--config', file] : [])];
  const read = () => readOptions(args, byOption ? {} : { VITRINA_CONFIG: file });
  return { read, written: () => readdirSync(to) };
}

const PLACES = [
  ['online', online],
  ['a drill on this machine', drill],
] as const;
const LACKING = [
  ['a key', { ...signed, registryKey: undefined }, 'registryKey is missing'],
  ['a list of origins', { ...signed, remoteOrigins: undefined }, 'remoteOrigins is missing'],
  ['an origin in the list', { ...signed, remoteOrigins: [] }, 'remoteOrigins is missing'],
] as const;
const CASES = PLACES.flatMap(([place, config]) =>
  LACKING.map(([what, lacking, said]) => ({
    place,
    what,
    said,
    config: { ...config, ...lacking },
  })),
);

test.each(CASES)(
  'production without $what is refused before anything is written: $place',
  (drilled) => {
    for (const byOption of [true, false]) {
      const { read, written } = readWith(drilled.config, byOption);
      expect(read).toThrow(drilled.said);
      expect(written()).toEqual([]);
    }
  },
);

test.each(PLACES)('production with both is taken: %s', (_, config) => {
  expect(readWith({ ...config, ...signed }, true).read().config).toMatchObject(signed);
});

test('a preview, its days and the one to remove are read', () => {
  const to = temporaryFolder('store');
  const read = (...args: string[]) => readOptions(['mf-shop', '--to', to, ...args], {});
  expect(read('--preview', 'new-cart', '--days', '14')).toMatchObject({
    preview: 'new-cart',
    days: 14,
    remove: undefined,
  });
  expect(read('--remove', 'mf-shop/new-cart').remove).toBe('mf-shop/new-cart');
  expect(read()).toMatchObject({ preview: undefined, days: undefined });
});

test.each([
  ['nonsense', 'https://shop.exemplu.ro'],
  ['shop.exemplu.ro', 'https://shop.exemplu.ro'],
  ['ftp://shop.exemplu.ro', 'https://shop.exemplu.ro'],
  ['https://blog.exemplu.ro/', 'https://blog.exemplu.ro'],
  ['https://blog.exemplu.ro/files?a=1', 'https://blog.exemplu.ro'],
])('%s is no origin: refused before anything is uploaded, with one that is', (origin, meant) => {
  const args = ['mf-blog', '--to', temporaryFolder('store'), '--origin'];
  expect(() => readOptions([...args, origin], {})).toThrow(
    `--origin ${origin}: an address without a path, such as ${meant}.`,
  );
  expect(readOptions([...args, meant], {}).origin).toBe(meant);
});

test.each(['x', '1.5', '-3', ''])('--days "%s" is no number of days, and is named', (days) => {
  const args = ['mf-blog', '--to', temporaryFolder('store'), `--days=${days}`];
  expect(() => readOptions(args, {})).toThrow(
    `--days ${days}: a whole number of days, such as 14.`,
  );
});

test.each(['x', '1.5', '-3', '0', ''])('--serial "%s" is no serial, and is named', (serial) => {
  const args = ['mf-blog', '--to', temporaryFolder('store')];
  expect(() => readOptions([...args, `--serial=${serial}`], {})).toThrow(
    `--serial ${serial}: a whole number above 0, such as 14.`,
  );
  expect(readOptions([...args, '--serial', '12'], {}).serial).toBe(12);
});

test('an option that does not exist is named, with the one that is meant', () => {
  const args = ['mf-blog', '--to', temporaryFolder('store'), '--orign', 'https://a.ro'];
  expect(() => readOptions(args, {})).toThrow('There is no option --orign. Did you mean --origin?');
});

test('a team has its key alone: an empty line of an environment file is none', () => {
  const to = temporaryFolder('store');
  const read = (env: NodeJS.ProcessEnv) => readOptions(['mf-shop', '--to', to], env);
  expect(read({ VITRINA_REGISTRY_KEY: '', VITRINA_TEAM_KEY: 'MIGH' })).toMatchObject({
    privateKey: null,
    teamKey: 'MIGH',
  });
  expect(read({ VITRINA_REGISTRY_KEY: 'MIGH', VITRINA_TEAM_KEY: '' })).toMatchObject({
    privateKey: 'MIGH',
    teamKey: undefined,
  });
});

test('what --yes agrees to stands in the log', async () => {
  const told = rstest.spyOn(console, 'error').mockImplementation(() => {});
  const { ask } = readOptions(['mf-shop', '--yes', '--to', temporaryFolder('store')], {});
  expect(await ask('mf-shop, serial 12, by ana. Sign it?')).toBe(true);
  expect(told).toHaveBeenCalledWith('mf-shop, serial 12, by ana. Sign it?');
  told.mockRestore();
});
