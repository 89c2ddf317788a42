import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { primaryPalette } from '@vitrina/contract/rules/brand-colors';

/** Files that the sandbox serves to browsers, by path. */
type BrowserAssets = Record<string, { type: string; body: string }>;

const SCRIPTS = ['stripe-js', 'card-frame', 'three-d-secure'] as const;

/** Built beside the bundle in `dist`; bundled on the fly when running from source. */
const BUILT = join(import.meta.dirname, 'sandbox');
const SOURCES = join(import.meta.dirname, 'browser');

/**
 * @param primary `#rrggbb`, darkened until it has contrast with white
 * @throws when a script does not build
 */
export async function loadBrowserAssets(primary: string): Promise<BrowserAssets> {
  const script = existsSync(BUILT) ? readBuilt : await bundler();
  const style = readFileSync(join(existsSync(BUILT) ? BUILT : SOURCES, 'sandbox.css'), 'utf8');
  const colors = `:root { --colorPrimary: ${primaryPalette(primary, 'light').text}; }\n`;
  const scripts = await Promise.all(
    SCRIPTS.map(async (name) => {
      const path = name === 'stripe-js' ? '/stripe.js' : `/${name}.js`;
      return [path, { type: 'text/javascript', body: await script(name) }] as const;
    }),
  );
  return {
    ...Object.fromEntries(scripts),
    '/sandbox.css': { type: 'text/css', body: style + colors },
  };
}

const readBuilt = async (name: string): Promise<string> =>
  readFileSync(join(BUILT, `${name}.js`), 'utf8');

async function bundler(): Promise<(name: string) => Promise<string>> {
  const { build } = await import('esbuild');
  return async (name) => {
    const result = await build({
      entryPoints: [join(SOURCES, `${name}.ts`)],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    });
    return result.outputFiles[0]?.text ?? '';
  };
}
