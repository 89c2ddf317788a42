import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { compileSnippets } from './compile-snippets.ts';

const REACT = join(ROOT, 'embeds/quiz-react');
const ELEMENT = join(ROOT, 'embeds/quiz-element');
const TYPES = join(REACT, 'node_modules/@types/react');

/** Code blocks of a README, which readers copy, with their language. */
const blocksOf = (dir: string) =>
  [...readFileSync(join(dir, 'README.md'), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  );

/** The script of a component file, because the TypeScript compiler cannot read markup. */
const scriptOf = (code: string) => /<script[^>]*>\n([\s\S]*?)<\/script>/.exec(code)?.[1] ?? '';

/** Declarations that the examples use of packages that are not installed here. */
const OTHERS = `
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: { name: string };
  export function Component(about: { selector: string; schemas: object[]; template: string }): ClassDecorator;
}
declare module '@vitejs/plugin-vue' {
  export default function vue(options: { template: { compilerOptions: { isCustomElement(tag: string): boolean } } }): object;
}
declare module 'vite' {
  export function defineConfig(config: { plugins: object[] }): object;
}
`;

/** @returns the compiler's errors; '' without any */
function typeCheck(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-readme-'));
  try {
    const compilerOptions = {
      ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext' },
      ...{ moduleResolution: 'bundler', jsx: 'react-jsx', strict: true, noEmit: true, types: [] },
      ...{ allowJs: true, checkJs: true, noImplicitAny: false, allowImportingTsExtensions: true },
      ...{ experimentalDecorators: true, skipLibCheck: true },
      paths: {
        '@vitrina/quiz-react': [join(REACT, 'src/index.ts')],
        '@vitrina/quiz-element': [join(ELEMENT, 'src/index.ts')],
        '@vitrina/quiz-element/*': [join(ELEMENT, 'src/*.ts')],
        react: [join(TYPES, 'index.d.ts')],
        'react/jsx-runtime': [join(TYPES, 'jsx-runtime.d.ts')],
      },
    };
    return compileSnippets(dir, files, { compilerOptions });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('what the React README shows can be copied', () => {
  const blocks = blocksOf(REACT).filter(({ language }) => language === 'tsx');
  expect(blocks).toHaveLength(3);
  const files = blocks.map(({ code }, at) => [`example-${at}.tsx`, code]);
  expect(typeCheck(Object.fromEntries(files))).toBe('');
});

test('what the README of the element shows can be copied', () => {
  const blocks = blocksOf(ELEMENT);
  expect(blocks.map(({ language }) => language)).toEqual([
    ...['html', 'js', 'html', 'js', 'vue', 'svelte', 'ts'],
  ]);
  const [, script, , vite, vue, svelte, angular] = blocks.map(({ code }) => code);
  const files = {
    'others.d.ts': OTHERS,
    // `querySelector` may return null; the example has the element above the script.
    'script.ts': `import '@vitrina/quiz-element';\n${script?.replace("('site-quiz');", "('site-quiz')!;")}`,
    'vite.config.js': vite ?? '',
    'vue.ts': scriptOf(vue ?? ''),
    'svelte.ts': scriptOf(svelte ?? ''),
    'angular.ts': angular ?? '',
  };
  expect(typeCheck(files)).toBe('');
});

test('a slip in an example is found', () => {
  const code = "import { SiteQuiz } from '@vitrina/quiz-react';\n<SiteQuiz adress='' />;\n";
  expect(typeCheck({ 'slip.tsx': code })).toContain("'adress'");
});

test('they are English, and lead nowhere that a registry does not show', () => {
  for (const dir of [REACT, ELEMENT]) {
    const readme = readFileSync(join(dir, 'README.md'), 'utf8');
    expect(readme).not.toMatch(/[ăâîșț]|\b(trimis|cere|pagina|site-ul)\b/i);
    expect(readme).not.toMatch(/\]\(\.\.?\//);
  }
});
