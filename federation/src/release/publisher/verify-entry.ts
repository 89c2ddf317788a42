import type { ReleaseStore } from '../release-store.ts';
import { type EntryFiles, MOST_BYTES } from './entry-files.ts';
import { readSubmission, type VerifyContext, verifySubmission } from './verify-submission.ts';
import type { Verified } from './with-submission.ts';

/** A text over the limit is cut behind it, so that its size shows. @returns null when it is gone */
export const entryText = async (
  store: ReleaseStore,
  { file }: Pick<EntryFiles, 'file'>,
): Promise<string | null> => store.readText(file.path, MOST_BYTES);

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
  const coSigned = await Promise.all(entry.coSigned.map((file) => entryText(store, { file })));
  return verifySubmission(
    read,
    coSigned.filter((one) => one !== null),
    context,
  );
}
