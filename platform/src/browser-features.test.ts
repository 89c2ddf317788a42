import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { expect, test } from '@rstest/core';
import { BROWSER_FEATURES } from './browser-features.ts';
import { ROOT } from './paths.ts';

const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Folders of the code shipped to browsers. */
const SHIPPED = ['shell', 'mf-shop', 'mf-quiz', 'mf-partner', 'mf-admin']
  .concat('shared-auth', 'shared-ui', 'contract')
  .map((name) => join(ROOT, name, 'src'));

/** The table's engines, with their first version that has `:popover-open`; older ones get a notice in the page. */
const TOLD_BELOW = { chrome: 114, firefox: 125, safari: 17 } as const;
type Engine = keyof typeof TOLD_BELOW;
const ENGINES = Object.keys(TOLD_BELOW) as Engine[];

function sources(ending: RegExp): string {
  const files = SHIPPED.flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(dir, file), 'utf8')),
  );
  return files.join('\n').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
const css = sources(/\.css$/);
const scripts = sources(/\.tsx?$/);
const all = css + scripts + readFileSync(join(ROOT, 'shell/index.html'), 'utf8');

/** First version, or Infinity; prefixed support counts, because the build adds prefixes. */
function since(statement: CompatStatement, engine: Engine): number {
  const versions = [statement.support[engine] ?? []]
    .flat()
    .filter(({ flags }) => !flags)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
  return Math.min(
    ...versions.filter((version) => !Number.isNaN(version)),
    Number.POSITIVE_INFINITY,
  );
}

function statementOf(key: string): CompatStatement {
  const found = key
    .split('.')
    .reduce<Identifier | undefined>(
      (node, part) => node?.[part] as Identifier | undefined,
      compat as unknown as Identifier,
    )?.__compat;
  if (!found) throw new Error(`There are no data about ${key}.`);
  return found;
}

const isNew = (statement: CompatStatement): boolean =>
  ENGINES.some((engine) => since(statement, engine) > TOLD_BELOW[engine]);

const inTable = Object.values(BROWSER_FEATURES).flatMap(({ compat: keys }) => keys);

/** Name -> cells of its row. */
const rows = new Map(
  readFileSync(join(ROOT, 'docs/browsers.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 11)
    .slice(2)
    .map((cells) => [cells[1] ?? '', cells.slice(2, 6)] as const),
);

test('the table of docs/browsers.md names each feature that is checked, and no other', () => {
  expect([...rows.keys()].sort()).toEqual(Object.keys(BROWSER_FEATURES).sort());
});

test.each(Object.entries(BROWSER_FEATURES))(
  '%s: the first versions are right, and so is whether it is used',
  (name, feature) => {
    const [purpose, ...versions] = rows.get(name) ?? [];
    const known = ENGINES.map((engine) => {
      const first = Math.max(...feature.compat.map((key) => since(statementOf(key), engine)));
      return Number.isFinite(first) ? String(first) : 'none';
    });
    expect(versions).toEqual(known);
    expect(purpose === 'nothing').toBe(feature.used === null);
    if (feature.used) expect(all).toMatch(feature.used);
  },
);

test('nothing stands in a style that browsers have later than the popover, and the table not', () => {
  const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = compat.css;
  const found = [
    ...namesIn(/(?:^|[;{\s])([a-z-]+)\s*:/g, properties, 'css.properties'),
    ...namesIn(/@([a-z-]+)/g, atRules, 'css.at-rules'),
    ...namesIn(/::?([a-z-]+)/g, selectors, 'css.selectors'),
  ];
  for (const [, property = '', value = ''] of css.matchAll(/([a-z-]+)\s*:\s*([^;{}]+)/g))
    for (const word of value.split(/[\s,()]+/)) {
      const statement = properties[property]?.[word]?.__compat;
      if (statement && isNew(statement)) found.push(`css.properties.${property}.${word}`);
    }
  const missing = found.filter((key) => !inTable.some((known) => isOf(key, known)));
  // Vendor-specific names have no standard counterpart.
  expect([...new Set(missing)].filter((key) => !/\.-(webkit|moz)-/.test(key))).toEqual([]);
});

/** A row about a property covers its values, and the reverse. */
const isOf = (key: string, known: string): boolean =>
  `${known}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${known}.`);

function namesIn(pattern: RegExp, data: Record<string, Identifier>, place: string): string[] {
  return [...css.matchAll(pattern)].flatMap(([, name = '']) => {
    const statement = data[name]?.__compat;
    return statement && isNew(statement) ? [`${place}.${name}`] : [];
  });
}

// Methods of elements and events are not searched: our own functions have the same names.
test('the same of functions of the language, and of static ones of the page', () => {
  const { builtins = {} } = compat.javascript;
  const calls = [
    ...membersOf(builtins, 'javascript.builtins'),
    ...membersOf(compat.api, 'api').filter(({ isStatic }) => isStatic),
  ];
  const missing = calls.filter(
    ({ key, call, statement }) => isNew(statement) && !inTable.includes(key) && call.test(scripts),
  );
  expect(missing.map(({ key }) => key)).toEqual([]);
});

/** Types whose method names our own code does not use. */
const OWN_NAMES = /^(Array|String|Promise|Object|TypedArray)$/;

function membersOf(data: Record<string, Identifier>, place: string) {
  return Object.entries(data).flatMap(([type, node]) =>
    Object.entries(node as Record<string, Identifier>).flatMap(([member, { __compat }]) => {
      const isStatic = member.endsWith('_static');
      if (!__compat || !(isStatic || OWN_NAMES.test(type))) return [];
      const name = member.replace(/_static$/, '');
      const call = new RegExp(`${isStatic ? `\\b${type}` : ''}\\.${name}\\(`);
      return [{ key: `${place}.${type}.${member}`, call, statement: __compat, isStatic }];
    }),
  );
}
