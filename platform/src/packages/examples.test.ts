import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { compileSnippets } from './compile-snippets.ts';

/** Packages with a public surface, whose doc comments have examples. */
const PACKAGES = ['contract', 'shared-auth', 'shared-ui', 'federation'];

interface Example {
  /** `<file>:<line>` of its first line. */
  at: string;
  file: string;
  code: string;
}

/** Code below an `@example`, up to the next tag or the end of the comment. */
function examplesOf(file: string): Example[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*?\*\//g)].flatMap((comment) =>
    [...comment[0].matchAll(/@example[ \t]*([\s\S]*?)(?=\n[ \t]*\* @|\s*\*\/)/g)].map((match) => {
      const line = text.slice(0, comment.index + match.index).split('\n').length;
      const code = (match[1] ?? '').replaceAll(/^[ \t]*\* ?/gm, '').trim();
      return { at: `${relative(ROOT, file)}:${line}`, file, code };
    }),
  );
}

const FOLDERS = [...PACKAGES.map((name) => `${name}/src`), 'shared-auth/testing'];
const EXAMPLES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => examplesOf(join(ROOT, folder, file))),
);

/** Next to the installed packages, so that imports of examples resolve. */
mkdirSync(join(ROOT, 'shell/node_modules'), { recursive: true });
const dir = mkdtempSync(join(ROOT, 'shell/node_modules/.examples-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Import of the exports of `file` that the example uses. */
function importLine({ file, code }: Example): string {
  const exported = [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(?:function\*?|const|class) (\w+)/gm,
    ),
  ].flatMap(([, name = '']) => name);
  const used = exported.filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(code) && !new RegExp(`import.*\\b${name}\\b`).test(code),
  );
  return used.length > 0 ? `import { ${used.join(', ')} } from '${file}';\n` : '';
}

/** Hoists an example's imports; the rest runs inside a component, where hooks are allowed. */
function moduleOf(example: Example): string {
  const lines = example.code.split('\n');
  const own = lines.filter((line) => /^import\b.*;$/.test(line));
  const rest = lines.filter((line) => !own.includes(line)).join('\n');
  const isModule = /^(?:export|declare) /m.test(rest);
  const body = isModule ? rest : `export async function Example() {\n${rest}\n}`;
  return `${importLine(example)}${own.join('\n')}\n${body}\nexport {};\n`;
}

const compile = (files: Record<string, string>): string =>
  compileSnippets(dir, files, {
    extends: join(ROOT, 'shell/tsconfig.json'),
    compilerOptions: { noUnusedLocals: false, types: ['node', '@rsbuild/core/types'] },
    files: Object.keys(files),
    include: [],
  });

test('every example of the shared packages compiles', () => {
  expect(EXAMPLES.length).toBeGreaterThan(300);
  const files = Object.fromEntries(
    EXAMPLES.map((example, at) => [`example-${at}.tsx`, moduleOf(example)]),
  );
  const places = compile(files).replaceAll(
    /\S*example-(\d+)\.tsx/g,
    (_, at: string) => `${EXAMPLES[Number(at)]?.at} example`,
  );
  expect(places).toBe('');
}, 60_000);

test('an example that is wrong is found', () => {
  const file = join(ROOT, 'contract/src/rules/money.ts');
  const slip = moduleOf({ at: '', file, code: "toBani('12')" });
  expect(compile({ 'slip.tsx': slip })).toContain("'string'");
}, 60_000);

/** `expression // result`, checked for rules, which are pure functions. */
const CLAIM = /^(?!const |import )(.+?);? \/\/ (.+)$/;

test('what an example of a rule says of its result is so', () => {
  const claims = EXAMPLES.filter(({ file }) => file.includes('contract/src/rules')).flatMap(
    (example) =>
      example.code.split('\n').flatMap((line) => {
        const [, expression, result] = CLAIM.exec(line) ?? [];
        return expression && result ? [{ ...example, code: expression, result }] : [];
      }),
  );
  expect(claims.length).toBeGreaterThan(15);
  const scripts = claims.map(
    (claim, at) =>
      `${importLine(claim)}export const pair = [${claim.code}, ${claim.result}];\nconsole.log(JSON.stringify([${at}, ...pair]));\n`,
  );
  const said = scripts.map((script, at) => {
    writeFileSync(join(dir, `claim-${at}.ts`), script);
    return `import './claim-${at}.ts';`;
  });
  writeFileSync(join(dir, 'claims.ts'), said.join('\n'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(dir, 'claims.ts')],
    { encoding: 'utf8', cwd: join(ROOT, 'platform') },
  );
  const lines = stdout.trim().split('\n');
  expect(lines, stderr).toHaveLength(claims.length);
  for (const line of lines) {
    const [at, is, says] = JSON.parse(line) as [number, unknown, unknown];
    expect(is, claims[at]?.at).toEqual(says);
  }
});
