import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageDir } from './paths.ts';

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
