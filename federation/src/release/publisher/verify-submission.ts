import type { PlatformConfig } from '@vitrina/contract/config';
import type { Delegation } from '@vitrina/contract/delegation';
import { entryProblem, hasPassed } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import * as z from 'zod/mini';
import { parseJson } from '../../read-json.ts';
import { type EntryFiles, MAX_BYTES } from './entry-files.ts';
import { isSwitchOff } from './place.ts';
import { Refused } from './refused.ts';
import {
  entryOf,
  type Submission,
  type SubmissionSignature,
  signerOf,
  submissionSignatureSchema,
  submittedSchema,
} from './submission.ts';
import type { Verified } from './with-submission.ts';

export interface VerifyContext {
  /** As written. */
  live: Registry;
  delegation: Delegation;
  config: PlatformConfig;
  now: Date;
}

/** @throws Refused when the file is no submission for its place */
export function readSubmission(
  { name, serial, file }: EntryFiles,
  text: string,
): Pick<Verified, 'submission' | 'written'> & { signature: SubmissionSignature } {
  if (Buffer.byteLength(text) > MAX_BYTES) throw unsigned(`it has more than ${MAX_BYTES} bytes`);
  const { submission, signature } = parsed(text, submittedSchema, file.path);
  if (submission.name !== name || submission.serial !== serial)
    throw unsigned(`it is of ${submission.name}, serial ${submission.serial}`);
  const strange = addressesOf(submission).find((address) => !URL.canParse(address));
  if (strange !== undefined) throw unsigned(`${strange} is no address`);
  const { submission: written } = parsed(text, writtenSchema, file.path);
  if (isDeeper(written, MAX_DEPTH)) throw unsigned(`it is nested more than ${MAX_DEPTH} deep`);
  if (hasPrototype(written)) throw unsigned('it has a key "__proto__"');
  return { submission, written, signature };
}

const addressesOf = ({ current, previous, canary }: Submission): string[] =>
  [current, previous, canary?.release].flatMap((release) =>
    release ? [release.entry, ...Object.values(release.modules).flat()].map(({ url }) => url) : [],
  );

/** As signed: reading adds defaults. */
const writtenSchema = z.object({ submission: z.custom<Verified['written']>() });

const unsigned = (reason: string): Refused => new Refused(reason, { isUnsigned: true });

/** Browsers walk verified values recursively, and the stack is limited. */
const MAX_DEPTH = 32;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((one) => isDeeper(one, depth - 1)));

/** Schemas drop `__proto__`: its value would be in the registry, but neither checked nor shown. */
const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype));

/**
 * @param coSigned texts of the further signatures; invalid ones are ignored
 * @throws Refused when its team did not sign it
 */
export async function verifySubmission(
  read: ReturnType<typeof readSubmission>,
  coSigned: readonly string[],
  { live, delegation, config, now }: VerifyContext,
): Promise<Verified> {
  const { submission, written, signature } = read;
  const { name, environment } = submission;
  const team = Object.hasOwn(delegation.teams, name) ? delegation.teams[name] : undefined;
  if (!team) throw new Refused(`the delegation gives ${name} to nobody`);
  const first = await signerOf(written, signature, team);
  if (!first) throw unsigned(`it is not signed with a key that the delegation gives ${name}`);
  if (environment !== config.environment)
    throw new Refused(`it is for ${environment}, and this is ${config.environment}`);
  if (hasPassed(delegation.until, now))
    throw new Refused(`the delegation ran out at ${delegation.until}: the roots sign another one`);
  if (hasPassed(first.until, now))
    throw new Refused(`its key may sign for ${name} until ${first.until}, which has passed`);

  const usable = { ...team, keys: team.keys.filter(({ until }) => !hasPassed(until, now)) };
  const valid = new Map([[first.key, signature]]);
  for (const text of coSigned) {
    const other = optional(text, submissionSignatureSchema);
    const signer = other && (await signerOf(written, other, usable));
    if (other && signer && !valid.has(signer.key)) valid.set(signer.key, other);
  }
  const signatures = [...valid.values()].map(({ by, entry }) => ({ by, value: entry }));
  const isSwitchOnly = valid.size < team.threshold && isSwitchOff(live, written);
  const enough = isSwitchOnly ? { ...team, threshold: 1 } : team;
  const signers = [...valid.keys()];
  const verified = { submission, written, signatures, signers, isSwitchOnly };
  const problem = await entryProblem(
    { ...entryOf(written), signed: { serial: submission.serial, signatures } },
    { environment, delegation: { ...delegation, teams: { [name]: enough } } },
    now,
  );
  if (!problem) return { ...verified, missing: 0 };
  // A co-signature whose entry part is invalid must not block others from signing.
  const missing = Math.max(enough.threshold - valid.size, 1);
  if (enough.threshold > 1 && valid.size < usable.keys.length) return { ...verified, missing };
  throw new Refused(problem);
}

/** @throws Refused */
function parsed<T>(text: string, schema: z.ZodMiniType<T>, place: string): T {
  try {
    return parseJson(text, schema, place);
  } catch (error) {
    throw unsigned(`it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function optional<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
