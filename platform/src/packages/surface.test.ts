import { expect, test } from '@rstest/core';
import { publishedPackages } from './published-packages.ts';
import { type EntrySurface, readSurface, type Surface } from './surface.ts';
import { changesets, recordedSurface } from './surface-files.ts';
import { type Bump, pendingBump, surfaceProblems } from './surface-problems.ts';

const entry = (names: string[], declarations = 'a'): EntrySurface => ({ names, declarations });
const surface = (entries: Surface['entries'], version = '1.0.0'): Surface => ({ version, entries });
const before = surface({ './money': entry(['toBani', 'toRon']) });

test.each<[name: string, now: Surface, pending: Bump | null, said: RegExp | null]>([
  ['nothing changed', before, null, null],
  [
    'a name is gone',
    surface({ './money': entry(['toBani'], 'b') }),
    'minor',
    /\.\/money exports toRon no more\. That is a major change, and the changeset says minor/,
  ],
  ['a name is gone, announced', surface({ './money': entry(['toBani'], 'b') }), 'major', null],
  ['an entry is gone', surface({}), null, /the entry \.\/money is gone\. That is a major change/],
  [
    'a declaration changed',
    surface({ './money': entry(['toBani', 'toRon'], 'b') }),
    'patch',
    /the declarations of \.\/money changed\. That is a minor change, and the changeset says patch/,
  ],
  [
    'an entry is new',
    surface({ ...before.entries, './phone': entry([]) }),
    null,
    /the entry \.\/phone is new\. That is a minor change, and no changeset says so: pnpm changeset/,
  ],
  [
    'an entry is new, announced',
    surface({ ...before.entries, './phone': entry([]) }),
    'minor',
    null,
  ],
  [
    'a release that kept its record',
    surface(before.entries, '1.1.0'),
    null,
    /surface\.json of 1\.0\.0/,
  ],
])('%s', (_name, now, pending, said) => {
  const problems = surfaceProblems('@vitrina/contract', before, now, pending);
  if (said) expect(problems.join()).toMatch(said);
  else expect(problems).toEqual([]);
});

test('of several changesets the largest bump of a package counts', () => {
  const texts = [
    "---\n'@vitrina/contract': minor\n'@vitrina/shared-ui': patch\n---\n\nAdds a call.\n",
    '---\n"@vitrina/contract": patch\n---\n\n@vitrina/contract: major\n',
  ];
  expect(pendingBump('@vitrina/contract', texts)).toBe('minor');
  expect(pendingBump('@vitrina/shared-ui', texts)).toBe('patch');
  expect(pendingBump('@vitrina/federation', texts)).toBeNull();
});

test('what can be seen of the published packages changes with an announcement only', async () => {
  const announced = changesets();
  const problems = await Promise.all(
    publishedPackages().map(async (one) =>
      surfaceProblems(
        one.name,
        recordedSurface(one),
        await readSurface(one),
        pendingBump(one.name, announced),
      ),
    ),
  );
  expect(problems.flat()).toEqual([]);
}, 120_000);

test('every waiting change begins with the packages that it changes', () => {
  for (const text of changesets())
    expect(text).toMatch(/^---\n(?:'[^']+': (?:major|minor|patch)\n)+---\n\n\S/);
});
