import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { importedNames, missingNames, ownSources, unreadNames } from './imported-names.ts';

function source(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-names-')), 'source.ts');
  writeFileSync(file, text);
  return file;
}

test('named imports count under the name of the module, types do not', () => {
  const files = [
    source("import { Link as A, type To,\n  useParams } from 'react-router-dom';"),
    source(
      "import type { RouteObject } from 'react-router-dom';\nimport { other } from './other.ts';",
    ),
  ];
  expect(importedNames(files)['react-router-dom']).toEqual(['Link', 'useParams']);
});

test('beside a default import, and handed on, names count too', () => {
  const files = [
    source("import React, { useEffectEvent } from 'react';"),
    source("export { Link as Anchor, type To } from 'react-router-dom';"),
  ];
  expect(importedNames(files, ['react', 'react-router-dom'])).toEqual({
    react: ['useEffectEvent'],
    'react-router-dom': ['Link'],
  });
});

test('sources of the remote and our packages count, wherever they lie; those of others do not', () => {
  const ours = [
    '/teams/mf-blog/src/pages/page.tsx',
    '/teams/contract/src/rules/money.ts',
    '/teams/mf-blog/node_modules/@vitrina/contract/dist/src/rules/money.js',
    '/teams/node_modules/.pnpm/@vitrina+contract@1.0.0/node_modules/@vitrina/contract/dist/src/a.js',
    'C:\\mf-blog\\node_modules\\@vitrina\\shared-ui\\dist\\src\\button.js',
  ];
  const others = [
    '/teams/mf-blog/node_modules/zod/mini/index.js',
    '/teams/mf-blog/src/page.module.css',
  ];
  expect(ownSources([...ours, ...others])).toEqual(ours);
});

test('a module that the build takes from the page although no name of it was found is told', () => {
  const used = { 'react-router-dom': ['Link'], 'zod/mini': [] };
  expect(unreadNames(used, ['react', 'react-router-dom', 'zod/mini'])).toEqual(['zod/mini']);
  expect(unreadNames(used, ['react-router-dom'])).toEqual([]);
});

test('of a namespace its members count, types do not', () => {
  const file = source(`import * as z from 'zod/mini';
    const schema = z.object({ id: z.coerce.number<number>() });
    type Value = z.output<typeof schema>;`);
  expect(importedNames([file])['zod/mini']).toEqual(['coerce', 'object']);
  const typesOnly = source("import type * as z from 'zod/mini';\nz.string();");
  expect(importedNames([typesOnly])['zod/mini']).toEqual([]);
});

test('what is missing is named with its module; a module that is not listed is offered whole', () => {
  const used = { 'react-router-dom': ['Link', 'useFetchers'], 'zod/mini': ['object'] };
  expect(missingNames(used, { 'react-router-dom': ['Link'] })).toBe(
    'useFetchers from react-router-dom',
  );
  expect(missingNames(used, {})).toBeNull();
});
