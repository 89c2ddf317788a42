/**
 * Reduces the variable Figtree to the characters of Romanian pages. The package has the font in two parts,
 * with ă ș ț (comma below) in `latin-ext`: each part gives one small file. Run by `pnpm --filter shared-ui
 * build:fonts`; the output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const parts = {
  // ASCII, Latin-1 for foreign names, punctuation, €, ™, minus, × ✓ where the font has them
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‐‑–—‘’‚“”„†•…‹›€™−`,
  // Comma below; the cedilla forms too, because people type and paste them
  'latin-ext': 'ĂăȘșȚțŞşŢţ',
};

for (const [part, characters] of Object.entries(parts)) {
  const source = require.resolve(
    `@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`,
  );
  const subset = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2' });
  await writeFile(new URL(`../src/fonts/figtree-${part}.woff2`, import.meta.url), subset);
  console.warn(`figtree-${part}.woff2: ${subset.length} bytes`);
}
