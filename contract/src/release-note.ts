import * as z from 'zod/mini';

/** Who made a revision of the registry and when, signed as the registry is (`registry-signature`). */
export const releaseNoteSchema = z.object({
  revision: z.int(),
  /** ISO 8601, by the clock of the operator's machine. */
  at: z.iso.datetime(),
  /** As the operator calls themselves. */
  by: z.string().check(z.minLength(1), z.maxLength(80)),
  signature: z.optional(z.string()),
});
export type ReleaseNote = z.output<typeof releaseNoteSchema>;

/** The registry of a revision, in the store of the release tool. */
export const registryFile = (revision: number): string => `history/${revision}.json`;

/** Its note, beside it. */
export const noteFile = (revision: number): string => `history/${revision}.note.json`;

/** Which revision is the highest in the history: `{"revision": 7}`. */
export const LATEST_FILE = 'history/latest.json';
