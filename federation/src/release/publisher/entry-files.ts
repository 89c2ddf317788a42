import { createHash } from 'node:crypto';
import type { ReleaseStore, StoredFile } from '../release-store.ts';

/*
 * The exchange of teams and publisher. A team may write only below `entries/<remote>`, the
 * publisher below `answers`.
 */

interface Numbered {
  name: string;
  serial: number;
}

export const entryFile = ({ name, serial }: Numbered): string => `entries/${name}/${serial}.json`;

/** A further signature of a submission. */
export const coSignatureFile = ({ name, serial }: Numbered, publicKey: string): string =>
  `entries/${name}/${serial}.${createHash('sha256').update(publicKey).digest('hex').slice(0, 16)}.json`;

export const answerFile = ({ name, serial }: Numbered): string => `answers/${name}/${serial}.json`;

/** Says beside an answer, by its name alone, that the submission was refused. */
export const refusedFile = (
  { name, serial }: Numbered,
  { isUnsigned }: { isUnsigned: boolean },
): string => `answers/${name}/${serial}.${isUnsigned ? 'unsigned' : 'refused'}`;

/** The probe file for conditional writes that the credentials for `key` may write. */
export const teamProbe = (key: string): string =>
  `entries/${key.replace(/^entries\//, '').split('/')[0]}/registry.probe`;

/**
 * Limit of a submission in bytes, because every page contains it: a usual one with three releases
 * has 22 kB. Checked again on reading, because a listing may be older than the file.
 */
export const MAX_BYTES = 64 * 1024;

/** Limit for listing one remote's files, because its team may write any number. */
export const MAX_FILES = 5000;

/** The listed files of one submission. */
export interface EntryFiles extends Numbered {
  file: StoredFile;
  /** Further signatures. */
  coSigned: StoredFile[];
}

const ENTRY = /^entries\/([a-z0-9][a-z0-9-]{0,60})\/([1-9]\d{0,14})(\.[0-9a-f]{16})?\.json$/;

/**
 * Lists the submissions of a remote, the lowest serial first; files with other names are ignored.
 * @param skip gets what a team made unreadable, and an excess of files; without it all are listed
 */
export async function listEntries(
  store: ReleaseStore,
  name: string,
  skip?: (problem: Error) => void,
): Promise<EntryFiles[]> {
  const found = new Map<number, EntryFiles>();
  const signatures: Array<{ serial: number; file: StoredFile }> = [];
  for (const file of await store.list(`entries/${name}`, skip, skip && MAX_FILES)) {
    const [, remote, digits = '', coSigned] = ENTRY.exec(file.path) ?? [];
    if (remote !== name) continue;
    const serial = Number(digits);
    if (coSigned) signatures.push({ serial, file });
    else found.set(serial, { name, serial, file, coSigned: [] });
  }
  for (const { serial, file } of signatures) found.get(serial)?.coSigned.push(file);
  return [...found.values()].sort((a, b) => a.serial - b.serial);
}

const ANSWER = /^answers\/[^/]+\/(\d+)\.(json|refused|unsigned)$/;

/** The answered submissions of one remote. */
export interface Answered {
  /** Accepted or not. */
  serials: Set<number>;
  /** Those known as refused; an earlier version did not mark them. */
  refused: Set<number>;
  files: AnswerFile[];
  /**
   * Answers to files without a team key's signature, which anyone with the team's credentials can write. They
   * count towards no limit and are deleted.
   */
  unsigned: AnswerFile[];
}

/** How many submissions were accepted since then. */
export const acceptedSince = ({ files, refused }: Answered, since: Date): number =>
  files.filter(
    ({ serial, file }) =>
      file.path.endsWith('.json') && !refused.has(serial) && file.modified > since,
  ).length;

interface AnswerFile {
  serial: number;
  file: StoredFile;
}

/** The answered submissions of a remote. */
export async function listAnswers(store: ReleaseStore, name: string): Promise<Answered> {
  const [serials, refused, unsigned] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const files: AnswerFile[] = [];
  for (const file of await store.list(`answers/${name}`)) {
    const [, digits, kind] = ANSWER.exec(file.path) ?? [];
    if (!digits) continue;
    const serial = Number(digits);
    files.push({ serial, file });
    (kind === 'json' ? serials : refused).add(serial);
    if (kind === 'unsigned') unsigned.add(serial);
  }
  return {
    ...{ serials, refused },
    files: files.filter(({ serial }) => !unsigned.has(serial)),
    unsigned: files.filter(({ serial }) => unsigned.has(serial)),
  };
}
