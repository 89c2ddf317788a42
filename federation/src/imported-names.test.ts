import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { importedNames, missingNames } from './imported-names.ts';

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
