import { expect, test } from '@rstest/core';
import { registryHistory } from '../registry-history.ts';
import { registryKeeper } from '../registry-keeper.ts';
import { sampleRemote } from '../sample-shell.ts';
import { deployed } from '../testing/answered.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import type { Submission } from './submission.ts';

/* Rollbacks of one remote after any number of revisions of others. */

const history = (path: string): boolean => /^history\/\d+\.json$/.test(path);

/** Four releases of mf-quiz, then many revisions in which others change. */
async function flooded(others = 1200) {
  let reads = 0;
  const there = await deployed(undefined, (store) => ({
    ...store,
    readText: (path, most) => {
      if (history(path)) reads += 1;
      return store.readText(path, most);
    },
  }));
  const published = async (work: Promise<string>) => {
    let isDone = false;
    const done = work
      .catch((error: Error) => error.message)
      .finally(() => {
        isDone = true;
      });
    while (!isDone) await there.pass();
    return done;
  };
  for (const hash of ['00000001', '00000002', '00000003', '00000004'])
    await published(there.quiz.release('mf-quiz', sampleRemote('mf-quiz', hash)));
  const keeper = registryKeeper({
    ...{ store: there.open(), ...there.publisherKeys, config: there.config },
    stateDir: there.operator.stateDir,
  });
  // Stands in for a thousand changes with one write: the skipped revisions have no signature.
  const before = await keeper.live();
  if (!before) throw new Error('There is no registry.');
  const { registry, tag } = before;
  await keeper.replace(before.whole({ ...registry, revision: registry.revision + others }), tag);
  expect(await registryHistory(there.open()).latest()).toBeGreaterThan(others);
  await there.pass();
  const counted = async (work: () => Promise<string>, isTeam = true) => {
    reads = 0;
    const said = await (isTeam ? published(work()) : work());
    return { said, reads };
  };
  return { ...there, counted };
}

test('another team pushes no release out of the way back', async () => {
  const { quiz, counted } = await flooded();
  for (const id of ['1.0.0-00000002', '1.0.0-00000001']) {
    const { said, reads } = await counted(() =>
      quiz.run('rollback', 'mf-quiz', { positionals: ['mf-quiz', id] }),
    );
    expect(said).toContain(`mf-quiz ${id} is live`);
    expect(reads).toBeLessThan(600);
  }
});

test('under a hold the way back is known as well', async () => {
  const { operator, quiz, counted } = await flooded();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await operator.run('hold', 'all', { until, reason: 'Black Friday' });
  const back = () =>
    quiz.run('rollback', 'mf-quiz', { positionals: ['mf-quiz', '1.0.0-00000001'] });
  expect((await counted(back)).said).toContain('mf-quiz 1.0.0-00000001 is live');
});

test('a thief who changes a remote again and again pushes no release of it out of the way back', async () => {
  const { quiz, operator, open, counted } = await flooded(2200);
  const { addChanges, latest } = registryHistory(open());
  const last = await latest();
  const thief = { name: 'mf-quiz', id: '1.0.0-0000000f' };
  for (let below = 1; below <= 2150; below += 1) await addChanges(last - below, [thief]);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await operator.run('hold', 'all', { until, reason: 'leak' });
  const positionals = ['mf-quiz', '1.0.0-00000001'];
  const { said, reads } = await counted(() => quiz.run('rollback', 'mf-quiz', { positionals }));
  expect(said).toContain('mf-quiz 1.0.0-00000001 is live');
  expect(reads).toBeLessThan(2000);
});

test('under a hold no number of changes makes a newer release the older one', async () => {
  const { quiz, operator, open, counted } = await flooded();
  const [old, newer] = ['1.0.0-00000001', '1.0.0-00000004'] as const;
  const run = (verb: string, id: string) =>
    counted(() => quiz.run(verb, 'mf-quiz', { positionals: ['mf-quiz', id] }));
  await run('rollback', old);
  await run('mark-good', newer);
  const { addChanges, latest } = registryHistory(open());
  const last = await latest();
  for (let below = 3; below <= 1010; below += 1)
    await addChanges(last - below, [{ name: 'mf-quiz', id: old }]);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await operator.run('hold', 'all', { until, reason: 'Black Friday' });
  const { said } = await run('rollback', newer);
  expect(said).toContain('Everything is held until');
});

/** Submissions of mf-quiz with a fallback that was never live. */
async function claiming() {
  const there = await flooded(200);
  const { open, operator, keys, counted } = there;
  const never = await uploaded(open(), 'mf-quiz', '0000000f');
  const { remotes, revision } = await operator.registry();
  const [quiz] = remotes;
  if (!quiz) throw new Error('It is not live.');
  const claim = async (serial: number, more: Partial<Submission> = {}) => {
    const base = { name: 'mf-quiz', serial, revision, previous: never };
    const submission = sampleSubmission(quiz.current, { ...base, ...more });
    const text = await signedFile(submission, keys.quiz.privateKey);
    await there.put(`entries/mf-quiz/${serial}.json`, text);
  };
  const pass = () => counted(there.pass, false);
  const reason = async (serial: number) => (await there.answer('mf-quiz', serial))?.reason;
  return { ...there, never, claim, pass, reason };
}

test('a pass reads the history of a remote for one submission of it', async () => {
  const { claim, pass, reason } = await claiming();
  for (let serial = 5; serial <= 7; serial += 1) await claim(serial);
  for (const seen of [[5], [5, 6], [5, 6, 7]]) {
    expect((await pass()).reads).toBeLessThan(150);
    for (const serial of [5, 6, 7])
      expect((await reason(serial))?.endsWith('was never live')).toBe(
        seen.includes(serial) || undefined,
      );
  }
});

test('what is refused anyway, or claims the past of a remote without one, reads no history', async () => {
  const { claim, pass, reason, first, never, keys, ...there } = await claiming();
  await claim(5000);
  await claim(5, { revision: 1 });
  await claim(6, { current: { ...never, contract: '^9.0.0' } });
  // The live revisions, and the one that a submission was made from.
  const few = 20;
  expect((await pass()).reads).toBeLessThan(few);
  expect(await reason(5000)).toMatch('serial 5000 is too far above 4');
  expect(await reason(5)).toMatch('mf-quiz changed since');
  expect(await reason(6)).toMatch('needs contract ^9.0.0');
  const { revision } = await there.operator.registry();
  const previous = await uploaded(there.open(), 'mf-shop', '0000000f');
  const text = sampleSubmission(first, { revision, previous });
  await there.put('entries/mf-shop/1.json', await signedFile(text, keys.shop.privateKey));
  expect((await pass()).reads).toBeLessThan(few);
  expect((await there.answer())?.reason).toMatch('was never live');
});

test('a store of an earlier version, without the list of changes, is read as before', async () => {
  const there = await deployed(undefined, (store) => ({
    ...store,
    putNew: async (path, content) => {
      if (!path.startsWith('history/of/')) await store.putNew(path, content);
    },
  }));
  const both = { teamKey: there.keys.shop.privateKey };
  for (const hash of ['00000001', '00000002', '00000003'])
    await there.operator.release('mf-shop', sampleRemote('mf-shop', hash), both);
  const positionals = ['mf-shop', '1.0.0-00000001'];
  expect(await there.operator.run('rollback', 'mf-shop', { positionals, ...both })).toContain(
    'mf-shop 1.0.0-00000001 is live',
  );
});
