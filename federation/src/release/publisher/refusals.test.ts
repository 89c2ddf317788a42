import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { entryProblem } from '@vitrina/contract/delegation-signature';
import type { Release } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { releaseNoteSchema } from '@vitrina/contract/release-note';
import { registryKeeper } from '../registry-keeper.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import { answered, deployed, type There } from '../testing/answered.ts';
import { type Delegating, inHours } from '../testing/sample-delegation.ts';
import { sampleSubmission, signedFile, uploaded } from '../testing/sample-submission.ts';
import { updateRegistry } from '../update-registry.ts';
import type { Answer } from './answer.ts';

const ownMount = { id: 'page', access: 'public', document: 'payment' } as const;
const mount = (path: string) => ({
  ...ownMount,
  ...{ path, title: 'Pagină', module: './page', timeoutMs: 6000, header: 'public' as const },
  ...{ onDenied: '/login', preloadCalls: [] },
});

/** Refused submissions, and the reason that the team reads. */
const REFUSED: Array<
  [what: string, reason: RegExp, submit: (there: There) => Promise<Answer | null>, Delegating?]
> = [
  [
    "signed with another team's key",
    /^it is not signed with a key that the delegation gives mf-shop$/,
    (there) => answered(there, sampleSubmission(there.first), there.keys.quiz.privateKey),
  ],
  [
    'signed with a key of nobody',
    /^it is not signed with a key/,
    async (there) =>
      answered(there, sampleSubmission(there.first), (await createRegistryKeys()).privateKey),
  ],
  [
    "signed with the registry's key",
    /^it is not signed with a key/,
    (there) => answered(there, sampleSubmission(there.first), there.keys.registry.privateKey),
  ],
  [
    'signed with a key that ran out',
    /^its key may sign for mf-shop until .*, which has passed$/,
    (there) => answered(there, sampleSubmission(there.first, { revision: 2 })),
    ({ teams }) => {
      for (const key of teams['mf-shop']?.keys ?? []) key.until = inHours(-1);
    },
  ],
  [
    'made when the delegation ran out',
    /^the delegation ran out at .*: the roots sign another one$/,
    (there) => answered(there, sampleSubmission(there.first, { revision: 2 })),
    (delegation) => {
      delegation.until = inHours(-1);
    },
  ],
  [
    'for another environment',
    /^it is for staging, and this is production$/,
    (there) => answered(there, sampleSubmission(there.first, { environment: 'staging' })),
  ],
  [
    'outside of its claims',
    /the roster does not give mf-shop the mount page at \/admin/,
    async (there) => {
      const mounts = [mount('/admin')];
      const release = await uploaded(there.open(), 'mf-shop', '00000002', { mounts });
      return answered(there, sampleSubmission(release));
    },
  ],
  [
    'a canary outside of its claims',
    /the roster does not give mf-shop the mount page at \/admin/,
    async (there) => {
      const mounts = [mount('/admin')];
      const release = await uploaded(there.open(), 'mf-shop', '00000002', { mounts });
      return answered(there, sampleSubmission(there.first, { canary: { release, share: 0.5 } }));
    },
  ],
  [
    'from an origin that is not configured',
    /lies on https:\/\/evil\.example, which is none of the configured remoteOrigins/,
    async (there) => {
      const origin = 'https://evil.example';
      return answered(
        there,
        sampleSubmission(await uploaded(there.open(), 'mf-shop', '00000002', { origin })),
      );
    },
  ],
  [
    'for a shell that there is not',
    /needs contract \^9\.0\.0; the shell has 1\.0\.0/,
    async (there) => {
      const contract = '^9.0.0';
      return answered(
        there,
        sampleSubmission(await uploaded(there.open(), 'mf-shop', '00000002', { contract })),
      );
    },
  ],
  [
    'without its files in the store',
    /has no release 1\.0\.0-00000009 of mf-shop/,
    (there) => answered(there, sampleSubmission({ ...there.first, id: '1.0.0-00000009' })),
  ],
  [
    'with a fallback that was never live',
    /^1\.0\.0-00000002, which pages would fall back to, was never live$/,
    async (there) => {
      const previous = await uploaded(there.open(), 'mf-shop', '00000002');
      return answered(there, sampleSubmission(there.first, { previous }));
    },
  ],
  [
    'with a serial that leaves none for others',
    /^serial 999999 is too far above 0/,
    (there) => answered(there, sampleSubmission(there.first, { serial: 999_999 })),
  ],
  [
    'with so many marks that no other submission would fit beside them',
    /^it marks 3000 releases as bad, and 200 are the most/,
    (there) => {
      const bad = Array.from({ length: 3000 }, (_, index) => `1.0.0-${10_000_000 + index}`);
      return answered(there, sampleSubmission(there.first, { bad }));
    },
  ],
  [
    'with the same mark again and again',
    /^it marks 3000 releases as bad, and 200 are the most/,
    (there) => {
      const bad = Array.from({ length: 3000 }, () => '1.0.0-00000002');
      return answered(there, sampleSubmission(there.first, { bad }));
    },
  ],
  [
    'with a mark that names no release',
    /^"mf-admin is live " is the id of no release$/,
    (there) => answered(there, sampleSubmission(there.first, { bad: ['mf-admin is live\u001b'] })),
  ],
  [
    'held',
    /^Everything is held until .*: Black Friday\./,
    async (there) => {
      await there.operator.run('hold', 'all', { until: inHours(5), reason: 'Black Friday' });
      return answered(there, sampleSubmission(there.first, { revision: 2 }));
    },
  ],
  [
    'changed since it was signed',
    /^it is not signed with a key/,
    async (there) => {
      const text = await signedFile(sampleSubmission(there.first), there.keys.shop.privateKey);
      await there.put('entries/mf-shop/1.json', text.replace('00000001', '00000002'));
      await there.pass();
      return there.answer();
    },
  ],
  [
    'with a key that readers drop, and no second signer would read',
    /^it has a key "__proto__"$/,
    (there) => {
      const hidden = JSON.parse('{"__proto__":{"slots":[]}}') as object;
      return answered(there, sampleSubmission({ ...there.first, ...hidden }));
    },
  ],
  [
    'of another place',
    /^it is of mf-shop, serial 1$/,
    async (there) => {
      const text = await signedFile(sampleSubmission(there.first), there.keys.shop.privateKey);
      await there.put('entries/mf-shop/7.json', text);
      await there.pass();
      return there.answer('mf-shop', 7);
    },
  ],
];

