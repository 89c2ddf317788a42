import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { readPackage } from '../package-manifest.ts';
import { readRemoteManifest } from '../remote-manifest.ts';
import { readOptions } from './command-options.ts';
import { runCommand } from './commands.ts';
import { asksForHelp, helpText, TEAM_VERBS } from './help.ts';
import { StoreError } from './release-store.ts';
import { assertCommitted } from './uncommitted.ts';

const VERBS = Object.keys(TEAM_VERBS);

/**
 * Runs a release command in the folder of one remote, whose name comes from `remote.json`.
 * @param args the verb and its options: `['release', '--to', 'https://…', '--origin', 'https://…']`
 * @returns the text to print
 * @throws Error, StoreError, ReleaseError: one sentence each
 */
export async function runRemoteCommand(args: readonly string[], dir: string): Promise<string> {
  if (asksForHelp(args)) return helpText('npx vitrina', TEAM_VERBS);
  const [verb, ...rest] = args;
  const known = VERBS.find((one) => one === verb);
  if (!known)
    throw new StoreError(
      `${verb ? `There is no command "${verb}"` : 'Name a command'}: ${VERBS.join(', ')}. --help says what each does.`,
    );
  const { name } = readRemoteManifest(dir);
  const options = readOptions(rest);
  const own = {
    ...options,
    positionals: [name, ...withoutOwnName(name, options.positionals)],
    ask: (question: string) => options.ask(inWordsOfTeam(question)),
  };
  const done = runCommand(known, own, async () => {
    if (!options.mayBeUncommitted) await assertCommitted(dir);
    await build(dir);
    return join(dir, 'dist');
  });
  return done.then(inWordsOfTeam, (error: unknown) => {
    const says = error instanceof Error ? error.message : String(error);
    const told = inWordsOfTeam(says);
    throw told === says ? error : new StoreError(told, { cause: error });
  });
}

const ADVICE = new RegExp(`\\bpnpm (?=(?:${VERBS.join('|')})(?![\\w-]))`, 'g');

/**
 * Rewrites advice for a team's repository. Commands of the platform's operators stay as they are.
 */
const inWordsOfTeam = (text: string): string => text.replace(ADVICE, 'npx vitrina ');

/** @throws StoreError when the command names another remote, or the shell */
function withoutOwnName(name: string, [first, ...rest]: string[]): string[] {
  if (first === undefined || first === name) return rest;
  if (first === 'shell' || first.startsWith('mf-'))
    throw new StoreError(
      `This folder is ${name}; a command about ${first} belongs into the folder of that. Nothing was changed.`,
    );
  return [first, ...rest];
}

/** Runs the remote's own `build` script. */
function build(dir: string): Promise<void> {
  const { build: script } = readPackage(dir).scripts;
  if (!script) throw new StoreError(`${join(dir, 'package.json')} has no build script.`);
  const path = [join(dir, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: path, NODE_ENV: 'production' };
    const child = spawn(script, { cwd: dir, shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new StoreError(`It did not build (exit ${code}):\n${output}`)),
    );
  });
}
