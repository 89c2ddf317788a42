import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { isInstalled, missingEntries, withEntry } from './missing-entries.ts';
import { publishedPackages } from './published-packages.ts';
import { workspaceImports } from './workspace-imports.ts';

const packages = publishedPackages();
/** Loaded as pnpm does. */
const { hooks } = createRequire(import.meta.url)('./pnpmfile.cjs');

test('what the workspace imports of a published package is an entry of it', () => {
  const said = missingEntries().map(
    ({ name, entry, source, file }) =>
      `${file} imports ${name}${entry.slice(1)}: add "${entry}": "${source}" to the exports of ${name}, or run: pnpm packages entries`,
  );
  expect(said).toEqual([]);
});

test('an import of something that is not listed is named with the line to add', () => {
  const imports = [
    { name: '@vitrina/contract', entry: './rules/orthodox-easter', file: 'mf-shop/src/x.ts' },
  ];
  expect(missingEntries(imports)).toMatchObject([
    {
      name: '@vitrina/contract',
      entry: './rules/orthodox-easter',
      source: './src/rules/orthodox-easter.ts',
    },
  ]);
});

test('an entry is published when a remote or a published package imports it, else it is not', () => {
  const entry = './rules/orthodox-easter';
  const of = (...files: string[]) =>
    missingEntries(files.map((file) => ({ name: '@vitrina/contract', entry, file })))[0];
  expect(of('backend/src/x.ts', 'shared-auth/src/x.test.ts')?.isWorkspaceOnly).toBe(true);
  expect(of('backend/src/x.ts', 'mf-shop/src/x.test.ts')?.isWorkspaceOnly).toBe(false);
  expect(of('backend/src/x.ts', 'mf-shop/src/x.ts')?.isWorkspaceOnly).toBe(false);
  expect(of('shared-auth/src/x.ts', 'backend/src/x.ts')?.isWorkspaceOnly).toBe(false);
  const manifest = { exports: { './a': './src/a.ts' } };
  const added = { entry: './b', source: './src/b.ts' };
  const exports = { './a': './src/a.ts', './b': './src/b.ts' };
  expect(withEntry(manifest, { ...added, isWorkspaceOnly: false })).toEqual({ exports });
  expect(withEntry(manifest, { ...added, isWorkspaceOnly: true })).toEqual({
    exports,
    vitrina: { workspaceOnly: ['./b'] },
  });
});

test('what remotes and published packages import is in the published package too', () => {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const hidden = workspaceImports()
    .filter(({ file }) => isInstalled(file, byName))
    .filter(({ name, entry }) => byName.get(name)?.workspaceOnly.includes(entry));
  expect(hidden).toEqual([]);
});

test.each(packages.map((one) => [one.name, one] as const))(
  '%s lists each entry by its name, and each has a source',
  (_name, { dir, entries, workspaceOnly }) => {
    const { exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    for (const [entry, source] of Object.entries<string>(exports)) {
      expect(entry).not.toContain('*');
      expect(existsSync(join(dir, source)), `${entry}: ${source}`).toBe(true);
    }
    expect(workspaceOnly.filter((entry) => !(entry in exports))).toEqual([]);
    expect(entries.size + workspaceOnly.length).toBe(Object.keys(exports).length);
  },
);

test.each(packages.map((one) => [one.name, one] as const))(
  '%s is packed with built entries, and without what only the workspace uses',
  (_name, { dir, entries }) => {
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const packed = hooks.beforePacking(manifest);
    expect(packed).not.toHaveProperty('devDependencies');
    expect(packed).not.toHaveProperty('scripts');
    expect(Object.keys(packed.exports)).toEqual([...entries.keys()]);
    for (const [entry, source] of entries) {
      const stem = source.replace('./', './dist/').replace(/\.tsx?$/, '');
      const code = { types: `${stem}.d.ts`, default: `${stem}.js` };
      const asIs = source.startsWith('./src/') ? source.replace('./', './dist/') : source;
      expect(packed.exports[entry]).toEqual(/\.tsx?$/.test(source) ? code : asIs);
      const place = typeof packed.exports[entry] === 'string' ? asIs : code.default;
      const isIncluded = manifest.files.some((one: string) => place.startsWith(`./${one}`));
      expect(isIncluded, `${entry}: "files" leaves out ${place}`).toBe(true);
    }
  },
);

test('the template of a remote is packed as it is', () => {
  const template = { private: true, scripts: { dev: 'rsbuild dev' }, devDependencies: {} };
  expect(hooks.beforePacking(template)).toEqual(template);
});

test('a remote outside is compiled under the same rules as the workspace', () => {
  const options = (file: string) =>
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')).compilerOptions;
  const { types: _, lib: __, ...base } = options('tsconfig.base.json');
  expect(options('federation/tsconfig.remote.json')).toMatchObject(base);
});
