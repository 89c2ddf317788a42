import { type Command, remoteOnly } from '../command.ts';
import { describeRemote } from '../describe-remote.ts';
import type { LiveRegistry } from '../read-live.ts';
import { type ReleaseStore, StoreError } from '../release-store.ts';
import { noRegistry } from '../update-registry.ts';
import { awaitAnswer } from './await-answer.ts';
import { delegatedConfig, delegationOf } from './delegated.ts';
import { describeSubmission } from './describe-submission.ts';
import { coSignatureFile, type EntryFiles, listEntries } from './entry-files.ts';
import { NeedsSignatures } from './needs-signatures.ts';
import { Refused } from './refused.ts';
import { signSubmission } from './submission.ts';
import { teamKeeper } from './team-keeper.ts';
import { teamKeyOf, teamOf } from './team-key.ts';
import { entryText, verifyEntry } from './verify-entry.ts';
import type { VerifyContext } from './verify-submission.ts';
import { readExchange, waitingEntries } from './waiting-entries.ts';
import type { Verified } from './with-submission.ts';

/**
 * `pnpm co-sign mf-shop`: shows the newest submission that needs further signatures, or the one with
 * `--serial`, and signs it after a person agrees. The last missing signature makes it live.
 */
export const coSign: Command = async (options) => {
  const name = remoteOnly(options);
  const { store } = options;
  const config = delegatedConfig(options.config);
  const { registryKey } = config;
  const keeper = teamKeeper(options);
  const live = await keeper.live();
  if (!live) throw noRegistry();
  const delegation = await delegationOf(live, config);
  const key = await teamKeyOf(options);
  teamOf(delegation, name, key, new Date());
  const context = { live: live.signed, delegation, config, now: new Date() };
  const exchange = await readExchange(store, [name]);
  const { entries = [] } = (await waitingEntries(store, registryKey, exchange)).get(name) ?? {};
  // A holder of one team key can always submit a newer one.
  const meant = entries.filter((entry) => [undefined, entry.serial].includes(options.serial));
  const found = await newestIncomplete(store, meant, context);
  const which = options.serial === undefined ? name : `${name} with the serial ${options.serial}`;
  if (!found) throw new StoreError(`Nothing of ${which} waits for a signature.`);
  const { text, written, submission, signers } = found;
  const { serial } = submission;
  if (signers.includes(key.publicKey))
    throw new StoreError(
      `This key has signed ${name}, serial ${serial}, already: somebody else of the team signs it.`,
    );
  const shown = describeSubmission(live.signed, submission).join('\n');
  if (!(await options.ask(`${shown}\nSign it?`))) throw new StoreError('Nothing was changed.');
  const signature = await signSubmission(written, key.privateKey);
  const file = coSignatureFile(submission, key.publicKey);
  await store.putNew(file, JSON.stringify(signature)).catch(async (error: unknown) => {
    if ((await store.readText(file)) === null) throw error;
    throw new StoreError(
      `${store.name}/${file} was there before this signature, which has no effect: find out who may write there, delete the file, and sign again.`,
    );
  });

  const [now] = (await listEntries(store, name)).filter((one) => one.serial === serial);
  const { missing } = now ? await verifyEntry(store, now, text, context) : found;
  if (missing > 0) throw new NeedsSignatures(name, serial, missing);
  const answer = await awaitAnswer({
    ...{ store, name, serial, text, registryKey },
    ...options.waits,
  });
  if (!answer.accepted)
    throw new StoreError(
      `The publisher refused ${name}, serial ${serial}: ${answer.reason}${answer.isOutdated ? '. It has to be asked for anew.' : ''}`,
    );
  const after: LiveRegistry | null = await keeper.live();
  return [describeRemote((after ?? live).registry, name), ...(answer.notes ?? [])].join('\n');
};

async function newestIncomplete(
  store: ReleaseStore,
  entries: readonly EntryFiles[],
  context: VerifyContext,
): Promise<(Verified & { text: string }) | undefined> {
  for (const entry of entries.toReversed()) {
    const text = await entryText(store, entry);
    const verified =
      text === null
        ? null
        : await verifyEntry(store, entry, text, context).catch((error: unknown) => {
            // The publisher answers refused submissions.
            if (error instanceof Refused) return null;
            throw error;
          });
    if (text !== null && verified && verified.missing > 0) return { ...verified, text };
  }
  return undefined;
}
