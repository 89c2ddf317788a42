import type { Release } from '@vitrina/contract/registry';
import { folderStore } from '../folder-store.ts';
import { type Answer, readAnswer } from '../publisher/answer.ts';
import type { Submission } from '../publisher/submission.ts';
import type { ReleaseStore } from '../release-store.ts';
import { temporaryFolder } from '../sample-shell.ts';
import {
  type DelegatedDeployment,
  type Delegating,
  delegatedDeployment,
} from './sample-delegation.ts';
import { signedFile, uploaded } from './sample-submission.ts';

/** A deployment for tests of submissions that no command would make. */
export interface There extends DelegatedDeployment {
  root: string;
  /** A release of mf-shop whose files are in the store. */
  first: Release;
  /** Writes a file of a team without any check. */
  put(path: string, text: string): Promise<void>;
  pass(): Promise<string>;
  answer(name?: string, serial?: number): Promise<Answer | null>;
}

export async function deployed(
  change?: Delegating,
  around: (store: ReleaseStore) => ReleaseStore = (store) => store,
): Promise<There> {
  const root = temporaryFolder('store');
  const deployment = await delegatedDeployment(() => around(folderStore(root)), {
    waits: { everyMs: 10 },
  });
  if (change) await deployment.delegate(change);
  const store = deployment.open();
  return {
    ...{ ...deployment, root },
    first: await uploaded(store, 'mf-shop', '00000001'),
    put: (path, text) => store.putNew(path, text),
    pass: () =>
      deployment.publisher.run('publish-entries', '').catch((error: Error) => error.message),
    answer: (name = 'mf-shop', serial = 1) =>
      readAnswer(store, { name, serial }, deployment.config.registryKey),
  };
}

/** Submits and runs the publisher. @returns its answer */
export async function answered(
  there: There,
  submission: Submission,
  privateKey = there.keys.shop.privateKey,
): Promise<Answer | null> {
  const { name, serial } = submission;
  await there.put(`entries/${name}/${serial}.json`, await signedFile(submission, privateKey));
  await there.pass();
  return there.answer(name, serial);
}
