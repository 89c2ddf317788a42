import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { expect, test } from '@rstest/core';
import { freshnessProblem } from '@vitrina/contract/delegation-signature';
import { answered, deployed, type There } from '../testing/answered.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';

const PUBLISHER = 65_534;
const isRoot = process.getuid?.() === 0;
/**
 * File rights do not bind root, and only a main thread can change its user: `rstest run` in this package has
 * one.
 */
const canBeBound = !isRoot || isMainThread;

/** Runs one pass as a user without root's file access. */
async function passAsPublisher(there: There): Promise<string> {
  if (!isRoot) return there.pass();
  process.seteuid?.(PUBLISHER);
  try {
    return await there.pass();
  } finally {
    process.seteuid?.(0);
  }
}

/** Makes a folder the publisher's. */
function give(dir: string): void {
  chownSync(dir, PUBLISHER, PUBLISHER);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chownSync(path, PUBLISHER, PUBLISHER);
  }
}

for (const [what, place, spoil] of [
  [
    'a folder that nobody may read',
    'entries/mf-shop/x',
    (dir: string) => {
      mkdirSync(join(dir, 'x'));
      chmodSync(join(dir, 'x'), 0);
    },
  ],
  ['its own folder closed', 'entries/mf-shop', (dir: string) => chmodSync(dir, 0)],
  [
    'a submission that nobody may read',
    'entries/mf-shop/7.json',
    (dir: string) => {
      writeFileSync(join(dir, '7.json'), 'x');
      chmodSync(join(dir, '7.json'), 0);
    },
  ],
  [
    'a co-signature that nobody may read',
    'entries/mf-shop/1.',
    (dir: string) => {
      const file = join(dir, '1.0123456789abcdef.json');
      writeFileSync(file, 'x');
      chmodSync(file, 0);
    },
  ],
  [
    'a file with a path that is too long',
    'entries/mf-shop',
    (dir: string) => {
      const deeper = 'd'.repeat(200);
      // One step at a time: no call takes the whole path.
      const steps = `i=0; while [ $i -lt 30 ]; do mkdir ${deeper} && cd ${deeper}; i=$((i+1)); done`;
      execFileSync('/bin/sh', ['-c', steps], { cwd: dir });
    },
  ],
  [
    'a closed folder of its release',
    'mf-shop/1.0.0-00000001',
    (_: string, release: string) => chmodSync(release, 0),
  ],
  [
    'a folder of its release that leads in a circle',
    'mf-shop/1.0.0-00000001',
    (_: string, release: string) => {
      rmSync(release, { recursive: true });
      symlinkSync(release, release);
    },
  ],
] as const)
  test.runIf(canBeBound)(
    `${what} costs that team alone, and somebody vouches all the same`,
    async () => {
      const there = await deployed();
      const quiz = await uploaded(there.open(), 'mf-quiz', '00000001');
      // The oldest, so it is looked at first.
      await there.put(
        'entries/mf-shop/1.json',
        await signedFile(sampleSubmission(there.first), there.keys.shop.privateKey),
      );
      await there.put(
        'entries/mf-quiz/1.json',
        await signedFile(sampleSubmission(quiz, { name: 'mf-quiz' }), there.keys.quiz.privateKey),
      );
      if (isRoot) for (const dir of [there.root, there.publisher.stateDir]) give(dir);
      spoil(join(there.root, 'entries/mf-shop'), join(there.root, 'mf-shop', there.first.id));
      const said = await passAsPublisher(there);
      expect((await there.answer('mf-quiz', 1))?.accepted).toBe(true);
      if (what !== 'a co-signature that nobody may read') {
        expect(said).toContain(join(there.root, place));
        expect(said).toMatch(/read|too long|a link/);
        expect(said).not.toContain('may not write');
      }
      const text = await there.operator.text('freshness.json');
      const at = { environment: there.config.environment, at: new Date() };
      const problem = await freshnessProblem(JSON.parse(text), await there.operator.registry(), at);
      expect(problem).toBeNull();
    },
  );

test.runIf(canBeBound)(
  'a team with many folders that nobody may read hides that of no other team',
  async () => {
    const there = await deployed();
    const closed = (path: string) =>
      mkdirSync(join(there.root, 'entries', path), { recursive: true });
    for (let index = 1; index <= 8; index += 1) closed(`mf-shop/${index}`);
    closed('mf-quiz/1');
    if (isRoot) for (const dir of [there.root, there.publisher.stateDir]) give(dir);
    for (const name of ['mf-shop', 'mf-quiz'])
      for (const folder of readdirSync(join(there.root, 'entries', name)))
        chmodSync(join(there.root, 'entries', name, folder), 0);
    const said = await passAsPublisher(there);
    expect(said).toContain(join(there.root, 'entries/mf-quiz/1'));
    expect(said.split(join(there.root, 'entries/mf-shop'))).toHaveLength(6);
    expect(said).toContain('3 more of mf-shop cannot be read.');
  },
);

test('a store that fails in the middle of a pass keeps nobody from vouching', async () => {
  let isBroken = false;
  const there = await deployed(undefined, (store) => ({
    ...store,
    putNew: async (path, content) => {
      if (isBroken && path.startsWith('answers/')) throw new Error('no answers today');
      return store.putNew(path, content);
    },
  }));
  await there.put('entries/mf-shop/1.json', 'x');
  isBroken = true;
  expect(await there.pass()).toContain('no answers today');
  isBroken = false;
  expect(await there.operator.text('freshness.json')).toContain('"revision":1');
  expect((await answered(there, sampleSubmission(there.first, { serial: 2 })))?.accepted).toBe(
    true,
  );
});
