import { noteFile, type ReleaseNote } from '@vitrina/contract/release-note';
import * as z from 'zod/mini';
import { parseJson } from '../read-json.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';

const FOLDER = 'history';
const LATEST = `${FOLDER}/latest.json`;
const latestSchema = z.object({ revision: z.int() });

/** Every registry that was live, each under its revision; none is ever written again. */
export interface RegistryHistory {
  /** @throws StoreError when another registry had the same revision */
  add(revision: number, text: string): Promise<void>;
  /** Who made a revision, and when; not a part of the registry, which every page shows. */
  addNote(note: ReleaseNote): Promise<void>;
  /** The highest revision in it; -1 when it is empty. */
  latest(): Promise<number>;
  /** Null when there is none. */
  read(revision: number): Promise<string | null>;
}

export function registryHistory(store: ReleaseStore): RegistryHistory {
  const latest = async () => {
    const text = await store.readText(LATEST);
    return text ? parseJson(text, latestSchema, `${store.name}/${LATEST}`).revision : -1;
  };
  const read = (revision: number) => store.readText(`${FOLDER}/${revision}.json`);
  return {
    latest,
    read,
    addNote: (note) => store.putNew(noteFile(note.revision), JSON.stringify(note)),
    async add(revision, text) {
      const before = await read(revision);
      if (before !== null && before !== text)
        throw new StoreError(
          `The registry of ${store.name} has revision ${revision}, and another one had it before.`,
        );
      if (before === null) await store.putNew(`${FOLDER}/${revision}.json`, text);
      if ((await latest()) < revision) await store.putText(LATEST, JSON.stringify({ revision }));
    },
  };
}
