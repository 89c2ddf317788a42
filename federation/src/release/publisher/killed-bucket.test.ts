import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { freshnessProblem } from '@vitrina/contract/delegation-signature';
import {
  type BucketFault,
  type BucketServer,
  serveBuckets,
} from '@vitrina/object-store/testing/serve-bucket';
import { s3Store } from '../s3-store.ts';
import { temporaryFolder } from '../sample-shell.ts';
import type { KilledCommand } from '../testing/killed-command.ts';
import { delegatedDeployment } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import { readAnswer } from './answer.ts';

/** In `npm test` the publisher of a folder alone is killed. */
const longTest = process.env.VITRINA_TEST_ALL === '1' ? test : test.skip;
const TSX = createRequire(import.meta.url).resolve('tsx');
const SCRIPT = fileURLToPath(new URL('../testing/killed-command.ts', import.meta.url));
const MIN_KILLS = 50;

let server: BucketServer;
let onRequest: (() => BucketFault | undefined) | undefined;
beforeAll(async () => {
  server = await serveBuckets({ buckets: ['releases'], fault: () => onRequest?.() });
});
afterAll(() => server.close());

let buckets = 0;
/** A new deployment with one waiting submission. */
async function deployed() {
  const bucket = { address: `${server.origin}/releases/${++buckets}`, ...server.credentials };
  const there = await delegatedDeployment(() => s3Store(bucket));
  const store = there.open();
  await store.putNew(
    'entries/mf-shop/1.json',
    await signedFile(
      sampleSubmission(await uploaded(store, 'mf-shop', '00000001')),
      there.keys.shop.privateKey,
    ),
  );
  return { ...there, bucket };
}

/** Kills the command at a request, which the server executes or not, and does not answer. */
function killAtRequest(child: ChildProcess, at: number, written: boolean): void {
  let count = 0;
  onRequest = () => {
    count += 1;
    if (count !== at) return undefined;
    child.kill('SIGKILL');
    return { answer: 'none', written };
  };
}

longTest(
  'a publisher of a bucket that is killed at a request is completed by the next pass, once',
  async () => {
    let kills = 0;
    for (let at = 1; ; at += 1) {
      const { bucket, config, publisherKeys, publisher, operator, open } = await deployed();
      const command: KilledCommand = {
        ...{ verb: 'publish-entries', name: '', build: '', store: bucket, config },
        ...publisherKeys,
        stateDir: temporaryFolder('killed'),
      };
      const child = spawn(process.execPath, ['--import', TSX, SCRIPT, JSON.stringify(command)]);
      killAtRequest(child, at, kills % 2 === 0);
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      onRequest = undefined;
      if (signal !== 'SIGKILL') break;
      kills += 1;
      await publisher.run('publish-entries', '');
      const live = await operator.registry();
      expect(live, `request ${at}`).toMatchObject({
        revision: 2,
        remotes: [{ current: { id: '1.0.0-00000001' }, signed: { serial: 1 } }],
      });
      expect(await operator.inlined(), `request ${at}`).toEqual(live);
      const { registryKey, environment } = config;
      expect(
        await readAnswer(open(), { name: 'mf-shop', serial: 1 }, registryKey),
        `request ${at}`,
      ).toMatchObject({ accepted: true, revision: 2 });
      const fresh: unknown = JSON.parse(await operator.text('freshness.json'));
      const problem = await freshnessProblem(fresh, live, { environment, at: new Date() });
      expect(problem, `request ${at}`).toBeNull();
    }
    expect(kills).toBeGreaterThanOrEqual(MIN_KILLS);
  },
  900_000,
);
