#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CreateError, createRemote } from './create-remote.ts';
import { pinnedRegistry } from './pinned-registry.ts';

const USAGE =
  'npm create @vitrina/remote mf-blog -- --path /blog [--title Blog] [--registry <address>]';

/** `npm create @vitrina/remote`. */
function main(args: string[]): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      title: { type: 'string' },
      registry: { type: 'string' },
    },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new CreateError(`Name one remote: ${USAGE}`);
  const word = name.replace(/^mf-/, '');
  const words = word.replaceAll('-', ' ');
  const to = resolve(name);
  createRemote({
    name,
    path: values.path ?? `/${word}`,
    title: values.title ?? words.charAt(0).toUpperCase() + words.slice(1),
    registry: values.registry ?? pinnedRegistry(),
    template: join(import.meta.dirname, '../template'),
    to,
  });
  return `${to} is ready:\n  cd ${name}\n  npm install\n  npm run dev`;
}

try {
  console.error(main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
