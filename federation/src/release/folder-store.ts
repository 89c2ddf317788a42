import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  type Dir,
  type Dirent,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  opendirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { folderFiles } from '../folder-files.ts';
import { createWhole, removeIfPossible } from './create-whole.ts';
import { locked } from './folder-lock.ts';
import {
  differs,
  PARTIAL,
  REGISTRY_FILE,
  type ReleaseStore,
  type StoredFile,
  StoreError,
  tooMany,
} from './release-store.ts';
import { NO_SPARE, spareSpace } from './spare-space.ts';
import { storeProblem, type Verb } from './store-problem.ts';

const LOCK = 'registry.lock';

/**
 * A store in a folder that several processes may write: a lock and a rename make the swap atomic.
 * Changes of the registry may use the spare space (`spare-space.ts`); release files may not.
 * @param keepsSpare false for a team, which writes only its own folders
 * @returns a store whose methods throw StoreError when the disk fails
 */
export function folderStore(root: string, { keepsSpare = true } = {}): ReleaseStore {
  const file = join(root, REGISTRY_FILE);
  const spare = keepsSpare ? spareSpace(join(root, '.spare')) : NO_SPARE;
  const read = () => {
    const text = textOf(file);
    return text === null ? null : { text, tag: tagOf(text) };
  };
  /** @throws StoreError instead of the disk's own errors */
  const plain = async <T>(work: () => T | Promise<T>, verb: Verb = 'write'): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storeProblem(error, root, verb);
    }
  };
  const replace = (path: string, text: string, isDurable = false) =>
    spare.spend(() => {
      const target = join(root, path);
      whole(target, text, (partial) => renameSync(partial, target), isDurable);
    });

  return {
    name: root,
    readRegistry: () => plain(read, 'read'),
    replaceRegistry: (next, tag) =>
      plain(() => {
        mkdirSync(root, { recursive: true });
        const swap = () => {
          if ((read()?.tag ?? null) !== tag) return false;
          replace(REGISTRY_FILE, JSON.stringify(next), true);
          return true;
        };
        return locked(join(root, LOCK), swap, spare.spend);
      }),
    putFiles: (folder, from, names = folderFiles(from)) =>
      plain(() => {
        spare.fill();
        for (const name of names) putOnce(join(root, folder, name), readFileSync(join(from, name)));
      }),
    readText: (path, most) => plain(() => textOf(join(root, path), most), 'read'),
    putNew: (path, content) =>
      plain(() => spare.spend(() => putOnce(join(root, path), Buffer.from(content)))),
    putText: (path, text) => plain(() => replace(path, text)),
    touch: (path) =>
      plain(() => {
        spare.fill();
        const target = join(root, path);
        whole(target, '{}', (partial) => renameSync(partial, target));
      }),
    list: (folder, skip, most) =>
      plain(() => {
        const failed = (error: unknown) => {
          if (!skip) throw error;
          const problem = storeProblem(error, root, 'read');
          skip(problem instanceof Error ? problem : new Error(String(problem)));
        };
        return existsSync(join(root, folder)) ? storedFiles(root, folder, failed, most) : [];
      }, 'read'),
    remove: (path) =>
      plain(() => {
        if (isBehindLink(root, dirname(path)))
          throw new StoreError(`${join(root, path)} is behind a link: nothing is deleted there.`);
        rmSync(join(root, path), { force: true });
        spare.refill();
      }),
    removeEmpty: (folder) =>
      plain(() => {
        if (!isBehindLink(root, folder)) removeEmpty(join(root, folder));
      }),
  };
}

/**
 * True when a folder, or one above it in the store, is a link. Through a link its owner could make a process
 * with more rights delete files of others. False when there is no such folder.
 */
function isBehindLink(root: string, folder: string): boolean {
  const place = join(root, folder);
  return existsSync(place) && realpathSync(place) !== join(realpathSync(root), folder);
}

/** Removes empty folders, the innermost first. */
function removeEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Others may replace their files at any moment, so the checks are made on the opened file. Opening neither
 * waits for a pipe nor follows a link.
 */
function textOf(file: string, most?: number): string | null {
  const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants;
  let found: number;
  try {
    found = openSync(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  } catch (error) {
    // ENXIO: a socket.
    if (['ENOENT', 'ENOTDIR', 'ENXIO'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null;
    throw error;
  }
  try {
    if (!fstatSync(found).isFile()) return null;
    return most === undefined ? readFileSync(found, 'utf8') : beginOf(found, most + 1);
  } finally {
    closeSync(found);
  }
}

function beginOf(file: number, bytes: number): string {
  const begin = Buffer.alloc(bytes);
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes; length += read)
    read = readSync(file, begin, length, bytes - length, null);
  return begin.toString('utf8', 0, length);
}

/** Sorted by path. @param failed gets the error of a file or folder that cannot be read */
function storedFiles(
  root: string,
  folder: string,
  failed: (error: unknown) => void,
  most = Number.POSITIVE_INFINITY,
): StoredFile[] {
  const found: StoredFile[] = [];
  let seen = 0;
  const folders = [folder];
  const tried = (work: () => void) => {
    try {
      work();
    } catch (error) {
      failed(error);
    }
  };
  for (let next = folders.pop(); next !== undefined && seen <= most; next = folders.pop()) {
    const here = next;
    tried(() => {
      for (const entry of entriesOf(join(root, here))) {
        seen += 1;
        if (seen > most) throw tooMany(join(root, folder), most);
        const path = `${here}/${entry.name}`;
        if (entry.isDirectory()) folders.push(path);
        else if (entry.isFile()) tried(() => found.push(...storedFile(root, path)));
      }
    });
  }
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Yields entries one by one, because a folder may have any number. */
function* entriesOf(folder: string): Generator<Dirent> {
  const opened = folderAt(folder);
  try {
    for (let entry = opened.readSync(); entry; entry = opened.readSync()) yield entry;
  } finally {
    opened.closeSync();
  }
}

function folderAt(path: string): Dir {
  try {
    return opendirSync(path, { bufferSize: 500 });
  } catch (error) {
    // Node 20's error lacks the path.
    throw Object.assign(error as Error, { path });
  }
}

/** Empty when the file was removed after it was listed. */
function storedFile(root: string, path: string): StoredFile[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  return found ? [{ path, modified: found.mtime, size: found.size }] : [];
}

/** @throws StoreError when the file exists with other bytes */
function putOnce(target: string, content: Buffer): void {
  try {
    if (!existsSync(target)) whole(target, content, (partial) => linkSync(partial, target));
  } catch (error) {
    // Another process was faster.
    if (!existsSync(target)) throw error;
  }
  if (!readFileSync(target).equals(content)) throw differs(target);
}

/** Writes a file beside `target`, then `give` moves it there: the target is never partial. */
function whole(
  target: string,
  content: string | Uint8Array,
  give: (partial: string) => void,
  isDurable = false,
): void {
  const partial = `${target}.${randomUUID()}${PARTIAL}`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    createWhole(partial, content, { isDurable });
    give(partial);
  } finally {
    removeIfPossible(partial);
  }
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex');
