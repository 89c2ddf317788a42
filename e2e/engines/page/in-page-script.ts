import { join } from 'node:path';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

/** The injected script, bundled into one file. */
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
  // Wrapped into one expression.
  return `void (() => { ${file.text} })()`;
}
