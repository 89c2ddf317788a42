#!/usr/bin/env node
import { readArguments } from './read-arguments.ts';
import { asksForHelp } from './release/help.ts';

const HELP = `npm run dev                      the page of this remote alone, with hot reload
npm run dev -- --shell <origin>  inside a deployed test environment (docs/previews.md)`;

/**
 * A remote's `dev` command: the stand-alone page with hot reload, or with `--shell <origin>` inside a
 * deployed shell (docs/previews.md).
 */
async function main(args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const { values } = readArguments(args, { shell: { type: 'string' } }, 'npm run dev');
  if (values.shell !== undefined) {
    // Before any build configuration is read.
    process.env.NODE_ENV = 'production';
    const development = await import('./development/run-development.ts');
    process.exitCode = await development.main(values.shell);
    return;
  }
  const { runCLI } = await import('@rsbuild/core');
  runCLI({ argv: [...process.argv.slice(0, 2), 'dev', '--environment', 'standalone'] });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
