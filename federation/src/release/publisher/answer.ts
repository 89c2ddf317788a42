import { createHash } from 'node:crypto';
import { sign, verify } from '@vitrina/contract/registry-signature';
import * as z from 'zod/mini';
import type { ReleaseStore } from '../release-store.ts';
import { answerFile } from './entry-files.ts';

/** What the publisher says of one submission, signed with the registry's key. */
const answerSchema = z.object({
  environment: z.string(),
  name: z.string(),
  serial: z.int(),
  /** `fingerprint` of the file that it answers. */
  of: z.string(),
  accepted: z.boolean(),
  /** Of the registry that it is live in. */
  revision: z.optional(z.int()),
  /** Why it is not accepted. */
  reason: z.optional(z.string()),
  /** The remote changed since the submission was made: the same may be asked for again. */
  isOutdated: z.optional(z.boolean()),
  /** What went wrong beside it. */
  notes: z.optional(z.array(z.string())),
  signature: z.string(),
});
export type Answer = z.output<typeof answerSchema>;

type Unsigned = Omit<Answer, 'signature'>;

/** Names exactly this file of a submission. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex');

const signedPart = (answer: Unsigned) => ({ ...answer, _type: 'answer' });

/**
 * Writes an answer; one that is there stays, as another publisher was faster.
 * @param privateKey of the registry
 */
export async function writeAnswer(
  store: ReleaseStore,
  answer: Unsigned,
  privateKey: string,
): Promise<void> {
  const file = answerFile(answer);
  const signature = await sign(signedPart(answer), privateKey);
  try {
    await store.putNew(file, JSON.stringify({ ...answer, signature }));
  } catch (error) {
    if ((await store.readText(file)) === null) throw error;
  }
}

function answerOf(text: string): Answer | null {
  try {
    return z.safeParse(answerSchema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * An answer that the publisher signed; null when there is none, or somebody else wrote it, malformed or not.
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
