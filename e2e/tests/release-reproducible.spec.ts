import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REMOTES } from '@vitrina/platform/remotes';
import { changedSource } from '../src/changed-source.ts';

/** File name -> hash of its content. */
function filesOf(build: string): Record<string, string> {
  const files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.slice(build.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

async function builtTwice(part: string): Promise<Array<Record<string, string>>> {
  const source = changedSource('here');
  try {
    const one = filesOf(await source.build(part));
    source.move('in-another-folder');
    return [one, filesOf(await source.build(part))];
  } finally {
    source.remove();
  }
}

for (const part of ['shell', ...REMOTES]) {
  test(`${part}: the same source has the same bytes and name, built in two folders @matrix`, async () => {
    const [one, another] = await builtTwice(part);
    expect(another).toEqual(one);
    expect(Object.keys(one ?? {}).length).toBeGreaterThan(3);
  });
}
