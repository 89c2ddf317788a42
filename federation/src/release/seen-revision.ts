import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../read-json.ts';
import { createWhole, removeIfPossible } from './create-whole.ts';
import { StoreError } from './release-store.ts';

const seenSchema = z.object({ store: z.string(), revision: z.int() });

/** The highest revision of a store that this machine has seen. */
export interface SeenRevision {
  /** -1 when none was seen. */
  read(): number;
  raise(revision: number): void;
}

/**
 * @param dir folder of this machine for seen revisions
 * @throws StoreError when the folder is not writable, instead of failing after the change
 */
export function seenRevision(dir: string, publicKey: string, store: string): SeenRevision {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (cause) {
    throw new StoreError(
      `${dir} cannot be made. It keeps the highest revision seen; VITRINA_STATE names another folder.`,
      { cause },
    );
  }
  const name = createHash('sha256').update(`${publicKey}\n${store}`).digest('hex').slice(0, 16);
  const file = join(dir, `registry-${name}.json`);
  const read = () => (existsSync(file) ? readJson(file, seenSchema).revision : -1);
  return {
    read,
    raise(revision) {
      if (revision <= read()) return;
      const partial = `${file}.${randomUUID()}`;
      try {
        createWhole(partial, JSON.stringify({ store, revision }));
        renameSync(partial, file);
      } finally {
        removeIfPossible(partial);
      }
    },
  };
}
