import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileIntegrity, renewIntegrities } from '@vitrina/federation/content-hash';
import { folderFiles } from '@vitrina/federation/folder-files';
import { readJson } from '@vitrina/federation/read-json';
import { RELEASE_FILE, releaseManifestSchema } from '@vitrina/federation/release-file';
import { packageDir } from '@vitrina/platform/paths';

/**
 * Copies a remote's build with harmful pages, a new release id and valid hashes: this avoids another build.
 * @param spoil an expression, `(module, React) => module`, that replaces an exposed module
 * @returns the copy's folder
 */
export function spoiledBuild(remote: string, spoil: string): string {
  const dir = mkdtempSync(join(tmpdir(), `vitrina-spoiled-${remote}-`));
  cpSync(join(packageDir(remote), 'dist'), dir, { recursive: true });
  const { id, container, entry } = readJson(join(dir, RELEASE_FILE), releaseManifestSchema);
  const hash = id.slice(id.lastIndexOf('-') + 1);
  const other = createHash('sha256').update(hash).update(spoil).digest('hex').slice(0, hash.length);
  const named = new Map<string, string>();
  for (const name of folderFiles(dir)) {
    const file = join(dir, name);
    const moved = join(dir, name.replace(hash, other));
    named.set(fileIntegrity(file), moved);
    writeFileSync(file, readFileSync(file, 'latin1').replaceAll(hash, other), 'latin1');
    renameSync(file, moved);
  }
  const spoiled = container.replace(hash, other);
  appendFileSync(join(dir, entry.file.replace(hash, other)), wrapper(spoiled, spoil));
  renewIntegrities(dir, named);
  return dir;
}

/** Modules without routes, such as fills, stay unchanged. */
const wrapper = (container: string, spoil: string): string => `
;{
  const { get, init } = ${container};
  const spoil = ${spoil};
  let shared;
  ${container} = {
    init: (scope, ...more) => { shared = scope; return init(scope, ...more); },
    get: async (name) => {
      const factory = await get(name);
      const [{ lib, get: load }] = Object.values(shared.react);
      const React = (lib ?? (await load()))();
      return () => { const module = factory(); return module.routes ? spoil(module, React) : module; };
    },
  };
}
`;
