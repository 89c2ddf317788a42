import { noteFile, type ReleaseNote } from '@vitrina/contract/release-note';
import * as z from 'zod/mini';
import { parseJson } from '../read-json.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';

const FOLDER = 'history';
const LATEST = `${FOLDER}/latest.json`;
const latestSchema = z.object({ revision: z.int() });

/** A revision made a release of a remote, or of `shell`, live. */
export interface Change {
  revision: number;
  /** Of the release; an earlier version did not list it. */
  id: string | undefined;
}

/** Every registry that was live, by revision. A revision is never overwritten. */
export interface RegistryHistory {
  /** @throws StoreError when the revision holds another registry */
  add(revision: number, text: string): Promise<void>;
  /**
   * Records who made a revision, and when. It is not part of the registry, which every page
   * contains.
   */
  addNote(note: ReleaseNote): Promise<void>;
  /**
   * Lists a revision that changes the live release of remotes or the shell. Written before it is live:
   * one too many is harmless.
   */
  addChanges(
    revision: number,
    changed: ReadonlyArray<{ name: string; id: string | undefined }>,
  ): Promise<void>;
  /** The changes of the live release of a remote, or of `shell`; newest first. */
  changesOf(name: string): Promise<Change[]>;
  /** The highest revision; -1 when the history is empty. */
  latest(): Promise<number>;
  /** Null when it does not exist. */
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
    async addChanges(revision, changed) {
      for (const { name, id } of changed) {
        // What a newer version wrote may have any id.
        const folder = id !== undefined && /^\w[\w.-]{0,99}$/.test(id) ? `${name}/${id}` : name;
        await store.putNew(`${FOLDER}/of/${folder}/${revision}.json`, '{}');
      }
    },
    async changesOf(name) {
      const own = `${FOLDER}/of/${name}/`;
      const changes = (await store.list(`${FOLDER}/of/${name}`)).flatMap(({ path }) => {
        const [, id, digits] =
          /^(?:([^/]+)\/)?(\d{1,15})\.json$/.exec(path.slice(own.length)) ?? [];
        return digits === undefined ? [] : [{ revision: Number(digits), id }];
      });
      return changes.sort((a, b) => b.revision - a.revision);
    },
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
