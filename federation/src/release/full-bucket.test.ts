import { afterEach, expect, test } from '@rstest/core';
import { openBucket } from '@vitrina/object-store/bucket';
import {
  type BucketFault,
  type BucketRequest,
  type BucketServer,
  serveBuckets,
} from '@vitrina/object-store/testing/serve-bucket';
import { s3Store } from './s3-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell } from './sample-shell.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Errors of real servers: MinIO's full disk and quota, Ceph's quota, Huawei's quota. */
const ANSWERS: BucketFault[] = [
  { answer: 507, code: 'XMinioStorageFull' },
  { answer: 400, code: 'XMinioAdminBucketQuotaExceeded' },
  { answer: 403, code: 'QuotaExceeded' },
  { answer: 403, code: 'InsufficientStorageSpace' },
];
const QUOTA = { answer: 403, code: 'QuotaExceeded' };

let server: BucketServer;
afterEach(() => server.close());

/** A shell and releases of mf-shop, all of them old, in a bucket that can be made full. */
async function released() {
  let fault: (request: BucketRequest) => BucketFault | undefined = () => undefined;
  let ageMs = 60 * DAY_MS;
  server = await serveBuckets({
    buckets: ['releases'],
    fault: (request) => fault(request),
    now: () => new Date(Date.now() - ageMs),
  });
  const options = { address: `${server.origin}/releases`, ...server.credentials };
  const bucket = openBucket(options);
  const deployed = deploymentOn(() => s3Store(options));
  await deployed.release('shell', sampleShell());
  for (const hash of ['00000001', '00000002', '00000003', '00000004'])
    await deployed.release('mf-shop', sampleRemote('mf-shop', hash));
  ageMs = 0;
  const keys = async () => (await bucket.list('')).map(({ key }) => key);
  return {
    ...deployed,
    keys,
    /** Refuses every write, or every write of a new key. */
    async fill(answer: BucketFault, takes: 'nothing' | 'what is there') {
      const known = new Set((await keys()).map((key) => `/releases/${key}`));
      fault = ({ method, path }) =>
        method === 'PUT' && (takes === 'nothing' || !known.has(path)) ? answer : undefined;
    },
    makeRoom() {
      fault = () => undefined;
    },
  };
}

for (const answer of ANSWERS)
  test(`a bucket that answers ${answer.answer} ${answer.code} is told to be full, and nothing changed`, async () => {
    const { run, registry, inlined, fill } = await released();
    const before = await registry();
    await fill(answer, 'nothing');
    for (const verb of ['release', 'switch-off', 'render-html'])
      await expect(run(verb, 'mf-shop'), verb).rejects.toThrow(
        /^http\S+ is full: make room there, or raise its quota\. pnpm prune-releases lists .* What is live is as it was\.$/,
      );
    expect(await registry()).toEqual(before);
    expect(await inlined()).toEqual(before);
  }, 30_000);

test('a full bucket that takes other content of what is there: switch-off and rollback work, a release does not', async () => {
  const { run, release, registry, inlined, keys, fill, makeRoom } = await released();
  await fill(QUOTA, 'what is there');
  const before = await keys();
  await expect(release('mf-shop', sampleRemote('mf-shop', '00000005'))).rejects.toThrow(
    /is full: .* What is live is as it was\.$/,
  );
  for (const verb of ['switch-off', 'switch-on', 'rollback', 'switch-off']) {
    expect(await run(verb, 'mf-shop'), verb).toMatch(
      /^mf-shop .*\nHTML of revision \d+ in \S+\n(.*\n)*The history has no revision \d+ yet, .* is full: make room/,
    );
    expect(await inlined()).toEqual(await registry());
  }
  expect(await keys()).toEqual(before);
  expect(await run('releases', '')).toContain('switched off');
  makeRoom();
  const revision = (await registry()).revision;
  expect(await run('switch-on', 'mf-shop')).not.toContain('history');
  expect(await keys()).toEqual(expect.arrayContaining([`history/${revision}.json`]));
});

test('room can be made in a full bucket, also after a switch-off that its history does not know', async () => {
  const { run, keys, fill } = await released();
  await fill(QUOTA, 'what is there');
  // A release that neither the registry nor the newest revision of the history names otherwise.
  await run('rollback', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000001'] });
  await run('switch-off', 'mf-shop');
  expect(await run('prune-releases', '')).toMatch(
    /^deleted: mf-shop 1\.0\.0-00000002 \(3 files\)$/,
  );
  const folders = new Set((await keys()).map((key) => key.split('/').slice(0, 2).join('/')));
  expect([...folders].filter((folder) => folder.startsWith('mf-'))).toEqual(
    ['00000001', '00000003', '00000004'].map((hash) => `mf-shop/1.0.0-${hash}`),
  );
});
