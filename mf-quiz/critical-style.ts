/**
 * The rules of a minified style that a document needs for what already stands in it: those whose
 * classes all occur in the markup, and the custom properties that they read. The whole style must
 * follow later.
 */
export function criticalStyle(style: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const occurs = (selector: string) =>
    [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(([, name = '']) => classes.has(name));
  const kept = keepRules(style, occurs);
  return withoutUnusedProperties(withoutUnusedKeyframes(kept));
}

/** At-rules that hold rules; others (keyframes, fonts) are kept whole. */
const GROUP = /^@(layer|media|container|supports)\b/;

function keepRules(style: string, keeps: (selector: string) => boolean): string {
  let kept = '';
  let from = 0;
  while (from < style.length) {
    const open = style.indexOf('{', from);
    const semicolon = style.indexOf(';', from);
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      // A statement such as `@layer reset,tokens;`.
      kept += style.slice(from, semicolon + 1);
      from = semicolon + 1;
      continue;
    }
    if (open === -1) break;
    const close = closingBrace(style, open);
    const head = style.slice(from, open);
    const body = style.slice(open + 1, close);
    if (GROUP.test(head)) {
      const inner = keepRules(body, keeps);
      if (inner) kept += `${head}{${inner}}`;
    } else if (head.startsWith('@')) kept += `${head}{${body}}`;
    else {
      const selectors = splitSelectors(head).filter(keeps);
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
    from = close + 1;
  }
  return kept;
}

/** A list's selectors; commas in brackets, as in `:is(a,b)`, separate nothing here. */
const splitSelectors = (list: string): string[] => list.split(/,(?![^(]*\))/);

function closingBrace(style: string, open: number): number {
  let depth = 0;
  for (let at = open; at < style.length; at++) {
    if (style[at] === '{') depth += 1;
    if (style[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The style has an opening brace without its closing one.');
}

const withoutUnusedKeyframes = (style: string): string =>
  style.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    style.split(name).length > 2 ? rule : '',
  );

function withoutUnusedProperties(style: string): string {
  const read = new Set([...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const smaller = style.replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  // What only a removed one read goes next.
  return smaller === style ? style : withoutUnusedProperties(smaller);
}
