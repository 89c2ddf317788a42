import type { CommandOptions } from './command-options.ts';
import { StoreError } from './release-store.ts';

/** Folder of a package's build, made if it is out of date. */
export type Build = (name: string) => Promise<string>;

/** One verb: what it does with its arguments, and what it says afterwards. */
export type Command = (options: CommandOptions, build: Build) => Promise<string>;

/**
 * For what the shell does not have.
 * @throws StoreError when no remote is named, or the shell
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
