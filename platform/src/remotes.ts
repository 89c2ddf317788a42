import { join } from 'node:path';
import { findRemotes, REMOTE_FILE } from '@vitrina/federation/find-remotes';
import { readPackage } from '@vitrina/federation/package-manifest';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { ROOT } from './paths.ts';

/** Remotes of the workspace: folders with a `remote.json`. */
export const REMOTES: readonly string[] = findRemotes(ROOT);

/**
 * Folder of the built embed, named by a remote's `package.json`.
 * @returns undefined without one
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

/** @throws Error when the remote's name differs from its folder, or its `remote.json` is invalid */
export function checkRemote(name: string, root = ROOT): void {
  const dir = join(root, name);
  const manifest = readRemoteManifest(dir);
  if (manifest.name !== name)
    throw new Error(
      `${join(dir, REMOTE_FILE)}: the remote is called "${manifest.name}" and its folder "${name}"; give both one name.`,
    );
}
