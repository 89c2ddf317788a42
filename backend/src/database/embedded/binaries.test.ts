import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sharedTempFolder } from '../../testing/shared-temp-folder.ts';
import { prepareBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { findPostgresPackage, type PostgresPackage } from './find-package.ts';
import { unprivilegedUser } from './operating-system-user.ts';
import { runProgram } from './run-program.ts';

const isRoot = process.getuid?.() === 0;
let folder = '';

beforeEach(() => {
  folder = sharedTempFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The package as an installation without scripts leaves it: no library links. */
function packageWithoutLinks(): PostgresPackage {
  const pg = findPostgresPackage();
  const dir = join(folder, 'package');
  cpSync(join(pg.dir, 'native'), join(dir, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(dir, 'native', 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const { target } of links) rmSync(join(dir, target), { force: true });
  return { ...pg, dir };
}

test('missing library links are made, and the programs run', async () => {
  const pg = packageWithoutLinks();
  const { pgCtl, initdb } = prepareBinaries(pg, null);
  expect(pgCtl.startsWith(pg.dir)).toBe(true);
  const user = unprivilegedUser();
  expect(await runProgram(initdb, ['--version'], user)).toMatchObject({
    ok: true,
    output: expect.stringContaining(`(PostgreSQL) ${pg.major}.`),
  });
});

test.runIf(isRoot)('a package that the other user cannot enter is copied once', async () => {
  const pg = packageWithoutLinks();
  chmodSync(pg.dir, 0o700);
  const user = unprivilegedUser();
  const shared = join(folder, 'shared');
  const { pgCtl } = prepareBinaries(pg, user, shared);
  expect(dirname(pgCtl)).toBe(join(shared, pg.version, 'native', 'bin'));
  expect(await runProgram(pgCtl, ['--version'], user)).toMatchObject({ ok: true });
  const { ino } = statSync(pgCtl);
  expect(statSync(prepareBinaries(pg, user, shared).pgCtl).ino).toBe(ino);
});

test.runIf(isRoot)('a shared folder that anybody may write to is refused', () => {
  const pg = packageWithoutLinks();
  chmodSync(pg.dir, 0o700);
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o777);
  expect(() => prepareBinaries(pg, unprivilegedUser(), shared)).toThrow(EmbeddedPostgresError);
  expect(existsSync(join(shared, pg.version))).toBe(false);
});

test('the error names the way out', () => {
  expect(new EmbeddedPostgresError('a reason.').message).toMatch(/a reason[\s\S]+DATABASE_URL/);
});
