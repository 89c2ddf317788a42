import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { platformConfigSchema } from '@vitrina/contract/config';
import { PART_PORTS } from '@vitrina/federation/default-ports';
import { portVariable } from '@vitrina/federation/ports';
import { packageDir, ROOT } from './paths.ts';

/** Keys of a flat object literal whose first line begins with `start`. */
function keysOf(file: string, start: string): string[] {
  const text = readFileSync(file, 'utf8');
  const [, rest = ''] = text.split(`${start} {\n`);
  const block = rest.slice(0, rest.search(/^ *\}/m));
  return [...block.matchAll(/^ *'?([\w-]+)'?:/gm)].map(([, key = '']) => key).toSorted();
}

test('the journal has words for each setting', () => {
  const settings = keysOf(
    join(packageDir('backend'), 'src/settings/setting-values.ts'),
    'export const ORIGINAL_VALUES =',
  );
  expect(settings).toContain('delivery');
  expect(
    keysOf(join(packageDir('mf-admin'), 'src/audit-messages.ts'), '  settings:'),
    'name it under `settings` of mf-admin/src/audit-messages.ts',
  ).toEqual(settings);
});

/** Tracked files below the checkout. */
const filesOf = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .trim()
    .split('\n');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Names in capitals that `pattern` finds, in its first group. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => found.match(/\b[A-Z][A-Z\d_]*\b/g) ?? []);

const READS = [
  // env.NAME, process.env.NAME
  /\benv\.([A-Z][A-Z\d_]*)/g,
  // const { NAME: name } = env
  /\{([^{}]*)\} = (?:process\.)?env\b/g,
  // read.text('NAME'), readPort(env, 'NAME')
  /\((?:env, )?'([A-Z][A-Z\d_]*)'/g,
];
/** $NAME, ${NAME:-1} */
const SHELL_READS = [/\$\{?([A-Z][A-Z\d_]*)/g];

/** Environment variables that these files read. */
const readBy = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) => {
      const text = textOf(file);
      const reads = file.endsWith('.sh') ? SHELL_READS : READS;
      return reads.flatMap((pattern) => namesIn(text, pattern));
    }),
  );

/** The same of programs, without their tests. */
const readIn = (...patterns: string[]): Set<string> =>
  readBy(filesOf(...patterns).filter((file) => !/\.test\.tsx?$/.test(file)));

/** Variables of `psql`, `pg_dump` and `pg_restore`. */
const LIBPQ = ['PGHOST', 'PGPORT', 'PGDATABASE', 'PGUSER', 'PGPASSWORD'];

const releaseTool = readIn('federation/src/*.ts');
/** Who reads each file of `deploy/environment`. */
const READERS: Readonly<Record<string, ReadonlySet<string>>> = {
  'backend.env': readIn('backend/src/config.ts', 'backend/src/read-services.ts'),
  'backup.env': new Set([...LIBPQ, ...readIn('deploy/backup/*.sh')]),
  'publisher.env': releaseTool,
  'release.env': releaseTool,
};

const setIn = (text: string): string[] => namesIn(text, /^([A-Z][A-Z\d_]*)=/gm);

test('each file of deploy/environment has its reader here', () => {
  const names = filesOf('deploy/environment').map((file) => file.split('/').at(-1));
  expect(names.toSorted()).toEqual(Object.keys(READERS).toSorted());
});

test.each(Object.entries(READERS))('%s sets only variables that are read', (name, read) => {
  const set = setIn(textOf(`deploy/environment/${name}`));
  expect(set.length).toBeGreaterThan(4);
  expect(set.filter((one) => !read.has(one))).toEqual([]);
});

test('units set only variables that are read', () => {
  const units = filesOf('deploy/systemd').map(textOf).join('\n');
  const set = namesIn(units, /^Environment=(.*)$/gm).filter((one) => units.includes(`${one}=`));
  expect(set).toContain('VITRINA_STORE');
  expect(set.filter((one) => !releaseTool.has(one))).toEqual([]);
});

const SOURCES = filesOf('*.ts', '*.tsx', '*.mjs', '*.sh');
/** Also by tests: documents say how to run them. */
const read = readBy(SOURCES);
const constants = new Set(
  SOURCES.flatMap((file) => namesIn(textOf(file), /\bconst ([A-Z][A-Z\d_]*)\b/g)),
);
const PORTS = new Set(Object.keys(PART_PORTS).map(portVariable));
const isPort = (name: string) => PORTS.has(name) || /^VITRINA_PORT_MF_[A-Z]+$/.test(name);
/** Names of other programs. */
const FOREIGN = new Set(['CUSTOM_ELEMENTS_SCHEMA', ...LIBPQ]);

/** A name with an underscore, or one that gets a value. */
const NAME = /(?<![\w$])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z][A-Z\d]{2,}(?==))\b(=?)/g;

/** Names that no code has: of variables, and of constants, which get no value. */
const unknownIn = (text: string): string[] =>
  [...text.matchAll(NAME)].flatMap(([, name = '', value]) => {
    const isKnown = read.has(name) || isPort(name) || FOREIGN.has(name);
    return isKnown || (value === '' && constants.has(name)) ? [] : [name];
  });

const DOCUMENTS = filesOf('*.md').filter((file) => !/CHANGELOG|^\.changeset/.test(file));

test('every variable and constant that a document names is in the code', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(60);
  const unknown = DOCUMENTS.flatMap((file) =>
    unknownIn(textOf(file)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a name that no code reads is seen', () => {
  const text =
    '`VITRINA_STORES`, VITRINA_STORE, VITRINA_PORT_SHEL, `TIER_SETS`, `VITRINA_PORT_API=9000`, NOBODY=1';
  expect(unknownIn(text)).toEqual(['VITRINA_STORES', 'VITRINA_PORT_SHEL', 'NOBODY']);
  expect(setIn('# NONE=1\nVITRINA_STORE=/srv\nBACKUP_DIRS=/var\n')).toEqual([
    'VITRINA_STORE',
    'BACKUP_DIRS',
  ]);
  expect(READERS['backup.env']?.has('BACKUP_DIRS')).toBe(false);
  expect(READERS['backup.env']?.has('BACKUP_DIR')).toBe(true);
});

test('the configuration that docs/deployment.md shows is one', () => {
  const [, json = ''] =
    /```json\n(\{\n {2}"environment"[\s\S]*?)```/.exec(textOf('docs/deployment.md')) ?? [];
  const config: unknown = JSON.parse(json);
  expect(platformConfigSchema.safeParse(config).error?.issues ?? []).toEqual([]);
});
