import { readFileSync } from 'node:fs';
import { delegationSchema } from '@vitrina/contract/delegation';
import {
  type Preview,
  type Registry,
  type RegistryRemote,
  rosterSchema,
} from '@vitrina/contract/registry';
import { remoteNameSchema } from '@vitrina/contract/remote';
import * as z from 'zod/mini';
import { InputError } from '../input-error.ts';
import { positionOf } from '../json-position.ts';
import { readJson } from '../read-json.ts';
import { printable } from './publisher/printable.ts';
import { type RosterFile, writtenRosterSchema } from './roster-file.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An entry as written; its releases may have fields of a later version. */
const entrySchema = z.custom<RegistryRemote>(
  (value) => isRecord(value) && isRemoteName(value.name) && isRecord(value.current),
);

/** Roots compare names by eye: no name may look like another. */
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
  /** The entries that the delegation keeps valid, so that the roots see them when they sign. */
  remotes: z.array(entrySchema),
  /** The live state that the draft was made from. */
  live: z.object({
    revision: z.int(),
    delegation: z.optional(delegationSchema),
    roster: z.optional(rosterSchema),
    /** For the check of the roster; an earlier version wrote none of these. */
    shell: z.optional(z.custom<Registry['shell']>(isRecord)),
    previews: z.optional(z.array(z.custom<Preview>(isRecord))),
    /** Names of the live remotes. */
    names: z.optional(z.array(z.string())),
  }),
});

/** A draft of a delegation for the roots to sign, beside the live state. */
export type DelegationFile = z.output<typeof fileSchema>;

/** Who may release what, and where, in a registry or a file. */
export type Delegated = Pick<Registry, 'delegation' | 'roster'>;

/** @throws InputError with the line of every problem in the file */
export function readDelegationFile(file: string): DelegationFile {
  try {
    return readJson(file, fileSchema);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // The file comes from somebody else, so its text is made printable.
    throw new InputError(error.message.split('\n').map(printable).join('\n'));
  }
}

export const delegationText = (file: DelegationFile): string =>
  `${JSON.stringify(file, null, 2)}\n`;

/** The file's roster, in the form that `pnpm roster` reads. */
export function rosterOfFile(file: string, { roster }: DelegationFile): RosterFile {
  const text = readFileSync(file, 'utf8');
  const at: RosterFile['at'] = (...path) => `${file}:${positionOf(text, ['roster', ...path])}`;
  return { file, roster, of: undefined, at, unknown: [] };
}