for (const [what, reason, submit, change] of REFUSED)
  test(`what is ${what} does not go live, and its team reads why`, async () => {
    const there = await deployed(change);
    const answer = await submit(there);
    expect(answer?.accepted).toBe(false);
    expect(answer?.reason).toMatch(reason);
    // Its team submits again, with the next free serial.
    expect(answer?.isOutdated).toBe(/^serial /.test(answer?.reason ?? '') || undefined);
    expect((await there.operator.registry()).remotes).toEqual([]);
  });

const HOSTILE: Array<[what: string, text: string]> = [
  ['is empty', ''],
  ['is no JSON', '{'],
  ['is a list', '[]'],
  ['is nothing', 'null'],
  ['is too large', `"${'x'.repeat(300_000)}"`],
  ['is nested deeply', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  [
    'hides depth in a key',
    `{"submission":{"current":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}}`,
  ],
  ['names prototypes', '{"__proto__":{"submission":1},"constructor":{}}'],
];

test('the journal names the key of a change, whatever name the team gives', async () => {
  const there = await deployed();
  const by = `ana.operator ${'x'.repeat(66)}💄`;
  expect((await answered(there, sampleSubmission(there.first, { by })))?.accepted).toBe(true);
  const note = releaseNoteSchema.parse(
    JSON.parse(await there.operator.text('history/2.note.json')),
  );
  expect(note.by).toMatch(/^mf-shop …[\w+/]{12}: ana\.operator x+$/);
});

test('what is of a remote that nobody may release is not looked at', async () => {
  const there = await deployed();
  expect(await answered(there, sampleSubmission(there.first, { name: 'mf-news' }))).toBeNull();
  expect((await there.operator.registry()).revision).toBe(1);
});

test('a malformed file costs itself alone: what was submitted after it goes live', async () => {
  const there = await deployed();
  for (const [index, [, text]] of HOSTILE.entries())
    await there.put(`entries/mf-shop/${index + 1}.json`, text);
  for (const name of ['__proto__', 'constructor', 'mf-shop/../mf-quiz', 'UPPER'])
    await there.put(`entries/${name}/1.json`, '{}');
  await there.put('entries/mf-shop/08.json', '{}');
  await there.put('entries/mf-shop/9.0123456789abcdef.json', 'no signature');
  const outside = join(there.root, 'outside.json');
  writeFileSync(outside, '{}');
  symlinkSync(outside, join(there.root, 'entries/mf-shop/50.json'));
  mkdirSync(join(there.root, 'entries/mf-shop/51.json'));
  const serial = HOSTILE.length + 1;
  const answer = await answered(there, sampleSubmission(there.first, { serial }));
  expect(answer).toMatchObject({ accepted: true, revision: 2 });
  for (const [index, [what]] of HOSTILE.entries())
    expect((await there.answer('mf-shop', index + 1))?.accepted, what).toBe(false);
  expect(await there.answer('mf-shop', 50)).toBeNull();
});

test('a file that is replaced after it was listed is measured as it is read', async () => {
  let afterList = () => {};
  const there = await deployed(undefined, (store) => ({
    ...store,
    async list(folder) {
      const files = await store.list(folder);
      if (folder === 'entries/mf-shop') afterList();
      return files;
    },
  }));
  const text = await signedFile(sampleSubmission(there.first), there.keys.shop.privateKey);
  const file = 'entries/mf-shop/1.json';
  await there.put(file, text);
  afterList = () => writeFileSync(join(there.root, file), text + ' '.repeat(5_000_000));
  await there.pass();
  expect((await there.answer())?.reason).toBe('it has more than 65536 bytes');
});

test('a malformed answer costs itself alone', async () => {
  const there = await deployed();
  for (const [index, text] of ['{"a":', '', '{}', 'null'].entries()) {
    await there.put(`answers/mf-shop/${index + 1}.json`, text);
    expect(await there.answer('mf-shop', index + 1)).toBeNull();
  }
  const answer = await answered(there, sampleSubmission(there.first, { serial: 5 }));
  expect(answer).toMatchObject({ accepted: true, revision: 2 });
});

/** Nested lists in a field that no version knows. */
const withDepth = (release: Release, depth: number): Release => ({
  ...release,
  ...{ unknown: JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) },
});

