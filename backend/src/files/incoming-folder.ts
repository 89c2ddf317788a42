import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnFile } from './store-upload.ts';

/** Longer than any upload. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Incoming files until they are stored; shared by several processes. */
export class IncomingFolder {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'incoming');
  }

  /** Creates the folder, and removes leftovers of killed processes. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      // Another process may be faster.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true });
    }
  }

  /** Runs `work` with the path of a new file, and removes it afterwards. */
  async withFile<T>(work: (file: string) => Promise<T>): Promise<T> {
    const file = join(this.#folder, randomUUID());
    try {
      return await work(file);
    } finally {
      await rm(file, { force: true });
      await rm(drawnFile(file), { force: true });
    }
  }
}
