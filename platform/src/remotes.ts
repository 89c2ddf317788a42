import { join } from 'node:path';
import { findRemotes, REMOTE_FILE } from '@vitrina/federation/find-remotes';
import { readPackage } from '@vitrina/federation/package-manifest';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { ROOT } from './paths.ts';

/** Every remote of the workspace: the folders that hold a `remote.json`. */
export const REMOTES: readonly string[] = findRemotes(ROOT);

/**
 * The folder that holds the embed, once it is built: of the remote whose `package.json` names one.
 * @returns undefined where none does
 * @throws Error that names both of two, because the embed has one origin
 */
export function embedDir(root = ROOT): string | undefined {
  const [one, other] = findRemotes(root).flatMap((name) => {
    const { embed } = readPackage(join(root, name)).vitrina ?? {};
    return embed === undefined ? [] : [{ remote: join(root, name), embed }];
  });
  if (one && other)
    throw new Error(
      `${one.remote}/package.json and ${other.remote}/package.json both name a "vitrina.embed": it has one origin, so one of them must go.`,
    );
  return one && join(one.remote, one.embed);
}

/** @throws Error when the remote in a folder is called otherwise, or its `remote.json` is wrong */
export function checkRemote(name: string, root = ROOT): void {
  const dir = join(root, name);
  const manifest = readRemoteManifest(dir);
  if (manifest.name !== name)
    throw new Error(
      `${join(dir, REMOTE_FILE)}: the remote is called "${manifest.name}" and its folder "${name}"; give both one name.`,
    );
}
