import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { SHARED_NAMES } from '@vitrina/federation/shared-modules';
import * as z from 'zod/mini';
import { ROOT } from './paths.ts';
import { REMOTES } from './remotes.ts';
import { runCommand } from './run-command.ts';

/** The part of `biome.json` that the tests read. */
interface BiomeConfig {
  overrides: Array<{
    includes: string[];
    linter: {
      rules: {
        style?: {
          noRestrictedImports?: {
            options: { paths?: Record<string, { allowImportNames: string[] }> };
          };
        };
      };
    };
  }>;
}

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

const REFUSED: readonly (readonly [place: string, name: string, from: string])[] = [
  ['contract/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['contract/src/x.ts', 'readFileSync', 'node:fs'],
  ['object-store/src/x.ts', 'toBani', '@vitrina/contract/rules/money'],
  ['embeds/quiz-react/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['embeds/quiz-react/src/x.ts', 'FRAME', '../../../mf-quiz/src/embed/protocol.ts'],
  ['shell/src/x.ts', 'openBucket', '../../object-store/src/bucket.ts'],
  ['shared-ui/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['shared-auth/src/x.ts', 'Button', '@vitrina/shared-ui/button'],
  ['federation/src/x.ts', 'routes', '@vitrina/shell/router'],
  ['backend/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['shell/src/x.ts', 'routes', '@vitrina/mf-shop/routes'],
  ['shell/src/x.ts', 'routes', '../../mf-shop/src/routes/products.tsx'],
  ['mf-shop/src/x.ts', 'routes', '@vitrina/mf-quiz/routes'],
  ['mf-shop/src/features/x.ts', 'routes', '../../../mf-quiz/src/routes/quiz.tsx'],
  ['mf-shop/src/x.ts', 'Header', '../../shell/src/layout/header.tsx'],
  ['mf-partner/src/x.ts', 'useSession', '@vitrina/shared-auth/session'],
  ['mf-admin/src/x.ts', 'useMatches', 'react-router-dom'],
  ['mf-admin/src/x.ts', 'Link', 'react-router'],
  ['mf-quiz/src/x.ts', 'object', 'zod'],
  ['mf-quiz/src/x.ts', 'RouterProvider', 'react-router/dom'],
  ['mf-shop/src/x.ts', 'useSession', '../../shared-auth/src/session.ts'],
  // A remote that does not exist yet, and all existing ones.
  ...['mf-fifth', ...REMOTES].flatMap(
    (name): Array<[string, string, string]> => [
      [`${name}/src/x.ts`, 'routes', '@vitrina/mf-sixth/routes'],
      [`${name}/src/x.ts`, 'routes', '../../mf-sixth/src/routes/sixth.tsx'],
      [`${name}/src/x.ts`, 'router', '@vitrina/shell/router'],
      [`shell/src/x.ts`, 'routes', `@vitrina/${name}/routes`],
      [`contract/src/x.ts`, 'routes', `../../${name}/src/routes/x.tsx`],
    ],
  ),
  ['contract/src/x.ts', 'useSession', '../../shared-auth/src/session.ts'],
  ['shared-auth/src/x.ts', 'router', '../../shell/src/router.tsx'],
  ['federation/src/x.ts', 'router', '../../shell/src/router.tsx'],
  ['federation/src/standalone/x.ts', 'object', 'zod'],
  ['backend/src/x.ts', 'freePorts', '../../platform/src/ports.ts'],
  ['shell/src/x.ts', 'freePorts', '@vitrina/platform'],
  ['e2e/src/hosts/literal-host/x.ts', 'ALL_CALLS', '@vitrina/contract/all-calls'],
  ['platform/src/x.ts', 'test', '@vitrina/e2e/test'],
  ['platform/src/x.ts', 'test', '../../e2e/src/test.ts'],
  ['platform/src/x.ts', 'router', '@vitrina/shell/router'],
];
const ALLOWED: typeof REFUSED = [
  ['shared-auth/src/x.ts', 'toBani', '@vitrina/contract/rules/money'],
  ['federation/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['federation/src/x.ts', 'openBucket', '@vitrina/object-store/bucket'],
  ['backend/src/x.ts', 'openBucket', '@vitrina/object-store/bucket'],
  ['shell/src/x.ts', 'useSession', '@vitrina/shared-auth/session'],
  ['mf-shop/src/x.ts', 'useSession', '@vitrina/shared-auth'],
  ['mf-shop/src/x.ts', 'Link', 'react-router-dom'],
  ['mf-shop/src/x.ts', 'Grid', './features/products/grid.tsx'],
];
const DEFAULT_EXPORT = 'export default 1;\n';
const OWN_FETCH = "export const ask = () => fetch('/api/orders/admin');\n";

const planted = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nexport const kept = ${name};\n`;
/** `mf-shop/src/x.ts` -> `mf-shop/src/may-7.ts`: one file per import. */
const placeOf = (place: string, list: 'may' | 'may-not', index: number) =>
  place.replace('x.ts', `${list}-${index}.ts`);

/** Path in the workspace -> source to lint. */
const sources: ReadonlyMap<string, string> = new Map([
  ...REFUSED.map(([place, name, from], index): [string, string] => [
    placeOf(place, 'may-not', index),
    planted(name, from),
  ]),
  ...ALLOWED.map(([place, name, from], index): [string, string] => [
    placeOf(place, 'may', index),
    planted(name, from),
  ]),
  ['contract/src/fs.ts', planted('readFileSync', 'fs')],
  ['mf-shop/src/default.ts', DEFAULT_EXPORT],
  ['mf-shop/rsbuild.config.ts', DEFAULT_EXPORT],
  ['mf-shop/src/ask.ts', OWN_FETCH],
  ['mf-shop/src/ask.test.ts', OWN_FETCH],
  ['mf-shop/src/features/fetch-file.ts', OWN_FETCH],
  ...['mf-fifth', ...REMOTES].map((name): [string, string] => [
    `${name}/src/own-ask.ts`,
    OWN_FETCH,
  ]),
]);

let broken: { place: string; rule: string }[] = [];
const rulesBroken = (place: string) =>
  broken.filter((one) => one.place === place).map(({ rule }) => rule);

/** Lints all sources at once, because the linter takes half a second to start. */
beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-boundaries-'));
  copyFileSync(join(ROOT, 'biome.json'), join(dir, 'biome.json'));
  for (const [place, source] of sources) {
    mkdirSync(dirname(join(dir, place)), { recursive: true });
    writeFileSync(join(dir, place), source);
  }
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const { output } = await runCommand(biome, args, { cwd: dir });
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const { diagnostics } = report.parse(JSON.parse(json));
  broken = diagnostics.map(({ category, location }) => ({ place: location.path, rule: category }));
  rmSync(dir, { recursive: true });
});

test.each(REFUSED.map((one, index) => [...one, index] as const))(
  '%s may not import %s from %s',
  (place, _name, _from, index) => {
    const rules = rulesBroken(placeOf(place, 'may-not', index));
    expect(rules).toContain('lint/style/noRestrictedImports');
  },
);

test.each(ALLOWED.map((one, index) => [...one, index] as const))(
  '%s may import %s from %s',
  (place, _name, _from, index) => {
    const rules = rulesBroken(placeOf(place, 'may', index));
    expect(rules).not.toContain('lint/style/noRestrictedImports');
  },
);

test('the contract may not reach for Node under any name', () => {
  expect(rulesBroken('contract/src/fs.ts')).toContain('lint/correctness/noNodejsModules');
});

test('remotes may import the names that the shell offers, no more and no fewer', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as BiomeConfig;
  const ofRemotes = overrides
    .filter(({ includes }) => includes.includes('mf-*/src/**'))
    .map(({ linter }) => linter.rules.style?.noRestrictedImports?.options.paths);
  const router = ofRemotes.find((paths) => paths !== undefined);
  const types = ['LoaderFunctionArgs', 'RouteObject', 'To'];
  expect(router?.['react-router-dom']?.allowImportNames.toSorted()).toEqual(
    [...SHARED_NAMES['react-router-dom'], ...types].toSorted(),
  );
});

test('a default export is refused outside configuration files', () => {
  expect(rulesBroken('mf-shop/src/default.ts')).toContain('lint/style/noDefaultExport');
  expect(rulesBroken('mf-shop/rsbuild.config.ts')).toEqual([]);
});

test('a host is asked through the one client', () => {
  expect(rulesBroken('mf-shop/src/ask.ts')).toEqual(['lint/style/noRestrictedGlobals']);
  expect(rulesBroken('mf-shop/src/ask.test.ts')).toEqual([]);
  expect(rulesBroken('mf-shop/src/features/fetch-file.ts')).toEqual([]);
});

test.each(['mf-fifth', ...REMOTES])('and so it is in %s', (name) => {
  expect(rulesBroken(`${name}/src/own-ask.ts`)).toEqual(['lint/style/noRestrictedGlobals']);
});