test('what every page would carry of an entry has limits', async () => {
  const there = await deployed();
  const { first } = there;
  const large = { ...first, ...{ unknown: 'x'.repeat(65_000) } };
  const tooLarge = await answered(there, sampleSubmission(large));
  expect(tooLarge?.reason).toBe('it has more than 65536 bytes');
  const deep = await answered(there, sampleSubmission(withDepth(first, 40), { serial: 2 }));
  expect(deep?.reason).toBe('it is nested more than 32 deep');
  const newer = await answered(there, sampleSubmission(withDepth(first, 20), { serial: 3 }));
  expect(newer?.accepted).toBe(true);
});

test('a pass answers twenty files of a team, so that it delays no other for longer', async () => {
  const there = await deployed();
  const other = await uploaded(there.open(), 'mf-quiz', '00000009');
  for (let serial = 1; serial <= 50; serial += 1)
    await there.put(`entries/mf-shop/${serial}.json`, '{}');
  const submission = sampleSubmission(other, { name: 'mf-quiz' });
  const answer = await answered(there, submission, there.keys.quiz.privateKey);
  expect(answer?.accepted).toBe(true);
  const seen = async () =>
    (await there.open().list('answers/mf-shop')).filter(({ path }) => path.endsWith('.json'))
      .length;
  expect(await seen()).toBe(20);
  await there.pass();
  expect(await seen()).toBe(40);
});

