import { afterEach, expect, test } from '@rstest/core';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { openBucket } from '@vitrina/object-store/bucket';
import {
  type BucketFault,
  type BucketRequest,
  type BucketServer,
  serveBuckets,
} from '@vitrina/object-store/testing/serve-bucket';
import { s3Store } from './s3-store.ts';
import { deploymentOn } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell } from './sample-shell.ts';

let server: BucketServer;
afterEach(() => server.close());

/** A shell and two releases of mf-shop in a bucket, whose server can be told to fail. */
async function released() {
  let fault: ((request: BucketRequest) => BucketFault | undefined) | undefined;
  server = await serveBuckets({ buckets: ['releases'], fault: (request) => fault?.(request) });
  const options = { address: `${server.origin}/releases`, ...server.credentials };
  const { privateKey, publicKey } = await createRegistryKeys();
  const brand = { ...SAMPLE_CONFIG.brand, colors: { primary: '#7a1f5c' } };
  const config = { ...SAMPLE_CONFIG, brand, registryKey: publicKey };
  const deployed = deploymentOn(() => s3Store(options), { privateKey, config });
  await deployed.release('shell', sampleShell());
  await deployed.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await deployed.release('mf-shop', sampleRemote('mf-shop', '00000002'));
  const failing = (next: typeof fault) => {
    fault = next;
  };
  return { ...deployed, failing, bucket: openBucket(options) };
}

const isSwap = ({ method, path }: BucketRequest) =>
  method === 'PUT' && path.endsWith('/registry.json');

/** docs/deployment.md, "The store". */
const KEPT: ReadonlyArray<[path: RegExp, how: string]> = [
  [/^registry\.(json|probe)$/, 'no-cache'],
  [/^html\/.*\.html$/, 'no-cache'],
  [/\/speculation-rules\.json$/, 'public, max-age=3600'],
  [/^(html|history|shell)\//, 'no-store'],
  [/^(site\/static|mf-[a-z]+\/1\.0\.0-[0-9a-f]+)\//, 'public, max-age=31536000, immutable'],
];

test('every file that the commands write has the type and the cache header that the documents say', async () => {
  const { bucket, run } = await released();
  await run('switch-off', 'mf-shop');
  const objects = await bucket.list('');
  const folders = new Set(objects.map(({ key }) => key.split('/')[0]));
  expect([...folders].sort()).toEqual(
    ['history', 'html', 'mf-shop', 'registry.json', 'registry.probe', 'shell', 'site'].sort(),
  );
  for (const { key } of objects) {
    const [, wanted] = KEPT.find(([path]) => path.test(key)) ?? [];
    const found = await bucket.get(key);
    expect([key, found?.headers.get('cache-control')]).toEqual([key, wanted]);
    if (key !== 'registry.probe') expect(found?.headers.get('content-type')).not.toMatch(/octet/);
  }
});

const OUT_OF_ORDER: Array<[what: string, fault: BucketFault, said: RegExp]> = [
  ['answers 503', { answer: 503 }, /is out of order for now, it answered 503: try again/],
  ['gives no answer', { answer: 'none' }, /cannot be reached: check its address/],
  ['breaks off', { answer: 'cut' }, /cannot be reached: check its address/],
  ['refuses the key', { answer: 403 }, /refused the key, with 403: check S3_ACCESS_KEY_ID/],
];
const CHANGES = ['release', 'rollback', 'switch-off', 'promote', 'prune-releases', 'render-html'];
const VERBS = [...CHANGES, 'releases', 'roster', 'repair-registry', 'sign-registry'];

for (const [what, fault, said] of OUT_OF_ORDER) {
  test(`a store that ${what} is told in one sentence, and nothing changed`, async () => {
    const { run, registry, failing } = await released();
    const before = await registry();
    failing(() => fault);
    for (const verb of fault.answer === 503 ? VERBS : ['release', 'switch-off']) {
      const problem = await run(verb, verb === 'roster' ? '' : 'mf-shop').then(
        () => null,
        (error: Error) => error.message,
      );
      expect(problem, verb).toMatch(said);
      expect(problem, verb).toMatch(/What is live is as it was\.$/);
      expect(problem, verb).not.toMatch(/\n|<Error>| at /);
    }
    failing(undefined);
    expect(await registry()).toEqual(before);
  }, 30_000);
}

test('a write whose answer is lost counts when it took place: nothing is gone back twice', async () => {
  for (const answer of [500, 'none'] as const) {
    const { run, registry, failing, inlined } = await released();
    let lost = 0;
    failing((request) => (isSwap(request) && lost++ === 0 ? { answer, written: true } : undefined));
    expect(await run('rollback', 'mf-shop')).toContain('1.0.0-00000001 is live (revision 3)');
    expect((await registry()).revision).toBe(3);
    expect(await inlined()).toEqual(await registry());
    await server.close();
  }
});

test('a store that goes away in the middle of the change says that its end is not known', async () => {
  const { run, failing } = await released();
  let isAway = false;
  failing((request) => {
    isAway ||= isSwap(request);
    return isAway ? { answer: 503 } : undefined;
  });
  await expect(run('rollback', 'mf-shop')).rejects.toThrow(
    /answered 503: .* Whether the change went live is not known\. .* pnpm releases tells it/,
  );
});

test('a store that goes away after the change says what is live, and what completes it', async () => {
  const { run, failing, registry, inlined } = await released();
  failing(({ method, path }) =>
    method === 'PUT' && path.includes('/html/') ? { answer: 503 } : undefined,
  );
  await expect(run('switch-off', 'mf-shop')).rejects.toThrow(
    /^mf-shop 1\.0\.0-00000002 is live, .*, switched off \(revision 3\)\nBut its HTML was not written, .* answered 503: try again in some minutes\.\nThen: pnpm render-html\.$/,
  );
  failing(undefined);
  await run('render-html', '');
  expect(await inlined()).toEqual(await registry());
});

test('a history that could not be written is told, and the next change completes it', async () => {
  const { run, failing, text, inlined, registry } = await released();
  failing(({ method, path }) =>
    method === 'PUT' && path.endsWith('/history/3.json') ? { answer: 503 } : undefined,
  );
  expect(await run('switch-off', 'mf-shop')).toContain('The history has no revision 3 yet');
  expect(await inlined()).toEqual(await registry());
  failing(undefined);
  await run('switch-on', 'mf-shop');
  expect(JSON.parse(await text('history/3.json'))).toMatchObject({ revision: 3 });
});
