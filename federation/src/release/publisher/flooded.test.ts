import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { type ReleaseStore, StoreUnusable } from '../release-store.ts';
import { answered, deployed, type There } from '../testing/answered.ts';
import { inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import { writeAnswer } from './answer.ts';
import { coSignatureFile, listAnswers, MAX_FILES } from './entry-files.ts';
import { pruneExchange } from './prune-exchange.ts';
import { type Submission, signSubmission } from './submission.ts';
import { submit } from './submit.ts';
import { readExchange } from './waiting-entries.ts';

/* Attacks on the publisher's time and memory with a team's credentials and at most one key. */

const longTest = process.env.VITRINA_TEST_ALL === '1' ? test : test.skip;

const isAnswer = (path: string): boolean => path.startsWith('answers/');

/** A deployment that counts what is read below `entries` and `answers`. */
async function counted() {
  const read: string[] = [];
  const there = await deployed(undefined, (store) => ({
    ...store,
    readText: (path, most) => {
      if (/^(entries|answers)\//.test(path)) read.push(path);
      return store.readText(path, most);
    },
  }));
  /** The shop needs two signatures. */
  const needTwo = () =>
    there.delegate(({ teams }) => {
      const keys = [there.keys.shop, there.keys.shopToo];
      teams['mf-shop'] = {
        keys: keys.map(({ publicKey }) => ({ key: publicKey, until: inHours(99) })),
        threshold: 2,
      };
    });
  return { ...there, read, needTwo };
}

test('of a submission only signatures named after keys of its team are read', async () => {
  const { first, keys, put, pass, answer, operator, needTwo, read } = await counted();
  await needTwo();
  const { revision } = await operator.registry();
  const submission = sampleSubmission(first, { revision });
  for (let file = 0; file < 50; file += 1)
    await put(`entries/mf-shop/1.${file.toString(16).padStart(16, '0')}.json`, 'x');
  await put('entries/mf-shop/1.json', await signedFile(submission, keys.shop.privateKey));
  await pass();
  expect(read).toEqual(['entries/mf-shop/1.json']);
  const second = await signSubmission(submission, keys.shopToo.privateKey);
  const file = coSignatureFile(submission, keys.shopToo.publicKey);
  await put(file, JSON.stringify(second));
  await pass();
  expect(read.slice(1, 3)).toEqual(['entries/mf-shop/1.json', file]);
  expect((await answer())?.accepted).toBe(true);
});

test('an address that is none is refused, and nobody is asked to sign it as well', async () => {
  const { first, keys, put, pass, answer, operator, needTwo } = await counted();
  await needTwo();
  const { revision } = await operator.registry();
  for (const [index, current] of [
    { ...first, entry: { ...first.entry, url: 'https://[' } },
    {
      ...first,
      modules: { './page': [{ ...first.entry, url: 'https://a:b', as: 'script' as const }] },
    },
  ].entries()) {
    const submission = sampleSubmission(current, { serial: index + 1, revision });
    const file = `entries/mf-shop/${index + 1}.json`;
    await put(file, await signedFile(submission, keys.shop.privateKey));
  }
  await pass();
  expect((await answer())?.reason).toBe('https://[ is no address');
  expect((await answer('mf-shop', 2))?.reason).toBe('https://a:b is no address');
});

test('of no file that a team may replace more than a limit is read', async () => {
  const whole: string[] = [];
  const there = await deployed(undefined, (store) => ({
    ...store,
    readText: (path, most) => {
      if (/^(entries|mf-shop)\//.test(path) && most === undefined) whole.push(path);
      return store.readText(path, most);
    },
  }));
  expect((await answered(there, sampleSubmission(there.first)))?.accepted).toBe(true);
  expect(whole).toEqual([]);
});

for (const [folder, says] of [
  ['entries', 'the others are not looked at'],
  ['answers', 'what mf-shop submits waits until some are deleted, after all of entries/mf-shop'],
] as const)
  test(`any number of files in ${folder} costs that team alone, and raises an alarm`, async () => {
    const there = await deployed();
    const quiz = await uploaded(there.open(), 'mf-quiz', '00000001');
    const submission = sampleSubmission(quiz, { name: 'mf-quiz' });
    const own = join(there.root, folder, 'mf-shop');
    mkdirSync(own, { recursive: true });
    for (let serial = 1; serial <= MAX_FILES + 20; serial += 1)
      writeFileSync(join(own, `${serial}.json`), '');
    const limit = `${folder}/mf-shop has more than ${MAX_FILES} files: ${says}`;
    expect((await answered(there, submission, there.keys.quiz.privateKey))?.accepted).toBe(true);
    expect(await there.pass()).toContain(limit);
    const exchange = await readExchange(there.open(), ['mf-shop']);
    expect(exchange.entries.length).toBeLessThanOrEqual(MAX_FILES);
  });

test('a team whose files may not be deleted keeps no others from being deleted', async () => {
  const there = await deployed(undefined, (store) => ({
    ...store,
    remove: async (path) => {
      if (path.startsWith('entries/mf-quiz/')) throw new StoreUnusable(`EACCES: ${path}`);
      await store.remove(path);
    },
  }));
  const { open, root, keys, first } = there;
  const quiz = await uploaded(open(), 'mf-quiz', '00000001');
  const submission = sampleSubmission(quiz, { name: 'mf-quiz' });
  await answered(there, submission, keys.quiz.privateKey);
  await answered(there, sampleSubmission(first));
  for (const name of ['mf-quiz', 'mf-shop'])
    for (const folder of ['entries', 'answers'])
      utimesSync(join(root, folder, name, '1.json'), new Date(0), new Date(0));
  await there.pass();
  expect((await open().list('entries')).map(({ path }) => path)).toEqual([
    'entries/mf-quiz/1.json',
  ]);
});

/** Writes answers as an earlier version did. */
const unmarked = (store: ReleaseStore): ReleaseStore => ({
  ...store,
  putNew: async (path, content) => {
    if (!path.endsWith('.refused')) await store.putNew(path, content);
  },
});

/** Refused submissions of mf-shop, as passes answer them. */
async function refused(
  { put, open, config, keys }: There,
  { from = 1, to, isMarked = true }: { from?: number; to: number; isMarked?: boolean },
) {
  for (let serial = from; serial <= to; serial += 1) {
    await put(`entries/mf-shop/${serial}.json`, 'x');
    const reason = 'it cannot be read';
    const answer = { of: '', accepted: false, reason, name: 'mf-shop', serial };
    await writeAnswer(
      isMarked ? open() : unmarked(open()),
      { ...answer, environment: config.environment },
      keys.registry.privateKey,
    );
  }
}

test('refused submissions are not read again, neither by a pass nor by the team', async () => {
  const there = await counted();
  const { first, read, put, pass, operator, keys, open, config } = there;
  expect((await answered(there, sampleSubmission(first)))?.accepted).toBe(true);
  await refused(there, { from: 2, to: 60 });
  await put('entries/mf-shop/61.json', 'x');
  read.length = 0;
  await pass();
  expect(read.filter(isAnswer)).toEqual(['answers/mf-shop/1.json']);
  read.length = 0;
  const next = await operator.registry();
  const written = await submit({
    ...{ store: open(), name: 'mf-shop', next, live: next, by: 'echipa mf-shop' },
    environment: config.environment,
    ...{ registryKey: config.registryKey, privateKey: keys.shop.privateKey },
  });
  expect(written?.submission.serial).toBe(62);
  expect(read.filter(isAnswer)).toEqual(['answers/mf-shop/1.json']);
});

test('a store whose answers an earlier version wrote is read as before', async () => {
  const there = await counted();
  expect((await answered(there, sampleSubmission(there.first)))?.accepted).toBe(true);
  await refused(there, { from: 2, to: 5, isMarked: false });
  const { revision } = await there.operator.registry();
  const off = sampleSubmission(there.first, { serial: 6, revision, disabled: true });
  expect((await answered(there, off))?.accepted).toBe(true);
  const again = sampleSubmission(there.first, { serial: 7, revision: revision + 1 });
  expect((await answered(there, again))?.accepted).toBe(true);
});

test('submissions that wait for a signature count for a pass, and keep none for ever', async () => {
  const { first, keys, put, pass, answer, operator, needTwo, read } = await counted();
  await needTwo();
  const { revision } = await operator.registry();
  const at = new Date().toISOString();
  const submission = (serial: number) => sampleSubmission(first, { serial, revision, at });
  for (let serial = 1; serial <= 60; serial += 1)
    await put(
      `entries/mf-shop/${serial}.json`,
      await signedFile(submission(serial), keys.shop.privateKey),
    );
  const second = await signSubmission(submission(60), keys.shopToo.privateKey);
  const file = coSignatureFile(submission(60), keys.shopToo.publicKey);
  await put(file, JSON.stringify(second));
  await pass();
  const looked = read.filter((path) => /^entries\/mf-shop\/\d+\.json$/.test(path));
  expect(looked).toHaveLength(20);
  for (let passes = 0; passes < 100 && !(await answer('mf-shop', 60)); passes += 1) await pass();
  expect((await answer('mf-shop', 60))?.accepted).toBe(true);
}, 60_000);

test('a pass removes what was answered long ago, and no answer that anybody needs', async () => {
  const there = await counted();
  const { first, root, operator, pass, open, put, keys } = there;
  await refused(there, { to: 3 });
  const submission = async (serial: number, more: Partial<Submission> = {}) => {
    const { revision } = await operator.registry();
    return answered(there, sampleSubmission(first, { serial, revision, ...more }));
  };
  expect((await submission(4))?.accepted).toBe(true);
  await refused(there, { from: 5, to: 6 });
  await put(`entries/mf-shop/6.0123456789abcdef.json`, 'x');
  const files = async (folder: string) => (await open().list(folder)).map(({ path }) => path);
  await pass();
  expect(await files('answers')).toContain('answers/mf-shop/1.json');
  for (const { path } of [...(await open().list('entries')), ...(await open().list('answers'))])
    utimesSync(join(root, path), new Date(0), new Date(0));
  await put('entries/mf-shop/7.json', 'x');
  await there.pass();
  expect(await files('entries')).toEqual(['entries/mf-shop/7.json']);
  expect(await files('answers')).toEqual([
    'answers/mf-shop/4.json',
    ...[5, 6].flatMap((one) => [`answers/mf-shop/${one}.json`, `answers/mf-shop/${one}.refused`]),
    'answers/mf-shop/7.json',
    'answers/mf-shop/7.unsigned',
  ]);
  // A submission that a thief puts back is refused again.
  const old = sampleSubmission(first, { serial: 3, disabled: true, revision: 2 });
  await put('entries/mf-shop/3.json', await signedFile(old, keys.shop.privateKey));
  await pass();
  expect((await there.answer('mf-shop', 3))?.reason).toBe(
    'serial 3 is not above 4, which was accepted before',
  );
});

test('a publisher that may delete nothing publishes all the same', async () => {
  const there = await deployed(undefined, (store) => ({
    ...store,
    remove: async (path) => {
      throw new StoreUnusable(`403: s3:DeleteObject of ${path}`);
    },
  }));
  await answered(there, sampleSubmission(there.first));
  utimesSync(join(there.root, 'entries/mf-shop/1.json'), new Date(0), new Date(0));
  utimesSync(join(there.root, 'answers/mf-shop/1.json'), new Date(0), new Date(0));
  expect(await there.pass()).toBe('Nothing waits.');
});

/** Files that an attacker with the credentials of mf-shop, but no key, may write. */
async function unsigned(there: There): Promise<string[]> {
  const { privateKey } = await createRegistryKeys();
  const sign = (serial: number, more: Partial<Submission> = {}) =>
    signedFile(sampleSubmission(there.first, { serial, ...more }), privateKey);
  return [
    'x',
    ' '.repeat(70_000),
    await sign(1),
    await sign(1003),
    await sign(1004, { environment: 'staging' }),
    // Some editors begin a file with this mark.
    `\ufeff${await sign(1005)}`,
  ];
}

for (const delegated of ['is valid', 'ran out'])
  test(`what no key of its team signed shuts no team out, while the delegation ${delegated}`, async () => {
    let mayRemove = false;
    const there = await deployed(
      (delegation) => {
        if (delegated === 'ran out') delegation.until = inHours(-1);
      },
      (store) => ({
        ...store,
        remove: async (path) => {
          if (path.startsWith('entries/') && !mayRemove) throw new StoreUnusable(`EACCES: ${path}`);
          await store.remove(path);
        },
      }),
    );
    const { root, put, open, pass } = there;
    for (const [index, text] of (await unsigned(there)).entries())
      await put(`entries/mf-shop/${1000 + index}.json`, text);
    await pass();
    const files = async (folder: string) => (await open().list(folder)).length;
    // These neither count for the limit, nor are read as possibly accepted.
    const { files: counted, serials, refused } = await listAnswers(open(), 'mf-shop');
    expect([counted, serials.size, refused.size]).toEqual([[], 6, 6]);
    const age = async (hours: number) => {
      const at = new Date(Date.now() - hours * 3_600_000);
      for (const { path } of await open().list('answers')) utimesSync(join(root, path), at, at);
      await pass();
    };
    await age(23);
    expect(await files('answers')).toBe(12);
    // A file whose answer was forgotten would be judged again in each pass.
    await age(25);
    expect(await files('answers')).toBe(12);
    rmSync(join(root, 'entries/mf-shop/1000.json'));
    await pass();
    expect(await files('answers')).toBe(10);
    mayRemove = true;
    await pass();
    await pass();
    expect([await files('entries'), await files('answers')]).toEqual([0, 0]);
  });

test('any number of unsigned files leaves a limited number of answers', async () => {
  const there = await deployed();
  const { open, put, pass, root, config } = there;
  for (let serial = 1; serial <= 6; serial += 1) await put(`entries/mf-shop/${serial}.json`, 'x');
  await pass();
  for (let serial = 1; serial <= 6; serial += 1)
    for (const file of [`${serial}.json`, `${serial}.unsigned`])
      utimesSync(join(root, 'answers/mf-shop', file), serial, Date.now() / 1000 - 60 + serial);
  for (let passes = 0; passes < 2; passes += 1) {
    const exchange = await readExchange(open(), ['mf-shop']);
    await pruneExchange(open(), config.registryKey, exchange, new Date(), 4);
  }
  const left = await listAnswers(open(), 'mf-shop');
  expect([...left.serials]).toEqual([5, 6]);
  expect((await open().list('entries/mf-shop')).length).toBe(2);
});

test('over the limit, answers of an earlier version to unsigned files are marked as such', async () => {
  const there = await deployed();
  const { open, config, keys, first } = there;
  const stranger = await createRegistryKeys();
  expect((await answered(there, sampleSubmission(first)))?.accepted).toBe(true);
  const refuse = async (
    serial: number,
    reason: string,
    { isMarked = true, by = keys.registry } = {},
  ) =>
    writeAnswer(
      isMarked ? open() : unmarked(open()),
      { of: '', accepted: false, reason, name: 'mf-shop', serial, environment: config.environment },
      by.privateKey,
    );
  const unreadable = 'it cannot be read: entries/mf-shop/2.json is no JSON';
  await refuse(2, unreadable);
  await refuse(3, unreadable, { isMarked: false });
  await refuse(4, 'it is not signed with a key that the delegation gives mf-shop');
  await refuse(5, 'it has more than 65536 bytes');
  await refuse(6, 'mf-shop is held until 2030-01-01T00:00:00.000Z: leak');
  await refuse(7, unreadable, { by: stranger });
  const pruned = async (most: number) => {
    const exchange = await readExchange(open(), ['mf-shop']);
    await pruneExchange(open(), config.registryKey, exchange, new Date(), most);
    const left = await listAnswers(open(), 'mf-shop');
    return [...new Set(left.unsigned.map(({ serial }) => serial))].sort();
  };
  const { files } = await listAnswers(open(), 'mf-shop');
  expect(await pruned(files.length)).toEqual([]);
  expect(await pruned(files.length - 1)).toEqual([2, 3, 4, 5]);
});

longTest(
  'what an earlier version answered to garbage locks a team out for a few passes only',
  async () => {
    const there = await deployed();
    const { keys, put, pass, open, first } = there;
    await refused(there, { from: 2, to: MAX_FILES / 2 + 101 });
    await put(
      'entries/mf-shop/1.json',
      await signedFile(sampleSubmission(first), keys.shop.privateKey),
    );
    expect(await pass()).toContain(`answers/mf-shop has more than ${MAX_FILES} files`);
    const { files, unsigned } = await listAnswers(open(), 'mf-shop');
    expect([files.length, unsigned.length]).toEqual([MAX_FILES, 300]);
    expect(await pass()).not.toContain('more than');
    expect((await there.answer())?.accepted).toBe(true);
  },
  60_000,
);

test('a team that changes its remote all the time is told of, and waits', async () => {
  const there = await deployed();
  const { first, keys, put, pass, operator, root, open } = there;
  let { revision } = await operator.registry();
  for (let serial = 1; serial <= 65; serial += 1) {
    const submission = sampleSubmission(first, { serial, revision, disabled: serial % 2 === 0 });
    await put(`entries/mf-shop/${serial}.json`, await signedFile(submission, keys.shop.privateKey));
    revision += 1;
    if (serial % 20 === 0) await pass();
  }
  expect((await operator.registry()).revision).toBe(61);
  const quiz = await uploaded(open(), 'mf-quiz', '00000001');
  const other = sampleSubmission(quiz, { name: 'mf-quiz' });
  await put('entries/mf-quiz/1.json', await signedFile(other, keys.quiz.privateKey));
  expect(await pass()).toContain('mf-shop changed 60 times within an hour');
  expect((await there.answer('mf-quiz'))?.accepted).toBe(true);
  const before = new Date(Date.now() - 3_700_000);
  for (const { path } of await open().list('answers/mf-shop'))
    utimesSync(join(root, path), before, before);
  await pass();
  expect((await there.answer('mf-shop', 61))?.accepted).toBe(true);
}, 60_000);

test('files with thousands of mistakes delay no other team', async () => {
  const there = await deployed();
  const quiz = await uploaded(there.open(), 'mf-quiz', '00000001');
  const bad = JSON.stringify(Array.from({ length: 30_000 }, () => 1));
  for (let serial = 1; serial <= 5; serial += 1)
    await there.put(`entries/mf-shop/${serial}.json`, `{"submission":{"bad":${bad}}}`);
  const submission = sampleSubmission(quiz, { name: 'mf-quiz' });
  expect((await answered(there, submission, there.keys.quiz.privateKey))?.accepted).toBe(true);
}, 60_000);

test('what a key signed before the roots gave it the remote stays refused', async () => {
  const there = await deployed();
  const { first, keys, open, put, pass, root, operator, delegate } = there;
  const early = sampleSubmission(first);
  const { privateKey, publicKey } = keys.shopToo;
  expect((await answered(there, early, privateKey))?.accepted).toBe(false);
  rmSync(join(root, 'entries/mf-shop/1.json'));
  for (const { path } of await open().list('answers')) utimesSync(join(root, path), 0, 0);
  await pass();
  await delegate(({ teams }) => {
    teams['mf-shop']?.keys.push({ key: publicKey, until: inHours(99) });
  });
  await put('entries/mf-shop/1.json', await signedFile(early, privateKey));
  await pass();
  expect((await there.answer())?.reason).toBe(
    'its key could not sign for mf-shop at revision 1, from which it was made',
  );
  const { revision } = await operator.registry();
  const next = sampleSubmission(first, { serial: 2, revision });
  expect((await answered(there, next, privateKey))?.accepted).toBe(true);
}, 60_000);

test('what a key of the team signed stays answered, however long', async () => {
  const there = await deployed();
  const { operator, first, root, pass, open } = there;
  await operator.run('hold', 'all', { until: inHours(5), reason: 'leak' });
  const { revision } = await operator.registry();
  expect((await answered(there, sampleSubmission(first, { revision })))?.accepted).toBe(false);
  await operator.run('end-hold', 'all');
  for (const { path } of await open().list('answers')) utimesSync(join(root, path), 0, 0);
  await pass();
  await pass();
  expect((await there.answer())?.accepted).toBe(false);
  expect((await operator.registry()).remotes).toEqual([]);
});

test('in a long pass a team is answered before the next one is looked at', async () => {
  const written: string[] = [];
  const there = await deployed(undefined, (store) => ({
    ...store,
    putNew: async (path, content) => {
      written.push(path);
      await store.putNew(path, content);
    },
    putText: async (path, text) => {
      written.push(path);
      await store.putText(path, text);
    },
  }));
  const quiz = await uploaded(there.open(), 'mf-quiz', '00000001');
  const text = await signedFile(
    sampleSubmission(quiz, { name: 'mf-quiz' }),
    there.keys.quiz.privateKey,
  );
  await there.put('entries/mf-quiz/1.json', text);
  await there.put(
    'entries/mf-shop/1.json',
    await signedFile(sampleSubmission(there.first), there.keys.shop.privateKey),
  );
  written.length = 0;
  await there.publisher.run('publish-entries', '', { waits: { settleMs: 0 } });
  const order = ['history/2.json', 'freshness.json', 'answers/mf-quiz/1.json', 'history/3.json'];
  expect(written.filter((path) => order.includes(path))).toEqual([...order, 'freshness.json']);
  expect((await there.answer())?.accepted).toBe(true);
});

test('a team that changes its remote all the time still switches it off', async () => {
  const there = await deployed();
  const { first, keys, put, pass, operator } = there;
  let { revision } = await operator.registry();
  for (let serial = 1; serial <= 60; serial += 1) {
    const disabled = serial % 2 === 1;
    const submission = sampleSubmission(first, { serial, revision, disabled });
    await put(`entries/mf-shop/${serial}.json`, await signedFile(submission, keys.shop.privateKey));
    revision += 1;
    if (serial % 20 === 0) await pass();
  }
  const isOff = async () => (await operator.registry()).remotes[0]?.disabled === true;
  expect([(await operator.registry()).revision, await isOff()]).toEqual([61, false]);
  const off = (serial: number, disabled = true) =>
    answered(there, sampleSubmission(first, { serial, revision: 61, disabled }));
  expect(await off(70, false)).toBeNull();
  expect(await isOff()).toBe(false);
  expect((await off(71))?.accepted).toBe(true);
  expect(await isOff()).toBe(true);
}, 60_000);

test('any number of files that no key signed is one line of a pass', async () => {
  const { put, pass } = await deployed();
  for (let serial = 1; serial <= 19; serial += 1) await put(`entries/mf-shop/${serial}.json`, 'x');
  await put('entries/mf-quiz/1.json', 'x');
  const said = (await pass()).split('\n').filter((line) => line.includes('is refused'));
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^mf-shop, serial 1, .* \(and 18 more that no key of its team signed\)$/);
  expect(said[1]).toMatch(/^mf-quiz, serial 1, is refused: it cannot be read/);
});