test('what was accepted once is not taken again, and an older one neither', async () => {
  const there = await deployed();
  const [first, second] = [there.first, await uploaded(there.open(), 'mf-shop', '00000002')];
  await answered(there, sampleSubmission(first, { serial: 3 }));
  await answered(there, sampleSubmission(second, { serial: 5, previous: first, revision: 2 }));
  const live = await there.operator.registry();
  expect(live.remotes[0]?.current.id).toBe(second.id);
  const late = await answered(there, sampleSubmission(first, { serial: 4, revision: 3 }));
  expect(late).toMatchObject({ accepted: false, isOutdated: true });
  expect(late?.reason).toBe('serial 4 is not above 5, which was accepted before');
  const old = await answered(there, sampleSubmission(first, { serial: 6, revision: 2 }));
  expect(old).toMatchObject({ accepted: false, isOutdated: true });
  expect(old?.reason).toBe('it was made from revision 2, and mf-shop changed since');
  expect(await there.operator.registry()).toEqual(live);
});

test('a release that is live gets no other content under its id', async () => {
  const there = await deployed();
  await answered(there, sampleSubmission(there.first));
  const entry = { ...there.first.entry, url: 'https://remote.exemplu.ro/other/entry.js' };
  for (const [serial, more] of [
    [2, { current: { ...there.first, entry } }],
    [3, { canary: { release: { ...there.first, entry }, share: 0.5 } }],
    [4, { previous: { ...there.first, entry } }],
  ] as const) {
    const submission = sampleSubmission(there.first, { serial, revision: 2, ...more });
    const answer = await answered(there, submission);
    expect(answer?.reason).toBe(
      '1.0.0-00000001 is live with other content: a release keeps its id',
    );
  }
});

test('what a hostile file says moves no cursor and adds no line where it is quoted', async () => {
  const there = await deployed();
  const by = 'ana\u001b[2J\nALARM all is well \u202e';
  const answer = await answered(there, sampleSubmission(there.first, { by }));
  expect(answer?.accepted).toBe(false);
  await there.put('entries/mf-shop/2.json', '{"submission":{"name":"\\u001b[2J\\nALARM"}}');
  await there.pass();
  for (const serial of [1, 2])
    expect((await there.answer('mf-shop', serial))?.reason).toMatch(/^\P{C}+$/u);
});

test('a team reads at its terminal why the publisher refused', async () => {
  const there = await deployed();
  const { shop, operator } = there;
  const told = shop
    .release('mf-shop', sampleRemote('mf-shop', '00000004'))
    .catch((error: Error) => error.message);
  while ((await there.open().list('entries')).length === 0)
    await new Promise((resolve) => setImmediate(resolve));
  await operator.run('hold', 'all', { until: inHours(5), reason: 'Black Friday' });
  await there.pass();
  expect(await told).toMatch(
    /^The publisher refused mf-shop, serial 1: Everything is held until .*: Black Friday\./,
  );
});

/** Messages of a team's command before it writes anything. */
const AT_ONCE: Array<
  [what: string, says: RegExp, run: (there: There) => Promise<unknown>, Delegating?]
> = [
  [
    'a remote of another team',
    /^VITRINA_TEAM_KEY \(….{12}\) may not sign for mf-quiz, but for mf-shop\. Nothing was changed\./,
    ({ member, keys }) =>
      member('mf-quiz', keys.shop.privateKey).release(
        'mf-quiz',
        sampleRemote('mf-quiz', '00000001'),
      ),
  ],
  [
    'a key that ran out',
    /^VITRINA_TEAM_KEY could sign for mf-shop until .* Nothing was changed\./,
    ({ shop }) => shop.release('mf-shop', sampleRemote('mf-shop', '00000002')),
    ({ teams }) => {
      for (const key of teams['mf-shop']?.keys ?? []) key.until = inHours(-1);
    },
  ],
  [
    'what is no key',
    /^VITRINA_TEAM_KEY is no key: pnpm team-keys makes one/,
    ({ member }) =>
      member('mf-shop', 'AAAA').release('mf-shop', sampleRemote('mf-shop', '00000002')),
  ],
  [
    'the shell',
    /^A team's key changes the team's own remote\. release shell takes the registry's/,
    ({ shop }) => shop.run('release', 'shell'),
  ],
  [
    'a hold',
    /hold mf-shop takes the registry's/,
    ({ shop }) => shop.run('hold', 'mf-shop', { until: inHours(5), reason: 'x' }),
  ],
];

