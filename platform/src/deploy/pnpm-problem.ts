import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '@vitrina/federation/package-manifest';
import { ArgumentError, refuseMore } from '@vitrina/federation/read-arguments';
import { readJson } from '@vitrina/federation/read-json';
import { readOptions } from '@vitrina/federation/release/command-options';
import { USAGE, type Verb } from '@vitrina/federation/release/usage';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';

/** pnpm's own commands. */
const OWN = new Set(['install', 'exec']);
const named = z.object({ name: z.string() });

/**
 * Checks a command of the documents: unknown script, package or option, or a surplus argument.
 * @param words the command without `pnpm`
 * @example pnpmProblem(['rollback', 'mf-shop', '--force']) // 'There is no option --force. …'
 */
export function pnpmProblem([first = '', ...rest]: readonly string[]): string | null {
  if (first === '--filter') return scriptProblem(rest[0] ?? '', rest[1] ?? '');
  if (OWN.has(first)) return null;
  if (!(first in readPackage(ROOT).scripts)) return `package.json has no script "${first}".`;
  if (!(first in USAGE)) return null;
  try {
    const { positionals } = readOptions([...rest], { VITRINA_STORE: '/nowhere-to-be-made' });
    refuseMore(USAGE[first as Verb], positionals);
  } catch (error) {
    // Nothing is created: only the options matter.
    if (error instanceof ArgumentError) return error.message;
  }
  return null;
}

function scriptProblem(name: string, script: string): string | null {
  const dir = readdirSync(ROOT)
    .map((entry) => join(ROOT, entry))
    .filter((entry) => existsSync(join(entry, 'package.json')))
    .find((entry) => readJson(join(entry, 'package.json'), named).name === name.replace('...', ''));
  if (!dir) return `There is no package "${name}".`;
  return OWN.has(script) || script === 'deploy' || script in readPackage(dir).scripts
    ? null
    : `${name} has no script "${script}".`;
}

/**
 * Splits each `pnpm …` of a script into words; `<like this>` and `"like this"` are one word, a trailing
 * backslash joins lines.
 */
export const pnpmCommands = (script: string): string[][] =>
  script
    .replaceAll('\\\n', ' ')
    .split(/\n|&&|;;|;|\|\|/)
    .flatMap((line) => /(?:^|\s)pnpm\s+(.*)$/.exec(line.replace(/\s#.*$/, ''))?.[1] ?? [])
    .map((command) => command.replace(/\s>\s*\S+$/, '').match(/<[^>]+>|"[^"]*"|\S+/g) ?? []);
