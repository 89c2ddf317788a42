import type { CommandOptions } from './command-options.ts';
import { StoreError } from './release-store.ts';

/** Folder of a package's build, made if it is out of date. */
export type Build = (name: string) => Promise<string>;

/** One verb: what it does with its arguments, and what it says afterwards. */
export type Command = (options: CommandOptions, build: Build) => Promise<string>;

/** @throws StoreError when no remote is named */
export function remoteName({ positionals: [name] }: CommandOptions): string {
  if (!name) throw new StoreError('Name the remote: mf-shop.');
  return name;
}
