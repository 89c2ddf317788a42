import { type ReleaseStore, StoreError } from '../release-store.ts';
import { readAnswer } from './answer.ts';
import { type Answered, type EntryFiles, MAX_FILES, refusedFile } from './entry-files.ts';
import { type Exchange, highestAccepted } from './waiting-entries.ts';

/** Longer than anybody waits for an answer. */
const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;
/** Limit for a pass, whose time is the teams'. */
const MAX_REMOVED = 100;
/** Limit of answers that a pass reads again. */
const MAX_READ = 100;
/** Reasons of earlier versions for what no key of the team signed, which they did not mark as such. */
const UNSIGNED =
  /^it (?:cannot be read|is not signed with|has more than|is nested more than|is of)\b/;

/**
 * Removes submissions that were answered long ago, and old answers below the highest accepted serial:
 * a submission that a thief puts back there is refused by its serial. Later answers stay, so that none
 * is judged again, except those to submissions that no key of the team signed: they are removed after
 * a day, or when there are too many, once the submission is gone. Credentials that may not delete
 * change nothing.
 * @param publicKey of the registry
 * @param most limit of answers' files of one remote; those to unsigned submissions have the same apart
 */
export async function pruneExchange(
  store: ReleaseStore,
  publicKey: string,
  { entries, answered }: Exchange,
  now: Date,
  most = MAX_FILES,
): Promise<void> {
  let left = MAX_REMOVED;
  let toRead = MAX_READ;
  /** @throws StoreError at the first file that cannot be removed */
  const remove = async (paths: readonly string[]) => {
    for (const path of paths.slice(0, left)) {
      left -= 1;
      await store.remove(path);
    }
  };
  const age = ({ file }: Answered['files'][number]) => now.getTime() - file.modified.getTime();
  for (const [name, own] of answered) {
    /** The files of answered submissions. */
    const submissionsOf = (serials: ReadonlySet<number>) =>
      entries.filter(
        (entry) =>
          entry.name === name && own.serials.has(entry.serial) && serials.has(entry.serial),
      );
    const unsigned = serialsOf(
      own.unsigned
        .toSorted((a, b) => age(a) - age(b))
        .filter((one, index) => index >= most || age(one) > DAY_MS),
    );
    const waiting = submissionsOf(unsigned);
    const waits = serialsOf(waiting);
    const forgotten = own.unsigned.filter(
      ({ serial }) => unsigned.has(serial) && !waits.has(serial),
    );
    const old = own.files.filter((one) => age(one) > KEPT_MS);
    try {
      if (own.files.length > most)
        toRead -= await markUnsigned(store, publicKey, { name, answered: own }, toRead);
      await remove(pathsOf(forgotten));
      if (old.length > 0) {
        const highest = await highestAccepted(store, { name, answered: own }, publicKey);
        // Submissions first: without its answer one would be looked at again.
        await remove(filesOf(submissionsOf(serialsOf(old))));
        await remove(pathsOf(old.filter(({ serial }) => serial < highest)));
      }
      await remove(filesOf(waiting));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

/**
 * Marks answers that an earlier version gave to what no key of the team signed: from anywhere, so that
 * other answers do not hide them.
 * @returns how many were read
 */
async function markUnsigned(
  store: ReleaseStore,
  publicKey: string,
  { name, answered }: { name: string; answered: Answered },
  most: number,
): Promise<number> {
  const serials = [...serialsOf(answered.files)];
  const start = Math.floor(Math.random() * serials.length);
  const some = [...serials.slice(start), ...serials.slice(0, start)].slice(0, most);
  for (const serial of some) {
    const answer = await readAnswer(store, { name, serial }, publicKey);
    if (answer && !answer.accepted && UNSIGNED.test(answer.reason ?? ''))
      await store.putNew(refusedFile(answer, { isUnsigned: true }), '{}');
  }
  return some.length;
}

const serialsOf = (files: ReadonlyArray<{ serial: number }>): Set<number> =>
  new Set(files.map(({ serial }) => serial));

const pathsOf = (files: Answered['files']): string[] => files.map(({ file }) => file.path);

const filesOf = (submissions: readonly EntryFiles[]): string[] =>
  submissions.flatMap(({ file, coSigned }) => [...coSigned, file].map(({ path }) => path));
