import type { Registry } from '@vitrina/contract/registry';
import type { ReleaseStore } from '../release-store.ts';
import { StoreError } from '../release-store.ts';
import { entryFile, listAnswers, listEntries } from './entry-files.ts';
import { writtenEntry } from './place.ts';
import { type Submission, signSubmission, submissionSchema } from './submission.ts';
import { highestAccepted } from './waiting-entries.ts';

/** A change that a team asks for. */
interface Wanted {
  store: ReleaseStore;
  name: string;
  /** The wanted registry; entries of other remotes are the live ones. */
  next: Registry;
  live: Registry;
  environment: string;
  by: string;
  /** Public key of the registry. */
  registryKey: string;
  /** Private key of the team; PKCS #8 in base64. */
  privateKey: string;
}

/**
 * Writes a signed submission.
 * @returns null when a colleague took its serial: nothing was written
 * @throws StoreError when this version cannot read the entry
 */
export async function submit(
  wanted: Wanted,
): Promise<{ submission: Submission; text: string } | null> {
  const { store, name, privateKey } = wanted;
  const submission = submissionOf(wanted, await nextSerial(wanted));
  const signature = await signSubmission(submission, privateKey);
  const text = JSON.stringify({ submission, signature });
  const file = entryFile({ name, serial: submission.serial });
  try {
    await store.putNew(file, text);
  } catch (error) {
    const found = await store.readText(file);
    if (found === null || found === text) throw error;
    return null;
  }
  return { submission, text };
}

function submissionOf({ name, next, live, environment, by }: Wanted, serial: number): Submission {
  const entry = writtenEntry(next, name);
  const submission = {
    ...{ environment, name, serial },
    current: entry?.current,
    previous: entry?.previous ?? null,
    ...(entry?.canary !== undefined && { canary: entry.canary }),
    disabled: entry?.disabled === true,
    bad: next.bad?.[name] ?? [],
    by,
    at: new Date().toISOString(),
    revision: live.revision,
  };
  const read = submissionSchema.safeParse(submission);
  if (!read.success)
    throw new StoreError(
      `The entry of ${name} cannot be read by this version, and nothing was changed: whoever has the registry's key can switch it off.`,
    );
  // Unknown fields stay as written.
  return submission as Submission;
}

/** The next free serial, above every accepted one. */
async function nextSerial({ store, name, live, registryKey }: Wanted): Promise<number> {
  const own = await listAnswers(store, name);
  const accepted = await highestAccepted(store, { name, answered: own }, registryKey);
  const taken = new Set([
    ...own.serials,
    ...(await listEntries(store, name)).map(({ serial }) => serial),
  ]);
  let serial = Math.max(accepted, writtenEntry(live, name)?.signed?.serial ?? 0) + 1;
  while (taken.has(serial)) serial += 1;
  return serial;
}
