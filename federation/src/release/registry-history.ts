import type { Registry } from '@vitrina/contract/registry';
import { canonicalJson, verifyRegistry } from '@vitrina/contract/registry-signature';
import {
  LATEST_FILE,
  noteFile,
  type ReleaseNote,
  registryFile,
} from '@vitrina/contract/release-note';
import * as z from 'zod/mini';
import { parseRegistry, type StoredRegistry } from './read-live.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';

const FOLDER = 'history';
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
  /** Like `latest`, but unverified: anyone with write access can name any number. */
  claimed(): Promise<number>;
  /** The claimed revision if the key signed a registry of it; -1 otherwise. */
  confirmed(claimed: number): Promise<number>;
  /** Null when it does not exist, or the key signed no registry of this revision that is there. */
  read(revision: number): Promise<StoredRegistry | null>;
}

/**
 * @param publicKey of the registry; without it nothing is verified. A forged highest revision must not
 *   keep everybody from changing the registry for ever.
 */
export function registryHistory(store: ReleaseStore, publicKey?: string | null): RegistryHistory {
  const textOf = (revision: number) => store.readText(registryFile(revision));
  /** @param kind of file that belongs there: the key signs both kinds */
  const isOwn = async (text: string | null, revision: number, kind: Kind) => {
    const found = text === null ? null : jsonOf(text);
    return (
      isOfKind(found, revision, kind) && (!publicKey || (await verifyRegistry(found, publicKey)))
    );
  };
  const claimed = async () => {
    const text = await store.readText(LATEST_FILE);
    return text === null ? -1 : (z.safeParse(latestSchema, jsonOf(text)).data?.revision ?? -1);
  };
  const confirmed = async (revision: number) =>
    !publicKey || (await isOwn(await textOf(revision), revision, 'registry')) ? revision : -1;
  const latest = async () => confirmed(await claimed());
  const isForged = async (text: string, revision: number, kind: Kind) =>
    !!publicKey && !(await isOwn(text, revision, kind));
  /** Replaces a forged file, which would otherwise block the revision. */
  const putSigned = async (file: string, text: string, revision: number, kind: Kind) => {
    const before = await store.readText(file);
    if (before !== null && (await isForged(before, revision, kind)))
      await store.putText(file, text);
    else await store.putNew(file, text);
  };
  return {
    ...{ latest, claimed, confirmed },
    async read(revision) {
      const text = await textOf(revision);
      if (text === null || !(await isOwn(text, revision, 'registry'))) return null;
      try {
        return parseRegistry(text, `${store.name}, revision ${revision}`);
      } catch {
        return null;
      }
    },
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
    addNote: (note) =>
      putSigned(noteFile(note.revision), JSON.stringify(note), note.revision, 'note'),
    async add(revision, text) {
      const before = await textOf(revision);
      const isOurs =
        before !== null && before !== text && !(await isForged(before, revision, 'registry'));
      // Equal content in other bytes, or with another signature, is the same registry.
      if (isOurs && !isSameContent(before, text))
        throw new StoreError(
          `The registry of ${store.name} has revision ${revision}, and another one had it before.`,
        );
      if (before !== text && !isOurs)
        await putSigned(registryFile(revision), text, revision, 'registry');
      const known = await claimed();
      if (known < revision || (known > revision && (await confirmed(known)) < revision))
        await store.putText(LATEST_FILE, JSON.stringify({ revision }));
    },
  };
}

type Kind = 'registry' | 'note';

const isOfKind = (value: unknown, revision: number, kind: Kind): value is Registry | ReleaseNote =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  value.revision === revision &&
  'shell' in value === (kind === 'registry');

function isSameContent(one: string, other: string): boolean {
  const contentOf = (text: string) => canonicalJson({ ...Object(jsonOf(text)), signature: null });
  return contentOf(one) === contentOf(other);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
