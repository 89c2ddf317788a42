import { readFileSync } from 'node:fs';
import { delegationSchema } from '@vitrina/contract/delegation';
import { type Registry, type RegistryRemote, rosterSchema } from '@vitrina/contract/registry';
import { remoteNameSchema } from '@vitrina/contract/remote';
import * as z from 'zod/mini';
import { InputError } from '../input-error.ts';
import { positionOf } from '../json-position.ts';
import { readJson } from '../read-json.ts';
import { printable } from './publisher/printable.ts';
import { type RosterFile, writtenRosterSchema } from './roster-file.ts';

/** An entry as it is written; releases in it may be of a later version. */
const entrySchema = z.custom<RegistryRemote>(
  (value) => isRecord(value) && isRemoteName(value.name) && isRecord(value.current),
);

/** Roots compare names: none may look like another. */
const isRemoteName = (name: unknown): boolean => remoteNameSchema.safeParse(name).success;
const NO_NAME = 'a name in it is no name of a remote (mf- and small letters, as mf-blog)';

const fileSchema = z.object({
  environment: z.string(),
  delegation: delegationSchema.check(
    z.refine(({ teams }) => Object.keys(teams).every(isRemoteName), {
      path: ['teams'],
      message: NO_NAME,
    }),
  ),
  roster: writtenRosterSchema.check(
    z.refine((roster) => Object.keys(roster).every(isRemoteName), NO_NAME),
  ),
  /** Entries that are to go on: with what the roots sign, they can see what they let go on. */
  remotes: z.array(entrySchema),
  /** What it was made from. */
  live: z.object({
    revision: z.int(),
    delegation: z.optional(delegationSchema),
    roster: z.optional(rosterSchema),
  }),
});

/** A delegation on its way to the roots, with what is live beside it. */
export type DelegationFile = z.output<typeof fileSchema>;

/** Of a registry or a file: who may release what, and where. */
export type Delegated = Pick<Registry, 'delegation' | 'roster'>;

/** @throws InputError that names the lines of all that is wrong in it */
export function readDelegationFile(file: string): DelegationFile {
  try {
    return readJson(file, fileSchema);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // Of somebody else's file.
    throw new InputError(error.message.split('\n').map(printable).join('\n'));
  }
}

export const delegationText = (file: DelegationFile): string =>
  `${JSON.stringify(file, null, 2)}\n`;

/** Its roster as `pnpm roster` would read it. */
export function rosterOfFile(file: string, { roster }: DelegationFile): RosterFile {
  const text = readFileSync(file, 'utf8');
  const at: RosterFile['at'] = (...path) => `${file}:${positionOf(text, ['roster', ...path])}`;
  return { file, roster, of: undefined, at, unknown: [] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
