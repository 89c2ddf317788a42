import * as z from 'zod/mini';
import { parseJson } from '../../read-json.ts';
import type { ReleaseStore } from '../release-store.ts';

/** Pages that were written with one release of a remote and one frame of the shell. */
const generation = z.object({
  /** Below `html/pages`; holds `live` and `gone`. */
  folder: z.string(),
  release: z.string(),
  /** Policy sources of the inline scripts of its shell. */
  scriptHashes: z.array(z.string()),
});
export type Generation = z.output<typeof generation>;

const writtenPage = z.object({
  /** Hash of what the page shows. */
  key: z.string(),
  /** Of the generation that holds it; null where it could not be written. */
  folder: z.nullable(z.string()),
  /** Hash of what people read in it; absent: written before there was one. */
  content: z.optional(z.string()),
  /** ISO date of the last change; null where it did not change since it was written first. */
  modified: z.nullable(z.string()),
  listed: z.boolean(),
});
export type WrittenPage = z.output<typeof writtenPage>;

const gonePage = z.object({
  /** ISO date. */
  since: z.string(),
  /** Of the generation that holds its document; null where the generic one answers. */
  folder: z.nullable(z.string()),
});

const stateSchema = z.object({
  /** That of the live release first; pages that it does not have yet are those of the next. */
  generations: z.array(generation),
  pages: z.record(z.string(), writtenPage),
  gone: z.record(z.string(), gonePage),
});
/** What is written of one remote's pages. Under its name nothing is served. */
export type PagesState = z.output<typeof stateSchema>;

/** Folder of the store with all written pages. */
export const PAGES = 'html/pages';

const stateFile = (remote: string) => `${PAGES}/${remote}.json`;

export async function readPagesState(store: ReleaseStore, remote: string): Promise<PagesState> {
  const text = await store.readText(stateFile(remote));
  if (text === null) return { generations: [], pages: {}, gone: {} };
  return parseJson(text, stateSchema, `${store.name}/${stateFile(remote)}`);
}

export const writePagesState = (
  store: ReleaseStore,
  remote: string,
  state: PagesState,
): Promise<void> => store.putText(stateFile(remote), JSON.stringify(state));

/** Where the document of a path lies in the store. */
export const pageFileIn = (folder: string, kind: 'live' | 'gone', path: string): string =>
  `${PAGES}/${folder}/${kind}${path}.html`;
