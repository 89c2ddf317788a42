import * as z from 'zod/mini';
import { parseJson } from '../../read-json.ts';
import type { ReleaseStore } from '../release-store.ts';

/** Pages written with one release of a remote and one frame of the shell. */
const generation = z.object({
  /** Relative to `html/pages`; holds `live` and `gone`. */
  folder: z.string(),
  release: z.string(),
  /** CSP sources of the inline scripts of its shell. */
  scriptHashes: z.array(z.string()),
});
export type Generation = z.output<typeof generation>;

const writtenPage = z.object({
  /** Hash of the page's visible content. */
  key: z.string(),
  /** Folder of the generation that holds the page; null when it could not be written. */
  folder: z.nullable(z.string()),
  /** Hash of the page's content; absent in states of earlier versions. */
  content: z.optional(z.string()),
  /** ISO date of the last change; null while it never changed. */
  modified: z.nullable(z.string()),
  listed: z.boolean(),
  /** Size of its document; absent in states of earlier versions. */
  bytes: z.optional(z.int()),
});
export type WrittenPage = z.output<typeof writtenPage>;

const gonePage = z.object({
  /** ISO date. */
  since: z.string(),
  /** Folder of the generation that holds the document; null when the generic one is served. */
  folder: z.nullable(z.string()),
  bytes: z.optional(z.int()),
});

const stateSchema = z.object({
  /** The generation of the live release first. Pages that it lacks are served from the next one. */
  generations: z.array(generation),
  pages: z.record(z.string(), writtenPage),
  gone: z.record(z.string(), gonePage),
  /** The generation's folder after its first complete pass: pages listed later are new. */
  whole: z.optional(z.string()),
});
/** The state of one remote's written pages. Its file is not served. */
export type PagesState = z.output<typeof stateSchema>;

/** Folder of the store with all written pages. */
export const PAGES = 'html/pages';

const stateFile = (remote: string) => `${PAGES}/${remote}.json`;

/**
 * State of a remote's pages; empty before its first one.
 * @throws StoreError when the store cannot be read, Error when its file is malformed
 */
export async function readPagesState(store: ReleaseStore, remote: string): Promise<PagesState> {
  const text = await store.readText(stateFile(remote));
  if (text === null) return { generations: [], pages: {}, gone: {} };
  return parseJson(text, stateSchema, `${store.name}/${stateFile(remote)}`);
}

/**
 * Stores the state of a remote's pages.
 * @throws StoreError when the store cannot be written
 */
export const writePagesState = (
  store: ReleaseStore,
  remote: string,
  state: PagesState,
): Promise<void> => store.putText(stateFile(remote), JSON.stringify(state));

/** Size of all documents of one remote. */
export const bytesOf = ({ pages, gone }: PagesState): number =>
  [...Object.values(pages), ...Object.values(gone)].reduce(
    (sum, { folder, bytes = 0 }) => sum + (folder === null ? 0 : bytes),
    0,
  );

/** The path of a page's document in the store. */
export const pageFileIn = (folder: string, kind: 'live' | 'gone', path: string): string =>
  `${PAGES}/${folder}/${kind}${path}.html`;
