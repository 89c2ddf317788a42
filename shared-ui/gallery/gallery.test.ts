import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import manifest from '../package.json' with { type: 'json' };

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsx'));
const source = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join();
const components = Object.values(manifest.exports).filter((file) => file.endsWith('.tsx'));

test.each(components)('the gallery shows %s', (file) => {
  expect(source).toContain(`'.${file}'`);
});
