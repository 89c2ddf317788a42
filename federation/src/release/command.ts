import type { CommandOptions } from './command-options.ts';
import { StoreError } from './release-store.ts';

/** Builds a package unless its build is up to date. Resolves to the build's folder. */
export type Build = (name: string) => Promise<string>;

/** One command. Resolves to the text to print. */
export type Command = (options: CommandOptions, build: Build) => Promise<string>;

/**
 * The name argument of a command that is not for the shell.
 * @throws StoreError when no remote is named, or the shell is
 */
export function remoteOnly(options: CommandOptions): string {
  const name = remoteName(options);
  if (name === 'shell')
    throw new StoreError(
      'The shell has neither a canary nor a switch, and nothing was changed. To go back: pnpm rollback shell',
    );
  return name;
}

/** @throws StoreError when no remote is named */
export function remoteName({ positionals: [name] }: CommandOptions): string {
  if (!name) throw new StoreError('Name the remote: mf-shop.');
  return name;
}
