import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@rstest/core';
import { entryProblem, freshnessProblem } from '@vitrina/contract/delegation-signature';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { folderStore } from '../folder-store.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import type { KilledCommand } from '../testing/killed-command.ts';
import { type DelegatedDeployment, delegatedDeployment } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import { readAnswer } from './answer.ts';

const all = process.env.VITRINA_TEST_ALL === '1';
const TSX = createRequire(import.meta.url).resolve('tsx');
const SCRIPT = fileURLToPath(new URL('../testing/killed-command.ts', import.meta.url));
const HOWS = ['before', 'half', 'after'] as const;
/** Number of steps that are killed, unless all tests run. */
const SAMPLES = 4;

/** Folder of the deployment under test; each kill gets its own copy. */
let root = '';
let there: DelegatedDeployment;
const prepared = temporaryFolder('store');
const build = sampleRemote('mf-shop', '00000002');

/** One release is live; another waits, beside one that is refused. */
beforeAll(async () => {
  root = prepared;
  there = await delegatedDeployment(() => folderStore(root), { waits: { everyMs: 10 } });
  const { shop, quiz } = there.keys;
  const store = folderStore(root);
  const first = await uploaded(store, 'mf-shop', '00000001');
  await store.putNew(
    'entries/mf-shop/1.json',
    await signedFile(sampleSubmission(first), shop.privateKey),
  );
  await there.publisher.run('publish-entries', '');
  const { previous: _, ...rest } = sampleSubmission(first, { serial: 2, revision: 2 });
  const next = await uploaded(store, 'mf-shop', '00000003');
  const submission = { ...rest, current: next, previous: first };
  await store.putNew('entries/mf-shop/2.json', await signedFile(submission, shop.privateKey));
  const foreign = { ...submission, name: 'mf-quiz', serial: 1 };
  await store.putNew('entries/mf-quiz/1.json', await signedFile(foreign, quiz.privateKey));
});

/** @returns the signal that ended it, or null when the command completed before that step */
async function killed(more: Partial<KilledCommand>): Promise<string | null> {
  const command: KilledCommand = {
    ...{ verb: 'publish-entries', name: 'mf-shop', build, store: root, config: there.config },
    ...there.publisherKeys,
    stateDir: temporaryFolder('killed'),
    ...more,
  };
  const child = spawn(process.execPath, ['--import', TSX, SCRIPT, JSON.stringify(command)]);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

/** Kills at each step in turn, or at some of them, each time on a copy of the prepared store. */
async function atEachStep(
  more: Partial<KilledCommand>,
  check: (step: number) => Promise<void>,
): Promise<number> {
  const copied = () => {
    root = temporaryFolder('store');
    cpSync(prepared, root, { recursive: true, preserveTimestamps: true });
  };
  let steps = 0;
  const stride = all ? 1 : 13;
  for (let at = 1; at <= (all ? 1000 : SAMPLES * stride); at += stride) {
    copied();
    const how = HOWS[Math.floor(at / stride) % HOWS.length] ?? 'before';
    if ((await killed({ ...more, at, how })) !== 'SIGKILL') return steps;
    steps += 1;
    const lock = join(root, 'registry.lock');
    // Ten seconds later.
    if (existsSync(lock)) utimesSync(lock, new Date(0), new Date(0));
    try {
      await check(at);
    } catch (cause) {
      throw new Error(`Killed ${how} step ${at}`, { cause });
    }
  }
  return steps;
}

async function isInStep(): Promise<void> {
  const { operator, config } = there;
  const live = await operator.registry();
  const { delegation, environment } = live;
  if (!delegation) throw new Error('There is no delegation.');
  expect(await verifyRegistry(live, config.registryKey)).toBe(true);
  for (const remote of live.remotes)
    expect(await entryProblem(remote, { delegation, environment })).toBeNull();
  expect(await operator.inlined()).toEqual(live);
  const fresh: unknown = JSON.parse(await operator.text('freshness.json'));
  expect(await freshnessProblem(fresh, live, { environment, at: new Date() })).toBeNull();
}

test(
  'a publisher that is killed at any step leaves the old or the new, and the next pass completes it once',
  async () => {
    const steps = await atEachStep({}, async () => {
      const { operator, publisher, config } = there;
      const store = folderStore(root);
      const before = await operator.registry();
      expect([2, 3]).toContain(before.revision);
      expect(await verifyRegistry(before, config.registryKey)).toBe(true);
      await publisher.run('publish-entries', '');
      await isInStep();
      expect(await operator.registry()).toMatchObject({
        revision: 3,
        remotes: [{ current: { id: '1.0.0-00000003' }, signed: { serial: 2 } }],
      });
      const answer = (name: string, serial: number) =>
        readAnswer(store, { name, serial }, config.registryKey);
      expect(await answer('mf-shop', 2)).toMatchObject({ accepted: true, revision: 3 });
      expect(await answer('mf-quiz', 1)).toMatchObject({ accepted: false });
      expect(await publisher.run('publish-entries', '')).toBe('Nothing waits.');
    });
    expect(steps).toBeGreaterThanOrEqual(all ? 30 : SAMPLES);
  },
  all ? 600_000 : 60_000,
);

test.skipIf(!all)(
  "a team's command that is killed at any step may be given again",
  async () => {
    const team: Partial<KilledCommand> = {
      ...{ verb: 'release', privateKey: null, teamKey: there.keys.shop.privateKey },
      // No publisher runs, so the command does not wait for an answer.
      waits: { patienceMs: 0 },
    };
    const steps = await atEachStep(team, async () => {
      const { operator, publisher, shop } = there;
      const again = shop.release('mf-shop', build);
      let isDone = false;
      const done = again.finally(() => {
        isDone = true;
      });
      while (!isDone) await publisher.run('publish-entries', '');
      expect(await done).toMatch(/mf-shop 1\.0\.0-00000002 is live, before it 1\.0\.0-0000000[13]/);
      await isInStep();
      expect((await operator.registry()).revision).toBeLessThanOrEqual(4);
    });
    expect(steps).toBeGreaterThanOrEqual(1);
  },
  600_000,
);
