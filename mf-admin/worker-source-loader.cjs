const { build } = require('esbuild');

/**
 * `import { source } from './x.worker.ts?source'`: the worker as one text without imports.
 * A worker's script must come from the page's own origin, and a remote's files do not; a text
 * becomes a blob of the page.
 */
module.exports = async function workerSourceLoader() {
  const { outputFiles } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return `export const source = ${JSON.stringify(outputFiles[0].text)};`;
};
