import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { folderFiles } from '../folder-files.ts';
import { locked } from './folder-lock.ts';
import { differs, REGISTRY_FILE, type ReleaseStore } from './release-store.ts';

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
    return { text, tag: tagOf(text) };
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
      for (const name of folderFiles(from))
        putOnce(join(root, folder, name), readFileSync(join(from, name)));
    },
    async readText(path) {
      const found = join(root, path);
      return existsSync(found) ? readFileSync(found, 'utf8') : null;
    },
    putNew: async (path, text) => putOnce(join(root, path), Buffer.from(text)),
    async putText(path, text) {
      const target = join(root, path);
      whole(target, text, (partial) => renameSync(partial, target));
    },
    async list(folder) {
      const dir = join(root, folder);
      return existsSync(dir)
        ? folderFiles(dir).map((name) => ({
            path: `${folder}/${name}`,
            modified: statSync(join(dir, name)).mtime,
          }))
        : [];
    },
    remove: async (path) => rmSync(join(root, path), { force: true }),
  };
}

/** @throws StoreError when it is there with other bytes */
function putOnce(target: string, content: Buffer): void {
  try {
    if (!existsSync(target)) whole(target, content, (partial) => linkSync(partial, target));
  } catch (error) {
    // Somebody was faster.
    if (!existsSync(target)) throw error;
  }
  if (!readFileSync(target).equals(content)) throw differs(target);
}

/** Writes beside `target`, and lets `give` put it there: under its name a file is whole. */
function whole(
  target: string,
  content: string | Uint8Array,
  give: (partial: string) => void,
): void {
  const partial = `${target}.${process.pid}-${++partials}`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    writeFileSync(partial, content);
    give(partial);
  } finally {
    rmSync(partial, { force: true });
  }
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex');
