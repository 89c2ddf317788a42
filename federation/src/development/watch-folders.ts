import { existsSync, type FSWatcher, watch } from 'node:fs';

/** Editors write a file in several steps; in ms. */
const SETTLED_MS = 60;

export interface FolderWatch {
  /** Watches exactly these folders, without subfolders. */
  follow(folders: ReadonlySet<string>): void;
  close(): void;
}

/** @param changed called once after a burst of changes */
export function watchFolders(changed: () => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const onChange = (_event: string, file: string | null) => {
    // Temporary files of editors.
    if (file && /(?:^\.|~$|\.swp$)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  };
  return {
    follow(folders) {
      for (const folder of watchers.keys()) if (!folders.has(folder)) drop(folder);
      for (const folder of folders) {
        if (watchers.has(folder) || !existsSync(folder)) continue;
        const watcher = watch(folder, onChange);
        // The folder is gone: the next build reports what is missing.
        watcher.on('error', () => drop(folder));
        watchers.set(folder, watcher);
      }
    },
    close() {
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) drop(folder);
    },
  };
}
