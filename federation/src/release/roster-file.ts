import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MOUNT_PURPOSES, NAVIGATION_PLACES } from '@vitrina/contract/contributions';
import type { Claim, Registry } from '@vitrina/contract/registry';
import { mountSchema } from '@vitrina/contract/remote';
import { PALETTE } from '@vitrina/contract/rules/navigation-claims';
import * as z from 'zod/mini';
import { positionOf } from '../json-position.ts';
import { readJson, unknownKeys } from '../read-json.ts';

/** Each remote's claims, by its name. */
export type Roster = NonNullable<Registry['roster']>;

/** A hand-written roster. */
export interface RosterFile {
  file: string;
  roster: Roster;
  /** `tagOf` the roster that it was made from; undefined when the file has none. */
  of: string | undefined;
  /** `<file>:<line>:<column>` of a value in it. */
  at: (...path: (string | number)[]) => string;
  /**
   * Keys that this version does not know, a sentence each. They stay, because a later version may
   * know them.
   */
  unknown: string[];
}

const { id, path, access, document, preloadCalls } = mountSchema.shape;
/** A written file is checked more strictly than a read one: a misspelt right would give nothing. */
const claim = {
  id,
  path,
  access: z.array(access),
  documents: z.array(document.def.innerType),
  preloadCalls: preloadCalls.def.innerType,
  slots: z.optional(z.record(z.string(), z.array(z.string()))),
  navigation: z.optional(z.array(z.enum([...NAVIGATION_PLACES, PALETTE]))),
  serves: z.optional(z.array(z.enum(MOUNT_PURPOSES))),
} satisfies Record<keyof Claim, z.ZodMiniType>;
/** The strict schema of a written roster. */
export const writtenRosterSchema: z.ZodMiniType<Roster> = z.record(
  z.string(),
  z.array(z.looseObject(claim)),
);
const head = z.object({ $of: z.optional(z.string()) });
const fileSchema = z.catchall(head, z.array(z.looseObject(claim)));
const strictSchema = z.catchall(head, z.array(z.strictObject(claim)));

/** @throws InputError with the line of every problem */
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

/** A roster to edit, with the tag of the roster it was made from. */
export const rosterText = (live: Registry['roster'], shown: Roster): string =>
  JSON.stringify({ $of: tagOf(live), ...shown }, null, 2);

/** Identifies this exact roster, or its absence. */
export const tagOf = (roster: Registry['roster']): string =>
  createHash('sha256')
    .update(JSON.stringify(roster ?? null))
    .digest('hex')
    .slice(0, 12);
