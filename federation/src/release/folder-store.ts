import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registrySchema } from '@vitrina/contract/registry';
import { REGISTRY_FILE, type ReleaseStore, StoreError } from './release-store.ts';

const LOCK = 'registry.lock';
/** A lock older than this was left by a process that ended in between. */
const LOCK_MS = 10_000;
const WAIT_MS = 20;
/** Makes the names of half-written files of this process differ. */
let partials = 0;

/** A store in a folder that several processes may write: a lock and a rename make the swap atomic. */
export function folderStore(root: string): ReleaseStore {
  mkdirSync(root, { recursive: true });
  const file = join(root, REGISTRY_FILE);
  const read = () => {
    if (!existsSync(file)) return null;
    const text = readFileSync(file, 'utf8');
    return { registry: registrySchema.parse(JSON.parse(text)), tag: tagOf(text) };
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

/** Making a folder is atomic everywhere, and fails when it is there. */
async function locked<T>(lock: string, work: () => T): Promise<T> {
  const until = Date.now() + 2 * LOCK_MS;
  while (!take(lock)) {
    if (Date.now() > until) throw new StoreError(`${lock} is held by somebody else.`);
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
    await wait(WAIT_MS);
  }
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > LOCK_MS;
  } catch {
    return false;
  }
}
