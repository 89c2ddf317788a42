import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { readArguments } from '@vitrina/federation/read-arguments';
import {
  type BuildOptions,
  type CommandOptions,
  readOptions,
} from '@vitrina/federation/release/command-options';
import { runCommand } from '@vitrina/federation/release/commands';
import { asksForHelp, helpText, TEAM_VERBS } from '@vitrina/federation/release/help';
import { isKeyVerb, newKeys } from '@vitrina/federation/release/key-commands';
import { signDelegationFile } from '@vitrina/federation/release/sign-delegation';
import { assertCommitted } from '@vitrina/federation/release/uncommitted';
import { BUILT_PACKAGES, buildPackage } from './build.ts';
import { packageDir, ROOT } from './paths.ts';
import { embedDir } from './remotes.ts';
import { packPlugin } from './wordpress/pack-plugin.ts';

/** `pnpm release mf-shop --to …` and other commands about releases: `verb` is the command's name. */
export async function main(args: string[], verb = ''): Promise<number> {
  try {
    console.log(await run(args, verb));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Commands of operators (docs/deployment.md), and those of teams. */
const ALL_VERBS = {
  ...TEAM_VERBS,
  'release-embed': 'builds the embed and the plug-in for WordPress, and writes them',
  'render-html': 'writes the HTML of the live registry',
  'write-pages': 'writes the pages of remotes that are HTML',
  'publish-entries': 'makes live what teams signed, and vouches for the registry',
  roster: 'the live roster; with a file, makes it live',
  'sign-registry': 'signs the live registry with another key',
  'repair-registry': 'takes what can be read out of the history',
  'prune-releases': 'deletes files of releases that nobody gets any more',
  delegation: 'a draft of who may release what, for the roots (docs/keys.md)',
  'sign-delegation': 'says what a draft changes, and signs it as a root',
  'publish-delegation': 'makes what enough roots signed live',
  'registry-keys': 'makes the keys of whoever releases, or of the publisher',
  'root-keys': 'makes the keys of a root',
  'team-keys': 'makes the keys of a team',
  'freshness-keys': 'makes the keys that say what is live',
};

async function run(args: string[], verb: string): Promise<string> {
  if (asksForHelp(args)) return helpText('pnpm', ALL_VERBS);
  if (isKeyVerb(verb)) {
    readArguments(args, {}, `pnpm ${verb}`);
    return newKeys(verb);
  }
  if (verb === 'sign-delegation') return signDelegationFile(args);
  const options = readOptions(args);
  return runCommand(verb, options, (name) => build(name, options));
}

async function build(
  name: string,
  { mayBeUncommitted, config }: BuildOptions & Pick<CommandOptions, 'config'>,
): Promise<string> {
  if (!mayBeUncommitted) await assertCommitted(ROOT);
  if (name === 'embed') return buildEmbed();
  if (name === 'wordpress') return buildPlugin(config);
  const known = BUILT_PACKAGES.find((one) => one === name && one !== 'backend');
  if (!known) throw new Error(`${name} is neither a remote nor the shell.`);
  await buildPackage(known);
  return join(packageDir(known), 'dist');
}

async function buildEmbed(): Promise<string> {
  const dir = embedDir();
  if (!dir) throw new Error('No remote of the workspace has an embed.');
  await buildPackage(basename(dirname(dir)));
  return dir;
}

/** Plug-in zip of this checkout's version, with this deployment's address. */
function buildPlugin(
  config: Pick<PlatformConfig, 'embedOrigin' | 'publicOrigin'> | undefined,
): string {
  const dir = join(ROOT, '.platform/wordpress');
  rmSync(dir, { recursive: true, force: true });
  packPlugin(dir, config?.embedOrigin, config?.publicOrigin);
  return dir;
}
