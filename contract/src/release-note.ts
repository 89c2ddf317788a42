import * as z from 'zod/mini';

/** Author and time of a registry's revision, signed like the registry (`registry-signature`). */
export const releaseNoteSchema = z.object({
  revision: z.int(),
  /** ISO 8601, by the operator's clock. */
  at: z.iso.datetime(),
  /** The operator's name, as they give it. */
  by: z.string().check(z.minLength(1), z.maxLength(80)),
  signature: z.optional(z.string()),
});
export type ReleaseNote = z.output<typeof releaseNoteSchema>;

/** File of a revision's registry in the release tool's store. */
export const registryFile = (revision: number): string => `history/${revision}.json`;

/** File of its note. */
export const noteFile = (revision: number): string => `history/${revision}.note.json`;

/** File with the highest revision in the history: `{"revision": 7}`. */
export const LATEST_FILE = 'history/latest.json';
