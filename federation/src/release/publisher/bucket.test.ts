import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { entryProblem, freshnessProblem } from '@vitrina/contract/delegation-signature';
import { openBucket } from '@vitrina/object-store/bucket';
import {
  type BucketFault,
  type BucketRequest,
  type BucketServer,
  serveBuckets,
} from '@vitrina/object-store/testing/serve-bucket';
import { s3Store } from '../s3-store.ts';
import { sampleRemote } from '../sample-shell.ts';
import { type MayDo, policy } from '../testing/policy-store.ts';
import { type DelegatedDeployment, delegatedDeployment } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import { teamProbe } from './entry-files.ts';

const ACTIONS: Record<string, Parameters<MayDo>[0]> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};
/** By access key. The operator of these tests may do all. */
const POLICIES: Record<string, MayDo> = {
  'mf-shop': policy('team-policy', 'mf-shop'),
  'mf-quiz': policy('team-policy', 'mf-quiz'),
  publisher: policy('publisher-policy'),
};
const denied: string[] = [];
/** Selects requests whose answer breaks off. */
let cut: (request: BucketRequest) => boolean = () => false;

/** Enforces the policies of `deploy/bucket` for any client, like a bucket. */
function fault(request: BucketRequest): BucketFault | undefined {
  const { method, path, accessKeyId } = request;
  if (cut(request)) return { answer: 'cut' };
  const key = decodeURIComponent(path.replace(/^\/vitrina-releases\/?/, '').replace(/\?.*/, ''));
  const action = path.includes('list-type') ? 's3:ListBucket' : ACTIONS[method];
  const may = POLICIES[accessKeyId];
  if (accessKeyId === 'operator' || (action && may?.(action, key))) return undefined;
  denied.push(`${accessKeyId}: ${action} ${key}`);
  return { answer: 403 };
}

let server: BucketServer;
let there: DelegatedDeployment;
const as = (accessKeyId: string) => ({
  ...server.credentials,
  accessKeyId,
  address: `${server.origin}/vitrina-releases`,
});

beforeAll(async () => {
  server = await serveBuckets({
    buckets: ['vitrina-releases'],
    accessKeyIds: ['operator', ...Object.keys(POLICIES)],
    fault,
  });
  there = await delegatedDeployment(
    (who) => s3Store({ ...as(who), ...(who.startsWith('mf-') && { probeFor: teamProbe }) }),
    { waits: { everyMs: 10 } },
  );
}, 60_000);
afterAll(() => server.close());

/** Passes of the publisher until `work` has ended. */
async function published<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone) await there.publisher.run('publish-entries', '');
  return done;
}

test('in a bucket a team releases and goes back with the rights of its policy alone', async () => {
  const { shop, quiz, operator } = there;
  for (const hash of ['00000001', '00000002'])
    await published(shop.release('mf-shop', sampleRemote('mf-shop', hash)));
  await published(quiz.release('mf-quiz', sampleRemote('mf-quiz', '00000001')));
  await published(shop.run('rollback', 'mf-shop'));
  await published(shop.run('switch-off', 'mf-shop'));
  const live = await operator.registry();
  const { remotes, delegation, environment } = live;
  expect(remotes).toMatchObject([
    { name: 'mf-shop', current: { id: '1.0.0-00000001' }, disabled: true },
    { name: 'mf-quiz', current: { id: '1.0.0-00000001' } },
  ]);
  if (!delegation) throw new Error('There is no delegation.');
  for (const remote of remotes)
    expect(await entryProblem(remote, { delegation, environment })).toBeNull();
  const fresh: unknown = JSON.parse(await operator.text('freshness.json'));
  expect(await freshnessProblem(fresh, live, { environment, at: new Date() })).toBeNull();
  expect(await operator.inlined()).toEqual(live);
  expect(denied).toEqual([]);
}, 60_000);

test("a team's credentials write neither the registry, nor an answer, nor another team's files", async () => {
  const bucket = openBucket(as('mf-shop'));
  for (const key of [
    'registry.json',
    'freshness.json',
    'registry.probe',
    'history/9.json',
    'html/revision.json',
    'answers/mf-shop/9.json',
    'entries/mf-quiz/9.json',
    'entries/mf-shopping/9.json',
    'mf-quiz/1.0.0-00000001/entry.js',
    'shell/1/index.html',
    'site/static/a.js',
    'embed/q/v1/loader.js',
  ])
    await expect(bucket.put(key, '{}', { type: 'text/plain' }), key).rejects.toThrow('403');
  await expect(bucket.remove('mf-shop/1.0.0-00000001/entry.js')).rejects.toThrow('403');
  expect(await bucket.get('registry.json')).not.toBeNull();
});

test("the publisher's credentials write no file of a remote and no entry", async () => {
  const bucket = openBucket(as('publisher'));
  for (const key of ['mf-shop/1.0.0-00000001/entry.js', 'entries/mf-shop/9.json'])
    await expect(bucket.put(key, '{}', { type: 'text/plain' }), key).rejects.toThrow('403');
});

test('a submission whose transfer breaks off is judged when it is read as a whole', async () => {
  const { quiz, publisher, operator } = there;
  const released = quiz.release('mf-quiz', sampleRemote('mf-quiz', '00000005'));
  released.catch(() => {});
  let cuts = 3;
  cut = ({ accessKeyId, path, method }) =>
    accessKeyId === 'publisher' &&
    method === 'GET' &&
    /\/entries\/mf-quiz\/\d+\.json$/.test(path) &&
    cuts-- > 0;
  let said = '';
  while (cuts > 0)
    said += await publisher.run('publish-entries', '').catch((error: Error) => error.message);
  expect(said).toContain('cannot be reached');
  await published(released);
  cut = () => false;
  const { remotes } = await operator.registry();
  expect(remotes.find(({ name }) => name === 'mf-quiz')?.current.id).toBe('1.0.0-00000005');
}, 60_000);

test('a submission that is replaced before the publisher sees it is told to its team', async () => {
  const { shop, operator, keys, open } = there;
  const told = shop.release('mf-shop', sampleRemote('mf-shop', '00000007')).catch(String);
  const serial = async () => {
    const found = await open().list('entries/mf-shop');
    return Math.max(...found.map(({ path }) => Number(/(\d+)\.json$/.exec(path)?.[1] ?? 0)));
  };
  const before = await serial();
  while ((await serial()) === before) await new Promise((resolve) => setImmediate(resolve));
  const { revision, remotes } = await operator.registry();
  // An attacker with the bucket's credentials and a key of the team.
  const release = await uploaded(open(), 'mf-shop', '00000008');
  const now = before + 1;
  const submission = sampleSubmission(release, {
    serial: now,
    revision,
    previous: remotes[0]?.current ?? null,
  });
  await openBucket(as('mf-shop')).put(
    `entries/mf-shop/${now}.json`,
    await signedFile({ ...submission, disabled: true }, keys.shop.privateKey),
    { type: 'application/json' },
  );
  await there.publisher.run('publish-entries', '');
  expect(await told).toContain('was replaced by something else before the publisher saw it');
});
