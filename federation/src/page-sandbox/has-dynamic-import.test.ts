import { expect, test } from '@rstest/core';
import { hasDynamicImport } from './has-dynamic-import.ts';

test.each([
  'import("node:fs")',
  'async () => { await import\n("node:fs") }',
  'import /* ( */ // "\n("a")',
  'const a = import\n<!-- a comment of old browsers\n("a")',
  'const a = import\n--> another one\n("a")',
  `a = \`\${import("a")}\``,
  'class A { static { import("a") } }',
  'function f(a = import("a")) {}',
])('%j imports', (source) => {
  expect(hasDynamicImport(source)).toBe(true);
});

test.each([
  '"import(1)"',
  '// import(1)',
  '/import(1)/.test("")',
  'const a = { import: () => 1 }; a.import(1)',
  '`import(1)`',
])('%j imports nothing', (source) => {
  expect(hasDynamicImport(source)).toBe(false);
});

// Browsers accept the third one as a script; refusing it is the safe side.
test.each(['const {', 'import a from "a"', 'import\n<!-- a comment\n("a")', '('.repeat(100_000)])(
  'no script: %.20s',
  (source) => {
    expect(() => hasDynamicImport(source)).toThrow();
  },
);
