import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';

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

test('a default export is refused outside configuration files', async () => {
  const source = 'export default 1;\n';
  expect(await lint('mf-shop/src/x.ts', source)).toContain('lint/style/noDefaultExport');
  expect(await lint('mf-shop/rsbuild.config.ts', source)).not.toContain('noDefaultExport');
});