for (const [what, says, run, change] of AT_ONCE)
  test(`a team that asks for ${what} is told at once, and nothing is written`, async () => {
    const there = await deployed(change);
    await expect(run(there)).rejects.toThrow(says);
    for (const folder of ['entries', 'mf-quiz', 'mf-shop/1.0.0-00000002'])
      expect(await there.open().list(folder)).toEqual([]);
  });

/** Changes that the registry's key alone cannot make: pages would refuse them. */
test("the registry's key makes no entry, takes no delegation away and changes no roster", async () => {
  const there = await deployed();
  const { operator } = there;
  await answered(there, sampleSubmission(there.first));
  const before = await operator.registry();
  await expect(operator.release('mf-shop', sampleRemote('mf-shop', '00000002'))).rejects.toThrow(
    /^Nothing was changed: mf-shop is not signed by its team: releases of a remote are signed with VITRINA_TEAM_KEY/,
  );
  const { roster } = before;
  const file = join(temporaryFolder('roster'), 'roster.json');
  const claims = structuredClone(roster);
  claims?.['mf-shop']?.[0]?.preloadCalls.push('/api/settings');
  writeFileSync(file, JSON.stringify(claims));
  await expect(operator.run('roster', '', { positionals: [file] })).rejects.toThrow(
    /^Roots sign the roster, and nothing was changed/,
  );
  expect(await operator.registry()).toEqual(before);
  expect(await operator.run('switch-off', 'mf-shop')).toContain('switched off (revision 3)');
  expect(await operator.run('switch-on', 'mf-shop')).toContain('is live (revision 4)');
});

test('a publisher makes nothing live that browsers would refuse, whatever was checked before', async () => {
  const { open, config, publisherKeys, operator, first } = await deployed();
  const keeper = registryKeeper({
    ...{ store: open(), privateKey: publisherKeys.privateKey, config },
    ...{ stateDir: operator.stateDir, isOfTeam: true },
  });
  const entry = { name: 'mf-shop', current: first, previous: null };
  await expect(updateRegistry(keeper, (live) => ({ ...live, remotes: [entry] }))).rejects.toThrow(
    'mf-shop is not signed by its team',
  );
  expect((await operator.registry()).remotes).toEqual([]);
});

test('who is on call has both keys, and goes back with no publisher', async () => {
  const there = await deployed();
  const { operator, publisher, shop, keys, config } = there;
  const second = await uploaded(there.open(), 'mf-shop', '00000002');
  await answered(there, sampleSubmission(there.first));
  await answered(
    there,
    sampleSubmission(second, { serial: 2, previous: there.first, revision: 2 }),
  );
  const both = { teamKey: keys.shop.privateKey };
  expect(await operator.run('rollback', 'mf-shop', both)).toContain(
    'mf-shop 1.0.0-00000001 is live',
  );
  const { remotes, delegation, environment } = await operator.registry();
  const [entry] = remotes;
  if (!entry || !delegation) throw new Error('It is not live.');
  expect(await entryProblem(entry, { delegation, environment })).toBeNull();
  expect(entry.signed?.serial).toBe(3);
  // The team continues from there, also through a publisher that has its key.
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000003'));
  let isDone = false;
  const done = released.finally(() => {
    isDone = true;
  });
  while (!isDone) await publisher.run('publish-entries', '', both);
  expect(await done).toContain('mf-shop 1.0.0-00000003 is live');
  const live = await operator.registry();
  expect(live.remotes[0]?.signed?.serial).toBe(4);
  expect(live.environment).toBe(config.environment);
  await expect(
    operator.release('mf-quiz', sampleRemote('mf-quiz', '00000001'), both),
  ).rejects.toThrow('mf-quiz is not signed by its team');
});
