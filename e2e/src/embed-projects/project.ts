import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A customer's project with the questionnaire's package: path -> text. */
export interface Project {
  files: Record<string, string>;
  /** Output folder. */
  built: string;
}

export function writeProject(dir: string, { files }: Project): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

export const manifest = (build: string, dependencies: Record<string, string>): string =>
  JSON.stringify({ private: true, type: 'module', scripts: { build }, dependencies });

/** The prefill of each project. */
export const PREFILL = '{ email: "ana@exemplu.ro" }';
/** In every project: `told` records the form's events, `show` unmounts and remounts it. */
export const HOST = 'const told: unknown[] = [];\n';

export const tsconfig = (jsx: 'react' | 'preserve'): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx,
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
    include: ['src'],
  });

export const page = (script: string): string =>
  `<!doctype html><html lang="ro"><title>Salon</title><div id="app"></div><script type="module" src="${script}"></script></html>`;
