import type { Registry } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { noteFile, type ReleaseNote } from '@vitrina/contract/release-note';
import * as z from 'zod/mini';
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
  /** The highest revision; -1 when the history is empty, or the key signed no registry of it. */
  latest(): Promise<number>;
  /** As `latest`, unverified: anybody who may write there may name any number. */
  claimed(): Promise<number>;
  /** The claimed revision if the key signed a registry of it; -1 otherwise. */
  confirmed(claimed: number): Promise<number>;
  /** Null when it does not exist. */
  read(revision: number): Promise<string | null>;
}

/**
 * @param publicKey of the registry; without it nothing is verified. A forged highest revision must not
 *   keep everybody from changing the registry for ever.
 */
export function registryHistory(store: ReleaseStore, publicKey?: string | null): RegistryHistory {
  const read = (revision: number) => store.readText(`${FOLDER}/${revision}.json`);
  const claimed = async () => {
    const text = await store.readText(LATEST);
    return text === null ? -1 : (z.safeParse(latestSchema, jsonOf(text)).data?.revision ?? -1);
  };
  const confirmed = async (revision: number) =>
    !publicKey || (await isSigned(await read(revision), revision, publicKey)) ? revision : -1;
  const latest = async () => confirmed(await claimed());
  const isForged = async (text: string, revision: number) =>
    !!publicKey && !(await isSigned(text, revision, publicKey));
  /** Replaces a forged file, which would otherwise block the revision. */
  const putSigned = async (file: string, text: string, revision: number) => {
    const before = await store.readText(file);
    if (before !== null && (await isForged(before, revision))) await store.putText(file, text);
    else await store.putNew(file, text);
  };
  return {
    ...{ latest, claimed, confirmed, read },
    async addChanges(revision, changed) {
      for (const { name, id } of changed) {
        // A newer version may have written other kinds of ids.
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
    addNote: (note) => putSigned(noteFile(note.revision), JSON.stringify(note), note.revision),
    async add(revision, text) {
      const before = await read(revision);
      if (before !== null && before !== text && !(await isForged(before, revision)))
        throw new StoreError(
          `The registry of ${store.name} has revision ${revision}, and another one had it before.`,
        );
      if (before !== text) await putSigned(`${FOLDER}/${revision}.json`, text, revision);
      const known = await claimed();
      if (known < revision || (known > revision && (await confirmed(known)) < revision))
        await store.putText(LATEST, JSON.stringify({ revision }));
    },
  };
}

async function isSigned(
  text: string | null,
  revision: number,
  publicKey: string,
): Promise<boolean> {
  const signed = text === null ? null : (jsonOf(text) as Registry | ReleaseNote | null);
  return signed?.revision === revision && (await verifyRegistry(signed, publicKey));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
