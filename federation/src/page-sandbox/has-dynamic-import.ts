import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * True when a classic script contains an `import()`. Parses it like a browser: a comment cannot hide one, and
 * text that mentions one does not count.
 * @throws SyntaxError when the source is no script
 * @example
 * hasDynamicImport('import("node:fs")'); // true
 * hasDynamicImport('"import()"'); // false
 */
export function hasDynamicImport(source: string): boolean {
  let found = false;
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }), {
    ImportExpression() {
      found = true;
    },
  });
  return found;
}
