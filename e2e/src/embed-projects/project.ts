import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A project of somebody who installs the questionnaire's package: path -> text. */
export interface Project {
  files: Record<string, string>;
  /** Folder with the built pages. */
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

/** What each project knows of its visitor. */
export const PREFILL = '{ email: "ana@exemplu.ro" }';
/** Of every project: `told` has what the form told, `show` takes it off the page and back. */
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
