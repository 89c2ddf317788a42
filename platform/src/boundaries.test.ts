import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { SHARED_NAMES } from '@vitrina/federation/shared-modules';
import { ROOT } from './paths.ts';
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

/** Lints one file with this source at this place of the workspace, under the project's own rules. */
async function lint(place: string, source: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-boundaries-'));
  copyFileSync(join(ROOT, 'biome.json'), join(dir, 'biome.json'));
  mkdirSync(dirname(join(dir, place)), { recursive: true });
  writeFileSync(join(dir, place), source);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { output } = await runCommand(biome, ['lint', '--vcs-enabled=false', '.'], { cwd: dir });
  return output;
}

const planted = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nexport const kept = ${name};\n`;

test.each([
  ['contract/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['contract/src/x.ts', 'readFileSync', 'node:fs'],
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
  ['contract/src/x.ts', 'useSession', '../../shared-auth/src/session.ts'],
  ['shared-auth/src/x.ts', 'router', '../../shell/src/router.tsx'],
  ['federation/src/x.ts', 'router', '../../shell/src/router.tsx'],
  ['federation/src/standalone/x.ts', 'object', 'zod'],
  ['backend/src/x.ts', 'freePorts', '../../platform/src/ports.ts'],
  ['shell/src/x.ts', 'freePorts', '@vitrina/platform'],
  ['platform/src/x.ts', 'test', '@vitrina/e2e/test'],
  ['platform/src/x.ts', 'test', '../../e2e/src/test.ts'],
  ['platform/src/x.ts', 'router', '@vitrina/shell/router'],
])('%s may not import %s from %s', async (place, name, from) => {
  expect(await lint(place, planted(name, from))).toContain('lint/style/noRestrictedImports');
});

test.each([
  ['shared-auth/src/x.ts', 'toBani', '@vitrina/contract/rules/money'],
  ['federation/src/x.ts', 'callApi', '@vitrina/shared-auth'],
  ['shell/src/x.ts', 'useSession', '@vitrina/shared-auth/session'],
  ['mf-shop/src/x.ts', 'useSession', '@vitrina/shared-auth'],
  ['mf-shop/src/x.ts', 'Link', 'react-router-dom'],
  ['mf-shop/src/x.ts', 'Grid', './features/products/grid.tsx'],
])('%s may import %s from %s', async (place, name, from) => {
  expect(await lint(place, planted(name, from))).not.toContain('noRestrictedImports');
});

test('the contract may not reach for Node under any name', async () => {
  expect(await lint('contract/src/x.ts', planted('readFileSync', 'fs'))).toContain(
    'lint/correctness/noNodejsModules',
  );
});

test('remotes may import the names that the shell offers, no more and no fewer', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as BiomeConfig;
  const remotes = overrides.find(({ includes }) => includes.includes('mf-*/src/**'));
  const router = remotes?.linter.rules.style?.noRestrictedImports?.options.paths;
  const types = ['LoaderFunctionArgs', 'RouteObject', 'To'];
  expect(router?.['react-router-dom']?.allowImportNames.toSorted()).toEqual(
    [...SHARED_NAMES['react-router-dom'], ...types].toSorted(),
  );
});

test('a default export is refused outside configuration files', async () => {
  const source = 'export default 1;\n';
  expect(await lint('mf-shop/src/x.ts', source)).toContain('lint/style/noDefaultExport');
  expect(await lint('mf-shop/rsbuild.config.ts', source)).not.toContain('noDefaultExport');
});
