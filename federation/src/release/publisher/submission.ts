import type { Team } from '@vitrina/contract/delegation';
import { keyId, signEntry } from '@vitrina/contract/delegation-signature';
import { type RegistryRemote, registryRemoteSchema } from '@vitrina/contract/registry';
import { publicKeyOf, sign, verify } from '@vitrina/contract/registry-signature';
import * as z from 'zod/mini';

/*
 * A team's request to the publisher. It is stored as `entries/<remote>/<serial>.json`, with each
 * further signature beside it.
 */

const { name, current, previous, canary } = registryRemoteSchema.shape;

export const submissionSchema = z.object({
  environment: z.string(),
  name,
  /** Rises with every submission of the remote. */
  serial: z.int().check(z.minimum(1)),
  current,
  previous,
  canary,
  disabled: z.boolean(),
  /** Releases of the remote that are marked as bad. */
  bad: z.array(z.string().check(z.maxLength(100))),
  /** Who made it, for the history. */
  by: z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^\P{C}+$/u)),
  at: z.iso.datetime(),
  /** Revision of the registry that it was made from. */
  revision: z.int(),
});
export type Submission = z.output<typeof submissionSchema>;

export const submissionSignatureSchema = z.object({
  /** `keyId` of the key. */
  by: z.string(),
  /** Signature of the whole submission. */
  value: z.string(),
  /** Signature of the part that browsers verify (`signEntry`). */
  entry: z.string(),
});
export type SubmissionSignature = z.output<typeof submissionSignatureSchema>;

export const submittedSchema = z.object({
  submission: submissionSchema,
  signature: submissionSignatureSchema,
});

/** The type keeps other signatures from being used for a submission. */
const signedPart = (submission: Submission) => ({ ...submission, _type: 'submission' });

/** The registry entry that a submission asks for, as far as its team signs it. */
export const entryOf = ({ name, current, previous, canary }: Submission): RegistryRemote => ({
  name,
  current,
  previous,
  ...(canary !== undefined && { canary }),
});

/** @param privateKey of the team; PKCS #8 in base64 */
export async function signSubmission(
  submission: Submission,
  privateKey: string,
): Promise<SubmissionSignature> {
  const { signed } = await signEntry(entryOf(submission), submission, privateKey);
  return {
    by: keyId(await publicKeyOf(privateKey)),
    value: await sign(signedPart(submission), privateKey),
    entry: signed?.signatures[0]?.value ?? '',
  };
}

/**
 * The team key that signed the whole submission; undefined when none did.
 * @param submission as written, not as read
 */
export async function signerOf(
  submission: Submission,
  { by, value }: SubmissionSignature,
  { keys }: Team,
): Promise<Team['keys'][number] | undefined> {
  for (const one of keys)
    if (keyId(one.key) === by && (await verify(signedPart(submission), value, one.key))) return one;
  return undefined;
}
