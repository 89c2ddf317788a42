import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NAVIGATION_PLACES } from '@vitrina/contract/contributions';
import type { Claim, Registry } from '@vitrina/contract/registry';
import { mountSchema } from '@vitrina/contract/remote';
import { PALETTE } from '@vitrina/contract/rules/navigation-claims';
import * as z from 'zod/mini';
import { positionOf } from '../json-position.ts';
import { readJson, unknownKeys } from '../read-json.ts';

export type Roster = NonNullable<Registry['roster']>;

/** A roster as somebody wrote it. */
export interface RosterFile {
  file: string;
  roster: Roster;
  /** `tagOf` the roster that it was made from; undefined where the file does not say. */
  of: string | undefined;
  /** `<file>:<line>:<column>` of a value in it. */
  at: (...path: (string | number)[]) => string;
  /** Keys that this version does not know, a sentence each. They are kept, as a later version may. */
  unknown: string[];
}

const { id, path, access, document, preloadCalls } = mountSchema.shape;
/** Of what is written by hand more is asked than of what is read: a word that means nothing gives nothing. */
const claim = {
  id,
  path,
  access: z.array(access),
  documents: z.array(document.def.innerType),
  preloadCalls: preloadCalls.def.innerType,
  slots: z.optional(z.record(z.string(), z.array(z.string()))),
  navigation: z.optional(z.array(z.enum([...NAVIGATION_PLACES, PALETTE]))),
} satisfies Record<keyof Claim, z.ZodMiniType>;
/** What of a roster is asked where somebody wrote it. */
export const writtenRosterSchema: z.ZodMiniType<Roster> = z.record(
  z.string(),
  z.array(z.looseObject(claim)),
);
const head = z.object({ $of: z.optional(z.string()) });
const fileSchema = z.catchall(head, z.array(z.looseObject(claim)));
const strictSchema = z.catchall(head, z.array(z.strictObject(claim)));

/** @throws InputError that names the lines of all that no roster can say */
export function readRoster(file: string): RosterFile {
  const { $of, ...roster } = readJson(file, fileSchema);
  const text = readFileSync(file, 'utf8');
  return {
    file,
    roster: roster as Roster,
    of: $of,
    at: (...path) => `${file}:${positionOf(text, path)}`,
    unknown: unknownKeys(text, strictSchema, file),
  };
}

/** A roster to be edited: it says which one it was made from. */
export const rosterText = (live: Registry['roster'], shown: Roster): string =>
  JSON.stringify({ $of: tagOf(live), ...shown }, null, 2);

/** Names exactly this roster, or that there is none. */
export const tagOf = (roster: Registry['roster']): string =>
  createHash('sha256')
    .update(JSON.stringify(roster ?? null))
    .digest('hex')
    .slice(0, 12);
