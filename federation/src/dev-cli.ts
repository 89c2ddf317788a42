#!/usr/bin/env node
/**
 * `dev` of a remote. Alone it is the stand-alone page with hot reload; with `--shell <origin>` the
 * remote runs inside a deployed shell (docs/previews.md).
 */
const args = process.argv.slice(2);
if (args.some((arg) => /^--shell(?:=|$)/.test(arg))) {
  // Before any configuration of a build is read.
  process.env.NODE_ENV = 'production';
  const { main } = await import('./development/run-development.ts');
  process.exitCode = await main(args);
} else {
  const { runCLI } = await import('@rsbuild/core');
  runCLI({
    argv: [...process.argv.slice(0, 2), 'dev', '--environment', 'standalone', ...args],
  });
}
