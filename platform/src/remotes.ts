import { join } from 'node:path';
import { findRemotes, REMOTE_FILE } from '@vitrina/federation/find-remotes';
import { readPackage } from '@vitrina/federation/package-manifest';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir, ROOT } from './paths.ts';

/** Every remote of the workspace: the folders that hold a `remote.json`. */
export const REMOTES: readonly string[] = findRemotes(ROOT);

/**
 * The folder that holds the embed, once it is built: of the remote whose `package.json` names one.
 * @returns undefined where none does
 * @throws Error that names both of two, because the embed has one origin
 */
export function embedDir(): string | undefined {
  const [one, other] = REMOTES.flatMap((name) => {
    const { embed } = readPackage(packageDir(name)).vitrina ?? {};
    return embed === undefined ? [] : [{ name, dir: join(packageDir(name), embed) }];
  });
  if (one && other)
    throw new Error(
      `${one.name}/package.json and ${other.name}/package.json both name a "vitrina.embed": it has one origin, so one of them must go.`,
    );
  return one?.dir;
}

/** @throws Error when the remote in a folder is called otherwise, or its `remote.json` is wrong */
export function checkRemote(name: string): void {
  const manifest = readRemoteManifest(packageDir(name));
  if (manifest.name !== name)
    throw new Error(
      `${join(packageDir(name), REMOTE_FILE)}: the remote is called "${manifest.name}" and its folder "${name}"; give both one name.`,
    );
}
