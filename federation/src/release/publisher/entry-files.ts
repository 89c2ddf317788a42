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
export const refusedFile = ({ name, serial }: Numbered): string =>
  `answers/${name}/${serial}.refused`;

/** The probe file for conditional writes that the credentials for `key` may write. */
export const teamProbe = (key: string): string =>
  `entries/${key.replace(/^entries\//, '').split('/')[0]}/registry.probe`;

/**
 * Limit of a submission in bytes, because every page contains it: a usual one with three releases
 * has 22 kB. Checked again on reading, because a listing may be older than the file.
 */
export const MOST_BYTES = 64 * 1024;

/** The listed files of one submission. */
export interface EntryFiles extends Numbered {
  file: StoredFile;
  /** Further signatures. */
  coSigned: StoredFile[];
}

const ENTRY = /^entries\/([a-z0-9][a-z0-9-]{0,60})\/([1-9]\d{0,14})(\.[0-9a-f]{16})?\.json$/;

/**
 * Lists the submissions below `entries`, the lowest serial of each remote first; files with other
 * names are ignored.
 * @param skip gets what a team made unreadable
 */
export async function listEntries(
  store: ReleaseStore,
  name?: string,
  skip?: (problem: Error) => void,
): Promise<EntryFiles[]> {
  const found = new Map<string, EntryFiles>();
  const signatures: Array<Numbered & { file: StoredFile }> = [];
  const folder = name === undefined ? 'entries' : `entries/${name}`;
  for (const file of await store.list(folder, skip)) {
    const [, remote = '', digits = '', coSigned] = ENTRY.exec(file.path) ?? [];
    if (!remote) continue;
    const serial = Number(digits);
    if (coSigned) signatures.push({ name: remote, serial, file });
    else found.set(`${remote} ${serial}`, { name: remote, serial, file, coSigned: [] });
  }
  for (const { name: remote, serial, file } of signatures)
    found.get(`${remote} ${serial}`)?.coSigned.push(file);
  return [...found.values()].sort((a, b) => a.serial - b.serial);
}

const ANSWER = /^answers\/([^/]+)\/(\d+)\.(json|refused)$/;

/** The answered submissions of one remote. */
export interface Answered {
  /** Accepted or not. */
  serials: Set<number>;
  /** Those known as refused; an earlier version did not mark them. */
  refused: Set<number>;
  files: Array<{ serial: number; file: StoredFile }>;
}

/** Answered submissions, by remote. */
export async function listAnswers(
  store: ReleaseStore,
  name?: string,
): Promise<Map<string, Answered>> {
  const answered = new Map<string, Answered>();
  for (const file of await store.list(name === undefined ? 'answers' : `answers/${name}`)) {
    const [, remote = '', digits = '', kind] = ANSWER.exec(file.path) ?? [];
    if (!remote) continue;
    const known = answered.get(remote) ?? noneAnswered();
    const serial = Number(digits);
    known.files.push({ serial, file });
    (kind === 'refused' ? known.refused : known.serials).add(serial);
    answered.set(remote, known);
  }
  return answered;
}

export const noneAnswered = (): Answered => ({
  ...{ serials: new Set(), refused: new Set(), files: [] },
});
