import { join } from 'node:path';
import { readOptions } from '@vitrina/federation/release/command-options';
import { COMMANDS, newKeys } from '@vitrina/federation/release/commands';
import { assertCommitted } from '@vitrina/federation/release/uncommitted';
import { BUILT_PACKAGES, buildPackage } from './build.ts';
import { packageDir, ROOT } from './paths.ts';

/** `pnpm release mf-shop --to …` and what can be done to a release: `verb` is the command's name. */
export async function main(args: string[], verb = ''): Promise<number> {
  try {
    console.log(await run(args, verb));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function run(args: string[], verb: string): Promise<string> {
  if (verb === 'registry-keys') return newKeys();
  const command = COMMANDS[verb];
  if (!command) throw new Error(`There is no command "${verb}".`);
  const options = readOptions(args);
  return command(options, (name) => build(name, options.mayBeUncommitted));
}

async function build(name: string, mayBeUncommitted: boolean): Promise<string> {
  if (!mayBeUncommitted) await assertCommitted(ROOT);
  const known = BUILT_PACKAGES.find((one) => one === name && one !== 'backend');
  if (!known) throw new Error(`${name} is neither a remote nor the shell.`);
  await buildPackage(known);
  return join(packageDir(known), 'dist');
}
