import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import semver from 'semver';
import { ROOT } from '../paths.ts';
import { directDependencies } from './direct-dependencies.ts';
import { licenceOf, readTable, whyOf } from './table.ts';
import { PERMISSIVE, TESTS_ONLY, WHY } from './why.ts';

const ADVICE = 'run `pnpm run dependencies`';
const listed = readTable(readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8'));
const dependencies = directDependencies();
const names = dependencies.map(({ name }) => name);

test('docs/dependencies.md lists what the packages name, and nothing else', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(
    Object.keys(WHY).sort(),
    'one reason for each, in platform/src/dependencies/why.ts',
  ).toEqual(names);
  expect([...listed.keys()], ADVICE).toEqual(names);
});

test.each(dependencies)('what it says of $name is so', (dependency) => {
  const { name, version, installed } = dependency;
  const row = listed.get(name);
  expect(row, ADVICE).toMatchObject({ name, version, why: whyOf(name) });
  expect(row?.lastRelease, ADVICE).toMatch(/^\d{4}-\d\d-\d\d/);
  // Not installed on this platform: the registry's data are not checked.
  if (!installed) return;
  expect(installed.version).toBe(version);
  expect(row, ADVICE).toMatchObject({
    licence: licenceOf(name, installed.licence),
    installScript: installed.hasInstallScript ? 'yes' : 'no',
  });
});

test('no licence demands anything of our own code', () => {
  const strict = [...listed.values()].filter(({ licence }) => !PERMISSIVE.includes(licence));
  expect(Object.fromEntries(strict.map(({ name, licence }) => [name, licence]))).toEqual(
    TESTS_ONLY,
  );
  const users = dependencies.filter(({ name }) => name in TESTS_ONLY);
  for (const { usedBy } of users) expect(usedBy).toEqual(['e2e']);
});

test('what does not promise the Node that we promise says why it may stay', () => {
  const promised = semver.minVersion(
    String(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node),
  );
  const strict = dependencies.filter(
    ({ installed }) => installed?.node && !semver.satisfies(promised ?? '', installed.node),
  );
  for (const { name } of strict) expect(whyOf(name), name).toContain('asks for Node');
});
