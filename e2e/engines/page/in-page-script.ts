import { join } from 'node:path';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

/** What runs in each document, in one piece. */
export function inPageScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEBUG_PRINT_LIMIT': '"0"' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The script for the pages was not built.');
  // As one expression.
  return `void (() => { ${file.text} })()`;
}
