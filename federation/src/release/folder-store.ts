import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { registrySchema } from '@vitrina/contract/registry';
import { parseJson } from '../read-json.ts';
import { locked } from './folder-lock.ts';
import { REGISTRY_FILE, type ReleaseStore } from './release-store.ts';

const LOCK = 'registry.lock';
/** Makes the names of half-written files of this process differ. */
let partials = 0;

/** A store in a folder that several processes may write: a lock and a rename make the swap atomic. */
export function folderStore(root: string): ReleaseStore {
  mkdirSync(root, { recursive: true });
  const file = join(root, REGISTRY_FILE);
  const read = () => {
    if (!existsSync(file)) return null;
    const text = readFileSync(file, 'utf8');
    return { registry: parseJson(text, registrySchema, file), tag: tagOf(text) };
  };
  return {
    name: root,
    readRegistry: async () => read(),
    replaceRegistry: (next, tag) =>
      locked(join(root, LOCK), () => {
        if ((read()?.tag ?? null) !== tag) return false;
        writeFileSync(`${file}.next`, JSON.stringify(next));
        renameSync(`${file}.next`, file);
        return true;
      }),
    async putFiles(folder, from) {
      const target = join(root, folder);
      if (existsSync(target)) return;
      // Under its name only when it is complete; the process's own name, in case two do it at once.
      const partial = `${target}.${process.pid}`;
      rmSync(partial, { recursive: true, force: true });
      cpSync(from, partial, { recursive: true });
      try {
        renameSync(partial, target);
      } catch (error) {
        rmSync(partial, { recursive: true, force: true });
        if (!existsSync(target)) throw error;
      }
    },
    async addFiles(folder, from) {
      if (existsSync(from))
        cpSync(from, join(root, folder), { recursive: true, force: false, errorOnExist: false });
    },
    async readText(path) {
      const found = join(root, path);
      return existsSync(found) ? readFileSync(found, 'utf8') : null;
    },
    async putText(path, text) {
      const target = join(root, path);
      const partial = `${target}.${process.pid}-${++partials}`;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(partial, text);
      renameSync(partial, target);
    },
  };
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex');
