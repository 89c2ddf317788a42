import { join } from 'node:path';
import type { Release } from '@vitrina/contract/registry';
import { readJson } from '../../read-json.ts';
import { releaseAt } from '../../release-at.ts';
import { RELEASE_FILE, type ReleaseManifest, releaseManifestSchema } from '../../release-file.ts';
import { type Submission, signSubmission } from '../publisher/submission.ts';
import type { ReleaseStore } from '../release-store.ts';
import { SAMPLE_ORIGIN } from '../sample-deployment.ts';
import { sampleRemote } from '../sample-shell.ts';

/** A release whose files are in the store, as a team uploads them. */
export async function uploaded(
  store: ReleaseStore,
  name: string,
  hash: string,
  { origin = SAMPLE_ORIGIN, ...more }: Partial<ReleaseManifest> & { origin?: string } = {},
): Promise<Release> {
  const dir = sampleRemote(name, hash, more);
  const manifest = readJson(join(dir, RELEASE_FILE), releaseManifestSchema);
  await store.putFiles(`${name}/${manifest.id}`, dir);
  return releaseAt(manifest, origin);
}

/**
 * A submission as a team's command makes it, for `mf-shop` at the first revision with a delegation.
 */
export const sampleSubmission = (current: Release, more: Partial<Submission> = {}): Submission => ({
  ...{ environment: 'production', name: 'mf-shop', serial: 1 },
  ...{ current, previous: null, disabled: false, bad: [] },
  ...{ by: 'echipa mf-shop', at: new Date().toISOString(), revision: 1 },
  ...more,
});

/** The file of a signed submission. */
export const signedFile = async (submission: Submission, privateKey: string): Promise<string> =>
  JSON.stringify({ submission, signature: await signSubmission(submission, privateKey) });
