import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createRemote, type NewRemote } from './create-remote.ts';

const template = join(import.meta.dirname, '../template');
const empty = () => mkdtempSync(join(tmpdir(), 'vitrina-create-'));

function create(given: Partial<NewRemote> = {}): string {
  const to = given.to ?? join(empty(), 'mf-blog');
  const registry = 'https://npm.exemplu.ro/';
  createRemote({
    name: 'mf-blog',
    path: '/blog',
    title: 'Jurnal',
    registry,
    template,
    ...given,
    to,
  });
  return to;
}

test('a remote has its own name, path and title in every file, and nothing of the template', () => {
  const dir = create();
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const { name, mounts, navigation, slots, owner } = JSON.parse(read('remote.json'));
  expect(name).toBe('mf-blog');
  expect(navigation).toEqual([{ place: 'header', label: 'Jurnal', order: 50, mount: 'list' }]);
  // Unique per remote, so that two new remotes never claim the same place in the slot.
  expect(slots).toMatchObject([{ slot: 'product-below', id: 'mf-blog' }]);
  expect(owner).toEqual({ team: 'Jurnal', contact: 'mf-blog@exemplu.ro' });
  expect(mounts[0]).toMatchObject({ path: '/blog', title: 'Jurnal' });
  expect(JSON.parse(read('package.json')).name).toBe('mf-blog');
  expect(read('src/messages.ts')).toContain("title: 'Jurnal'");
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/template|Șablon/);
});

test('a name that begins as the template does is filled in once', () => {
  const dir = create({ name: 'mf-template-two', to: join(empty(), 'mf-template-two') });
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  expect(name).toBe('mf-template-two');
});

test('the scope is pinned to the registry, and what npm leaves out of packages is there', () => {
  const dir = create();
  expect(readFileSync(join(dir, '.npmrc'), 'utf8')).toContain(
    '\n@vitrina:registry=https://npm.exemplu.ro/\n',
  );
  expect(readFileSync(join(dir, '.gitignore'), 'utf8')).toContain('node_modules/');
  expect(existsSync(join(dir, 'gitignore'))).toBe(false);
  expect(existsSync(join(dir, 'node_modules'))).toBe(false);
});

test.each<[given: Partial<NewRemote>, said: RegExp]>([
  [{ name: 'blog' }, /"blog" is no name of a remote/],
  [{ name: '../mf-blog' }, /is no name of a remote/],
  [{ name: 'mf-"blog"' }, /is no name of a remote/],
  [{ path: 'blog' }, /"blog" is no path of a remote/],
  [{ path: '/Blog/' }, /"\/Blog\/" is no path/],
  [{ title: "L'Atelier" }, /"L'Atelier" is no title of a remote: 1 to 60 characters, without/],
  [{ title: 'a'.repeat(61) }, /is no title of a remote/],
  [{ title: '' }, /"" is no title of a remote/],
  [{ registry: 'npm' }, /"npm" is no address of a package registry/],
])('%j is refused in one sentence, and nothing is written', (given, said) => {
  const to = join(empty(), 'here');
  expect(() => create({ ...given, to })).toThrow(said);
  expect(existsSync(to)).toBe(false);
});

test('a folder with something in it is left alone', () => {
  const to = empty();
  writeFileSync(join(to, 'mine.txt'), 'mine');
  expect(() => create({ to })).toThrow(/is not empty/);
  expect(readdirSync(to)).toEqual(['mine.txt']);
});
