import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * True when a classic script contains an `import()`. Parsed as a browser parses it, so that neither a comment
 * hides one nor a text that mentions one counts.
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
