import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REGISTRY_FILE, type ReleaseStore, StoreUnusable } from '../release-store.ts';

type Action = 's3:GetObject' | 's3:ListBucket' | 's3:PutObject' | 's3:DeleteObject';

interface Statement {
  Effect: 'Allow';
  Action: Action | Action[];
  Resource: string | string[];
}

const BUCKET = 'arn:aws:s3:::vitrina-releases';

/** Whether a policy of `deploy/bucket` allows an action on a key. */
export type MayDo = (action: Action, key: string) => boolean;

/** @param remote of the team, instead of the one in the file */
export function policy(
  file: 'team-policy' | 'publisher-policy' | 'read-policy',
  remote = 'mf-shop',
): MayDo {
  const path = fileURLToPath(new URL(`../../../../deploy/bucket/${file}.json`, import.meta.url));
  const text = readFileSync(path, 'utf8').replaceAll('mf-shop', remote);
  const { Statement: statements } = JSON.parse(text) as { Statement: Statement[] };
  return (action, key) => {
    const resource = action === 's3:ListBucket' ? BUCKET : `${BUCKET}/${key}`;
    return statements.some(
      (one) =>
        [one.Action].flat().includes(action) &&
        [one.Resource].flat().some((pattern) => matches(pattern, resource)),
    );
  };
}

/** As in a policy: `*` matches anything, slashes too. */
const matches = (pattern: string, resource: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')}$`).test(
    resource,
  );

/** A store that enforces a bucket policy and names the refused key. */
export function policyStore(store: ReleaseStore, may: MayDo): ReleaseStore {
  const guard = async (action: Action, key: string) => {
    if (!may(action, key)) throw new StoreUnusable(`403: ${action} of ${key}`);
  };
  return {
    name: store.name,
    async readRegistry() {
      await guard('s3:GetObject', REGISTRY_FILE);
      return store.readRegistry();
    },
    async replaceRegistry(next, tag) {
      await guard('s3:PutObject', REGISTRY_FILE);
      return store.replaceRegistry(next, tag);
    },
    async putFiles(folder, from, names) {
      await guard('s3:PutObject', `${folder}/any`);
      return store.putFiles(folder, from, names);
    },
    async readText(path, most) {
      await guard('s3:GetObject', path);
      return store.readText(path, most);
    },
    async putNew(path, content) {
      await guard('s3:PutObject', path);
      return store.putNew(path, content);
    },
    async putText(path, text) {
      await guard('s3:PutObject', path);
      return store.putText(path, text);
    },
    async touch(path) {
      await guard('s3:PutObject', path);
      return store.touch(path);
    },
    async list(folder, ...how) {
      await guard('s3:ListBucket', folder);
      return store.list(folder, ...how);
    },
    async remove(path) {
      await guard('s3:DeleteObject', path);
      return store.remove(path);
    },
    removeEmpty: (folder) => store.removeEmpty(folder),
  };
}
