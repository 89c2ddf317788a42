import type { Delegation } from '@vitrina/contract/delegation';
import type { ReleaseStore, StoredFile } from '../release-store.ts';
import { coSignatureFile, type EntryFiles, MAX_BYTES } from './entry-files.ts';
import { readSubmission, type VerifyContext, verifySubmission } from './verify-submission.ts';
import type { Verified } from './with-submission.ts';

/**
 * Reads a text over the limit only up to one byte beyond it, so that the excess shows.
 * @returns null when it is gone
 */
export const entryText = async (
  store: ReleaseStore,
  { file }: Pick<EntryFiles, 'file'>,
): Promise<string | null> => store.readText(file.path, MAX_BYTES);

/**
 * Reads a submission with all its signatures.
 * @throws Refused when its team did not sign it
 */
export async function verifyEntry(
  store: ReleaseStore,
  entry: EntryFiles,
  text: string,
  context: VerifyContext,
): Promise<Verified> {
  const read = readSubmission(entry, text);
  const coSigned: string[] = [];
  // Anybody with the team's credentials may add files: only those of the team's keys are read.
  for (const file of coSignaturesOf(entry, context.delegation)) {
    const found = await entryText(store, { file });
    if (found !== null) coSigned.push(found);
  }
  return verifySubmission(read, coSigned, context);
}

/** The further signatures that are named after a key of the team. */
export function coSignaturesOf(
  { name, serial, coSigned }: EntryFiles,
  { teams }: Delegation,
): StoredFile[] {
  const keys = (Object.hasOwn(teams, name) && teams[name]?.keys) || [];
  const named = new Set(keys.map(({ key }) => coSignatureFile({ name, serial }, key)));
  return coSigned.filter(({ path }) => named.has(path));
}
