import { createHash } from 'node:crypto';
import { sign, verify } from '@vitrina/contract/registry-signature';
import * as z from 'zod/mini';
import type { ReleaseStore } from '../release-store.ts';
import { answerFile, refusedFile } from './entry-files.ts';

/** The publisher's answer to one submission, signed with the registry's key. */
const answerSchema = z.object({
  environment: z.string(),
  name: z.string(),
  serial: z.int(),
  /** `fingerprint` of the submission's file. */
  of: z.string(),
  accepted: z.boolean(),
  /** Revision of the registry in which the submission is live. */
  revision: z.optional(z.int()),
  /** Why it is not accepted. */
  reason: z.optional(z.string()),
  /** True when the remote changed after the submission was made: it may be submitted again. */
  isOutdated: z.optional(z.boolean()),
  /** Warnings. */
  notes: z.optional(z.array(z.string())),
  signature: z.string(),
});
export type Answer = z.output<typeof answerSchema>;

type Unsigned = Omit<Answer, 'signature'>;

/** Identifies exactly this file of a submission. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex');

const signedPart = (answer: Unsigned) => ({ ...answer, _type: 'answer' });

/**
 * Writes an answer. An existing answer stays, because another publisher was faster.
 * @param privateKey of the registry
 * @param isUnsigned true when no key of the team signed the submission: the answer is forgotten
 */
export async function writeAnswer(
  store: ReleaseStore,
  answer: Unsigned,
  privateKey: string,
  isUnsigned = false,
): Promise<void> {
  const file = answerFile(answer);
  const signature = await sign(signedPart(answer), privateKey);
  try {
    await store.putNew(file, JSON.stringify({ ...answer, signature }));
  } catch (error) {
    if ((await store.readText(file)) === null) throw error;
    return;
  }
  // Written after the answer, and of no weight: without it the answer is read once more.
  if (!answer.accepted)
    await store.putNew(refusedFile(answer, { isUnsigned }), '{}').catch(() => {});
}

function answerOf(text: string): Answer | null {
  try {
    return z.safeParse(answerSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Reads an answer that the publisher signed; null when there is none, or it is malformed or not the
 * publisher's.
 * @param publicKey of the registry
 */
export async function readAnswer(
  store: ReleaseStore,
  { name, serial }: Pick<Answer, 'name' | 'serial'>,
  publicKey: string,
): Promise<Answer | null> {
  const file = answerFile({ name, serial });
  const text = await store.readText(file);
  if (text === null) return null;
  const read = answerOf(text);
  if (!read) return null;
  const { signature, ...answer } = read;
  const isOwn = answer.name === name && answer.serial === serial;
  return isOwn && (await verify(signedPart(answer), signature, publicKey))
    ? { ...answer, signature }
    : null;
}
