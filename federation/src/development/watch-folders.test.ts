import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { temporaryFolder } from '../release/sample-shell.ts';
import { type FolderWatch, watchFolders } from './watch-folders.ts';

let watcher: FolderWatch | undefined;
afterEach(() => watcher?.close());

/** Two folders that are followed, and a third one that is not. */
function watched() {
  const root = temporaryFolder('watch');
  const [a, b, c] = ['a', 'b', 'c'].map((name) => join(root, name)) as [string, string, string];
  for (const folder of [a, b, c]) mkdirSync(folder);
  let changes = 0;
  let wake = () => {};
  const made = watchFolders(() => {
    changes += 1;
    wake();
  });
  watcher = made;
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return { a, b, c, made, next, changes: () => changes };
}

test('a burst of writes is one change, also when an editor puts a new file in place', async () => {
  const { a, b, made, next, changes } = watched();
  made.follow(new Set([a, b]));
  const first = next();
  for (let index = 0; index < 5; index++) writeFileSync(join(a, 'page.tsx'), `${index}`);
  await first;
  expect(changes()).toBe(1);
  const second = next();
  writeFileSync(join(b, '.page.tsx.tmp'), 'new');
  renameSync(join(b, '.page.tsx.tmp'), join(b, 'page.tsx'));
  await second;
  expect(changes()).toBe(2);
});

test('a folder that is left, hidden files and folders that are gone tell nothing', async () => {
  const { a, b, c, made, next, changes } = watched();
  made.follow(new Set([a, c]));
  made.follow(new Set([a, b, join(a, 'missing')]));
  rmSync(b, { recursive: true });
  writeFileSync(join(c, 'page.tsx'), '1');
  writeFileSync(join(a, '.page.tsx.swp'), '1');
  writeFileSync(join(a, 'page.tsx~'), '1');
  const change = next();
  writeFileSync(join(a, 'page.tsx'), '1');
  await change;
  expect(changes()).toBe(1);
});
